import type { FastifyInstance, FastifyRequest } from 'fastify'
import { webHeaders } from '../auth/headers.ts'
import { blankForm } from '../contact/form.ts'
import type { Env } from '../env.ts'
import type { ErrorBody } from '../errors/api-error.ts'
import { contentOf } from '../public/content.ts'
import { pageHeaders } from './security-headers.ts'
import type { SharedPages } from './shared-renderer.ts'

/** An error as a page: its HTML and the headers it is sent with. */
export interface ErrorPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
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
  { statusCode: status, message }: ErrorBody,
): Promise<ErrorPage> {
  const { render, assets, connect } = await pages.renderer()
  const operator = status >= 500 ? undefined : await app.operatorTenant().catch(() => undefined)
  const content = contentOf(app.database!, operator, async () => false)
  const { answer, scripts } = await render(new Request(PUBLIC_URL, { headers: webHeaders(headers) }), {
    session: null,
    sendsMail: false,
    content: { ...content, site: () => content.site().catch(() => undefined) },
    form: blankForm,
    refused: { status, message, path: url.split(/[?#]/)[0]! },
    readTenant: async () => null,
    ask: async () => false,
    ...(assets && { assets }),
  })
  return {
    html: await answer.text(),
    headers: { ...Object.fromEntries(answer.headers), ...pageHeaders(scripts, connect) },
  }
}
