import type { FastifyInstance, FastifyRequest } from 'fastify'
import { webHeaders } from '../../kernel/auth/headers.ts'
import type { Env } from '../../base/env.ts'
import type { ErrorBody } from '../../base/errors/api-error.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import { escaped } from '../../base/mail/account-mails.ts'
import { clientKey, manualLimit } from '../../base/rate-limits/plugin.ts'
import { contentOf } from '../../kernel/public/content.ts'
import { pageHeaders } from './security-headers.ts'
import type { SharedPages } from './shared-renderer.ts'

/** An error as a page: its HTML and the headers it is sent with. */
export interface ErrorPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * How often a place may have a page made for it that is not kept: each takes some milliseconds of the thread that answers
 * everybody. Whoever is signed in is known.
 */
export const renderingLimit = (app: FastifyInstance) =>
  manualLimit(app, {
    max: 100,
    timeWindow: '10 seconds',
    keyGenerator: (request: FastifyRequest) => `pages ${clientKey(request)}`,
  })

/** Says in the reader's language that a place has asked for too much, and takes next to no time. */
export function tooManyPage({ url }: FastifyRequest): ErrorPage {
  const language = /^\/en(?:[/?]|$)/.test(url) ? 'en' : 'ja'
  const text = escaped(translatorOf(language)('commons.failures.tooMany'))
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>429</title></head><body><p>${text}</p></body></html>`,
    headers: { 'content-type': 'text/html; charset=utf-8', ...pageHeaders([]) },
  }
}

/** Whether a request comes from a browser that will show the answer to a person. */
export const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/**
 * The error screen in the frame of the public site, for a request that no page answered: an address that cannot be read,
 * a database that is away. It depends on nothing that may have failed but the build: after a failure nothing is read, as
 * the page would wait for what has just failed.
 */
export async function renderErrorPage(
  app: FastifyInstance,
  pages: SharedPages,
  { PUBLIC_URL }: Env,
  { url, headers }: FastifyRequest,
  { statusCode: status, message, data }: ErrorBody,
): Promise<ErrorPage> {
  const { render, assets, connect } = await pages.renderer()
  const operator = status >= 500 ? undefined : await app.operatorTenant().catch(() => undefined)
  const content = contentOf(app.database!, operator, async () => false)
  const { answer, scripts } = await render(new Request(PUBLIC_URL, { headers: webHeaders(headers) }), {
    session: null,
    sendsMail: false,
    content: { ...content, site: () => content.site().catch(() => undefined) },
    refused: { status, message, path: url.split(/[?#]/)[0]!, code: data['code'] },
    readTenant: async () => null,
    hasRecord: async () => false,
    ask: async () => false,
    ...(assets && { assets }),
  })
  return {
    html: await answer.text(),
    headers: { ...Object.fromEntries(answer.headers), ...pageHeaders(scripts, connect) },
  }
}
