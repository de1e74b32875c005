import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { operatorPages, operatorSite } from '../../../entities/installation.ts'
import { isBlank } from '../../../entities/language/text/normalise-text.ts'
import { commentLimit, newComment } from '../../../entities/system/preview.ts'
import { asApiError } from '../../base/db/as-api-error.ts'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import { manualLimit } from '../../base/rate-limits/plugin.ts'
import { publicRecord } from '../../kernel/public/records.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { IsClosed } from './visitor-form.ts'

/** A comment that was not accepted: what was typed, and why. */
export interface RefusedComment {
  /** The id that the comment will have, so that sending it twice leaves it once. */
  readonly key: string
  readonly name: string
  readonly body: string
  readonly reason: 'missing' | 'tooLong' | 'closed' | 'full' | 'tooMany' | 'failed'
  readonly status: number
}

/** Responds to a refused comment with its page. */
export type ShowComment = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused?: RefusedComment,
) => Promise<FastifyReply>

const languages = ['', '/ja', '/en'] as const
const paths = [...new Set(Object.values(operatorPages))]
const addresses = paths.map((path) => new RegExp(`^(?:/ja|/en)?${path.replace('{slug}', '[^/]+')}/?$`))

/** Whether the page at a path shows what a preview shows, so that a comment can be left there. */
export const isCommented = (pathname: string): boolean => addresses.some((address) => address.test(pathname))

/**
 * Takes the comments that visitors leave on the operator's own pages by a preview link, with or without JavaScript: each
 * is posted to the address of its page, which is shown again with everything that was typed if it is refused. No cookie
 * counts.
 */
export function commentFormRoutes(isClosed: IsClosed, show: ShowComment) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(formbody)
    const overLimit = manualLimit(app, commentLimit)
    for (const language of languages)
      for (const path of paths)
        app.post(`${language}${path.replace('{slug}', ':slug')}` || '/', {
          config: { access: 'public', urlencoded: true },
          schema: { hide: true },
          handler: async (request, reply) => {
            const { preview: token } = request.query as { readonly preview?: unknown }
            if (typeof token !== 'string') throw notFound(`There is nothing at ${request.method} ${request.url}.`)
            if (await isClosed(request, reply)) return show(request, reply)
            const refused = await leave(request, reply, path, token)
            if (refused) return show(request, reply, refused)
            const page = request.url.replace(/[?#].*/, '')
            return reply.redirect(`${page}?preview=${encodeURIComponent(token)}#comments`, 303)
          },
        })

    async function leave(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      token: string,
    ): Promise<RefusedComment | undefined> {
      const { name, text, key } = typedIn(request.body)
      const refuse = (reason: RefusedComment['reason'], status: number): RefusedComment => ({
        key,
        name,
        body: text,
        reason,
        status,
      })
      if (isBlank(name) || isBlank(text)) return refuse('missing', 422)
      const comment = newComment.safeParse({ id: key, name, body: text, page: request.url.replace(/[?#].*/, '') })
      if (!comment.success) return refuse('tooLong', 422)
      const wait = await overLimit(request)
      if (wait !== undefined) {
        reply.header('retry-after', String(wait))
        return refuse('tooMany', 429)
      }
      try {
        await app.leavePreviewComment(request, token, { ...comment.data, ...(await recordAt(request, path)) })
        return undefined
      } catch (error) {
        const { statusCode: status, data } = asApiError(error)
        if (status === 404 || status === 410) throw error
        if (status === 403) return refuse('closed', status)
        if (error instanceof ApiError && data['code'] === 'TOO_MANY_COMMENTS') return refuse('full', status)
        if (status >= 500) request.log.error({ err: error }, 'comment not taken in')
        return { ...refuse('failed', status), key: status === 409 ? uuid() : key }
      }
    }

    /** The record whose own page is at an address; of a link to a plan, the comment is about that one. */
    async function recordAt(
      request: FastifyRequest,
      path: string,
    ): Promise<{ readonly entity: string; readonly recordId: string } | undefined> {
      const { slug } = request.params as { readonly slug?: string }
      const entity = Object.keys(operatorPages).find((name) => operatorPages[name] === path)!
      const operator = await app.operatorTenant()
      if (slug === undefined || operator === undefined) return undefined
      const previewed = await app.previewOf(request, operator)
      const at = { id: operator, site: operatorSite } as const
      const { value } = await publicRecord(app.database!, at, entityByName(entity)!, 'slug', slug, 'public', previewed)
      return value && value !== 'gone' ? { entity, recordId: value.record.id } : undefined
    }
  }
}

/** What was typed. What is no text counts as nothing. */
function typedIn(body: unknown): { readonly name: string; readonly text: string; readonly key: string } {
  const input = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const textOf = (name: string): string => (typeof input[name] === 'string' ? input[name] : '')
  const key = textOf('key')
  const { success } = newComment.shape.id.safeParse(key)
  return { name: textOf('name'), text: textOf('text'), key: success ? key : uuid() }
}
