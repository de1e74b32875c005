import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { notFound } from '../errors/api-error.ts'
import { callerLanguage } from '../locale/caller-language.ts'
import { pageHeaders } from '../pages/security-headers.ts'
import { guideNames, type GuideName } from './guides.ts'

/** The guides to the API, in the language of `?lang=`, else in that of the browser, else in Japanese. */
export function guideRoutes(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  app.get<{ Params: { guide: string }; Querystring: { lang?: unknown } }>('/api/docs/guides/:guide', {
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const name = guideNames.find((each): each is GuideName => each === request.params.guide)
      if (!name) throw notFound()
      const { lang } = request.query
      const header = request.headers['accept-language']
      const language = lang === 'ja' || lang === 'en' ? lang : header === undefined ? 'ja' : callerLanguage(header)
      // With its reader of Markdown, which no start of the server waits for.
      const { copyScript, guidePage } = await import('./page.ts')
      return reply
        .headers({ ...pageHeaders([copyScript]), vary: 'Accept-Language', 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(guidePage(name, language, new URL(PUBLIC_URL).origin))
    },
  })
}
