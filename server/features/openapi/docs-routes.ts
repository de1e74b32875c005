import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Entity } from '../../../entities/language/entity.ts'
import { preferredLanguage } from '../../../locales/preferred-language.ts'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import type { Env } from '../../base/env.ts'
import { sitesWith } from '../../kernel/crud/contract/components.ts'
import { orderOf } from '../../kernel/crud/list/query.ts'
import { publicView } from '../../kernel/crud/views.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { contentTenantBySlug, type ContentTenant } from '../content/content-tenant.ts'
import { assertOpen } from '../content/open-tenant.ts'
import { readContentPage } from '../content/read-records.ts'
import { pageHeaders } from '../pages/security-headers.ts'
import { docsFiles, docsPath, type Outline, type Shown } from './docs-page.ts'
import { documentFile } from './document.ts'
import { groupDocument, keyPlaceholder, type WholeDocument } from './group-document.ts'
import { inLanguage, type Localizable } from './localized.ts'
import { tenantDocument, tenantPlaceholder } from './tenant-document.ts'

interface Query {
  readonly lang?: unknown
  readonly tenant?: unknown
  readonly q?: unknown
  /** How a document was named before. */
  readonly url?: unknown
}
type Request = FastifyRequest<{ Querystring: Query; Params: { readonly tag?: string } }>

const require = createRequire(import.meta.url)
const options = { config: { access: 'public' }, schema: { hide: true } } as const

/** Outlines of documents, and documents of groups as texts, that were read last. */
const maxOutlines = 24
const maxBytes = 4 * 1024 * 1024

/**
 * The pages on which people read the document: all operations by group, and each group in Swagger UI. In the language of
 * `?lang=`, else in that of the browser; of the tenant that `?tenant=` names, else the whole.
 */
