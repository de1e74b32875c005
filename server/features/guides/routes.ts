import type { FastifyInstance } from 'fastify'
import { preferredLanguage } from '../../../locales/preferred-language.ts'
import type { Env } from '../../base/env.ts'
import { notFound } from '../../base/errors/api-error.ts'
import type { Language } from '../../base/locale/translator.ts'
import { pageHeaders } from '../pages/security-headers.ts'
import { dashboardName, guideNames, guidesPath, readDashboard, readPicture, type GuideName } from './guides.ts'

interface Query {
  readonly lang?: unknown
  readonly q?: unknown
  readonly at?: unknown
}

const options = { config: { access: 'public' }, schema: { hide: true } } as const

/** The guides, in the language of `?lang=`, else in that of the browser, else in Japanese. */
export function guideRoutes(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  const languageOf = ({ lang }: Query, header: string | undefined): Language =>
    lang === 'ja' || lang === 'en' ? lang : header === undefined ? 'ja' : preferredLanguage(header)
  // With its reader of Markdown, which no start of the server waits for.
  const pages = () => import('./page.ts')
  const headersOf = ({ copyScript }: Awaited<ReturnType<typeof pages>>) => ({
    ...pageHeaders([copyScript]),
    vary: 'Accept-Language',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  })

  app.get<{ Querystring: Query }>(guidesPath, {
    ...options,
    handler: async (request, reply) => {
      const page = await pages()
      const { q } = request.query
      const language = languageOf(request.query, request.headers['accept-language'])
      return reply
        .headers(headersOf(page))
        .send(page.guidesPage(language, typeof q === 'string' ? q.slice(0, 100) : ''))
    },
  })

  // From a page of captain, whose path `at` is, to the guide that helps there.
  app.get<{ Querystring: Query }>(`${guidesPath}/help`, {
    ...options,
    handler: async (request, reply) => {
      const { helpAt, helpPath } = await import('./help.ts')
      const { at } = request.query
      const language = languageOf(request.query, request.headers['accept-language'])
      return reply
        .headers({ vary: 'Accept-Language', 'cache-control': 'no-cache' })
        .redirect(helpPath(helpAt(typeof at === 'string' ? at : ''), language))
    },
  })

  app.get<{ Params: { guide: string }; Querystring: Query }>(`${guidesPath}/:guide`, {
    ...options,
    handler: async (request, reply) => {
      const name = guideNames.find((each): each is GuideName => each === request.params.guide)
      if (!name) throw notFound()
      const page = await pages()
      const language = languageOf(request.query, request.headers['accept-language'])
      return reply.headers(headersOf(page)).send(page.guidePage(name, language, new URL(PUBLIC_URL).origin))
    },
  })

  app.get(`${guidesPath}/${dashboardName}`, {
    ...options,
    handler: async (_request, reply) =>
      reply
        .headers({ 'content-disposition': `attachment; filename="${dashboardName}"`, 'cache-control': 'no-cache' })
        .type('application/json')
        .send(readDashboard()),
  })

  app.get<{ Params: { language: string; name: string } }>(`${guidesPath}/pictures/:language/:name`, {
    ...options,
    handler: async (request, reply) => {
      const { language, name } = request.params
      const picture = language === 'ja' || language === 'en' ? readPicture(language, name) : undefined
      if (!picture) throw notFound()
      return reply.headers({ 'cache-control': 'public, max-age=3600' }).type('image/webp').send(picture)
    },
  })
}
