import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Issue } from '../../entities/issue.ts'
import { operatorSite } from '../../entities/sites.ts'
import type { Env } from '../env.ts'
import { asApiError } from '../error-handler.ts'
import { ApiError, forbidden, notFound } from '../errors.ts'
import { ownLimit } from '../plugins/rate-limit.ts'
import { deskOf } from './desk.ts'
import { bodyOf, readSent, type PostedForm, type Sent } from './form.ts'
import { assertInquiry, policyInForce, receiveInquiry } from './receive.ts'

/** Answers a sent form with its page. */
type Show = (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<FastifyReply>

/** Whether the site takes nothing from a visitor now; its page says why. */
type IsClosed = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

const forms = ['', '/ja', '/en'] as const

/**
 * The operator's contact form as browsers send it, with JavaScript or without: checked, read once more, sent. Whatever
 * keeps it from being taken in, the page comes back with everything that was typed.
 */
export function contactForm({ PUBLIC_URL, SMTP_URL }: Env, isClosed: IsClosed, show: Show) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(formbody)
    const limited = ownLimit(app, { max: 10, timeWindow: '10 minutes' })

    for (const form of forms) {
      app.post(`${form}/contact`, {
        config: { access: 'public', urlencoded: true },
        schema: { hide: true },
        handler: async (request, reply) => {
          const { origin } = request.headers
          if (origin !== undefined && origin !== new URL(PUBLIC_URL).origin) throw forbidden()
          const sent = readSent(request.body)
          if (await isClosed(request, reply))
            return show(request, reply, { step: 'write', values: sent.values, issues: [], status: 503 })
          const answer = await answerTo(sent, request, reply, form)
          return 'receiptNo' in answer
            ? reply.redirect(`${form}/contact/success?no=${answer.receiptNo}`, 303)
            : show(request, reply, { values: sent.values, issues: [], ...answer })
        },
      })
    }

    type Answer = Omit<PostedForm, 'values' | 'issues'> & { readonly issues?: readonly Issue[] }

    async function answerTo(
      { step, values, policy, key }: Sent,
      request: FastifyRequest,
      reply: FastifyReply,
      form: (typeof forms)[number],
    ): Promise<Answer | { readonly receiptNo: string }> {
      if (step === 'edit') return { step: 'write', status: 200 }
      const body = bodyOf(values)
      const issues = faultsIn(() => assertInquiry(operatorSite, body))
      if (issues) return { step: 'write', issues, status: 422 }
      const again = { step: 'confirm', key: key ?? uuid() } as const
      try {
        const tenant = await operatorTenant()
        if (((await policyInForce(app.database!, tenant)) ?? '') !== policy)
          return { step: 'write', refusal: 'policyChanged', status: 422 }
        if (step !== 'send' || !key) return { ...again, status: 200 }
        const wait = await limited(request)
        if (wait !== undefined) {
          reply.header('retry-after', String(wait))
          return { ...again, refusal: 'tooMany', status: 429 }
        }
        return await receiveInquiry(
          app.database!,
          {
            tenant,
            desk: await deskOf(app.database!, tenant.id, tenant.id),
            locale: form === '/en' ? 'en' : 'ja',
            sourceUrl: `${PUBLIC_URL}${form}/contact`,
            mails: SMTP_URL !== undefined,
            publicUrl: PUBLIC_URL,
            requestId: request.id,
            id: key,
          },
          body,
        )
      } catch (error) {
        if (error instanceof ApiError && error.statusCode < 500) throw error
        request.log.error({ err: error }, 'inquiry not taken in')
        return { ...again, refusal: 'failed', status: asApiError(error).statusCode }
      }
    }

    async function operatorTenant() {
      const id = await app.operatorTenant()
      if (id === undefined) throw notFound()
      return { id, site: operatorSite, slug: operatorSite } as const
    }
  }
}

/** What is wrong with the fields, if anything is. */
function faultsIn(check: () => void): readonly Issue[] | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    const issues = error instanceof ApiError && (error.data['issues'] as readonly Issue[] | undefined)
    if (!issues) throw error
    return issues
  }
}