export function docsRoutes(app: FastifyInstance, env: Env): void {
  const outlines = new LRUCache<string, Outline>({ max: maxOutlines })
  const groups = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length })
  const pages = () => import('./docs-page.ts')

  const shownBy = ({ query: { lang, tenant, url }, headers }: Request): Shown => {
    const accepted = headers['accept-language']
    const [, named] = /^\/api\/v1\/tenants\/([^/]+)\/openapi\.json$/.exec(String(url)) ?? []
    return {
      language: lang === 'ja' || lang === 'en' ? lang : accepted === undefined ? 'ja' : preferredLanguage(accepted),
      tenant: typeof tenant === 'string' && tenant !== '' ? tenant : named,
    }
  }

  const readTenant = async (request: Request, reply: FastifyReply, slug: string): Promise<ContentTenant> => {
    const operator = await app.operatorTenant()
    const tenant = await contentTenantBySlug(app.database!, operator, slug)
    await assertOpen(app, request, reply, operator!, tenant)
    return tenant
  }

  /** The tenant that the whole document gives as an example for an entity, where it is there and open. */
  const exampleTenant = (request: Request, reply: FastifyReply, entity: Entity): Promise<ContentTenant | undefined> =>
    readTenant(request, reply, sitesWith(entity)[0]!).catch((error: unknown) => {
      if (error instanceof ApiError) return undefined
      throw error
    })

  /** What a request is about; throws a 404 for a tenant that there is not. `kept` names it for those that are kept. */
  const read = async (request: Request, reply: FastifyReply) => {
    const shown = shownBy(request)
    const tenant = shown.tenant === undefined ? undefined : await readTenant(request, reply, shown.tenant)
    return { shown, tenant, kept: `${shown.language} ${tenant?.slug ?? ''}` }
  }

  const documentOf = (tenant: ContentTenant | undefined): WholeDocument => {
    const document = tenant ? tenantDocument(documentFile, env.PUBLIC_URL, tenant.site) : app.swagger()
    const text = JSON.stringify(document)
    return JSON.parse(tenant ? text.replaceAll(tenantPlaceholder, tenant.slug) : text) as WholeDocument
  }

  const outlined = async (request: Request, reply: FastifyReply) => {
    const { shown, tenant, kept } = await read(request, reply)
    const { outlineOf, ...page } = await pages()
    const made = (): Outline => outlineOf(inLanguage(headingsOf(documentOf(tenant)), shown.language))
    const outline = outlines.get(kept) ?? made()
    outlines.set(kept, outline)
    return { shown, outline, page }
  }

  const sendPage = (reply: FastifyReply, html: string, script: string): FastifyReply =>
    reply
      .headers({ ...pageHeaders([script]), vary: 'Accept-Language', 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html)

  for (const path of [docsPath, `${docsPath}/`])
    app.get<{ Querystring: Query }>(path, {
      ...options,
      handler: async (request, reply) => {
        const { shown, outline, page } = await outlined(request as Request, reply)
        const { q } = request.query
        const html = page.operationsPage(outline, shown, typeof q === 'string' ? q.slice(0, 100) : '')
        return sendPage(reply, html, page.filterScript)
      },
    })

  app.get<{ Querystring: Query; Params: { tag: string } }>(`${docsPath}/groups/:tag`, {
    ...options,
    handler: async (request, reply) => {
      const { shown, outline, page } = await outlined(request, reply)
      const group = outline.groups.find(({ name }) => name === request.params.tag)
      if (!group) throw notFound()
      return sendPage(reply, page.groupPage(group, shown), page.viewerScript)
    },
  })

  app.get<{ Querystring: Query; Params: { tag: string } }>(`${docsPath}/groups/:tag/openapi.json`, {
    ...options,
    handler: async (request, reply) => {
      const { shown, tenant, kept } = await read(request, reply)
      const { tag: name } = request.params
      const made = (): string => {
        const document = documentOf(tenant)
        const tag = document.tags.find((each) => each.name === name)
        if (!tag) throw notFound()
        return JSON.stringify(groupDocument(document, tag, shown.language))
      }
      const text = groups.get(`${kept} ${name}`) ?? made()
      groups.set(`${kept} ${name}`, text)
      const entity = entityByName(name)
      const key =
        entity?.public && (await firstKey(app, tenant ?? (await exampleTenant(request, reply, entity)), entity))
      return reply
        .header('cache-control', 'no-cache')
        .type('application/json; charset=utf-8')
        .send(text.replaceAll(keyPlaceholder, key ?? '{key}'))
    },
  })

  app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
      route.schema = { ...route.schema, hide: true }
    })
    await files.register(fastifyStatic, {
      root: join(dirname(require.resolve('@fastify/swagger-ui')), 'static'),
      prefix: docsFiles,
      decorateReply: false,
      index: false,
      maxAge: '1h',
    })
  })
}

/** A document without all that an outline does not show. */
const headingsOf = ({ info, tags, paths }: WholeDocument): Localizable => ({
  info,
  tags,
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          { operationId: operation.operationId, tags: operation.tags ?? [], summary: operation['summary'] },
        ]),
      ),
    ]),
  ),
  components: {},
})

/** What names the first record that the public of a tenant sees of an entity: its slug, or its id. */
async function firstKey(
  app: FastifyInstance,
  tenant: ContentTenant | undefined,
  entity: Entity,
): Promise<string | undefined> {
  if (!tenant || !entity.sites[tenant.site]) return undefined
  const query = {
    sort: orderOf(entity),
    from: 0,
    to: 0,
    conditions: [],
    words: [],
    trashed: false,
    include: [],
  } as const
  const shown = { view: publicView, expand: [], body: undefined, fields: undefined, language: undefined }
  const { value } = await readContentPage(
    app.database!,
    tenant,
    entity,
    { ...query, forPublic: true, place: undefined, shown },
    '',
  )
  const [first] = value.records
  const address = Object.values(entity.fields).find(({ kind }) => kind === 'slug')
  return first && String((address && first[address.name]) ?? first['id'])
}
