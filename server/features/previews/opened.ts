import type { FastifyInstance, FastifyRequest } from 'fastify'
import { previewed as previewedOperations } from '../../../entities/system/preview.ts'
import { invalid, notFound } from '../../base/errors/api-error.ts'
import { readCached } from '../../kernel/public/cache.ts'
import type { IdsByEntity, Previewed } from '../../kernel/public/previewed.ts'
import { mayStillEnter } from '../../kernel/auth/tenant-access.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { previewCaching, openTenant } from '../content/open-tenant.ts'
import { itemsOf } from '../plans/tables.ts'
import { addressTable, originsIn } from './addresses.ts'
import { isLive, linkTable, type StoredLink } from './links.ts'
import { paneTable } from './panes.ts'
import { previewOver } from './routes.ts'
import { withLayOver } from './shown-over.ts'
import { previewTokens } from './token.ts'

/** What a token opens. */
export interface Opened {
  readonly previewed: Previewed
  /** The link; undefined for a pane. */
  readonly link?: StoredLink
}

/**
 * What a token of a tenant opens: a link, or a pane as long as who edits may enter. Throws 404 for a token of neither, and
 * 410 for one that has ended.
 */
export async function openPreview(
  app: FastifyInstance,
  secrets: readonly string[],
  tenant: string,
  token: string,
): Promise<Opened> {
  const [link, pane] = (['link', 'pane'] as const).map((kind) => previewTokens(tenant, secrets, kind).read(token))
  if (link !== undefined) return openLink(app, tenant, link)
  if (pane !== undefined) return openPane(app, tenant, pane)
  throw notFound()
}

async function openLink(app: FastifyInstance, tenant: string, id: string): Promise<Opened> {
  const store = storeOf(app.database!)
  return store.database.read(tenant, function* () {
    const link = yield* linkTable.find(store, tenant, id)
    if (!link) throw notFound()
    if (!isLive(link, new Date().toISOString())) throw previewOver()
    const items = link.plan === null ? undefined : yield* itemsOf(store, tenant, link.plan)
    const shown = items?.filter(({ action }) => action !== 'withdraw') ?? [link as RecordLink]
    const hidden = items?.filter(({ action }) => action === 'withdraw') ?? []
    const languages = Object.fromEntries(
      (items ?? []).flatMap(({ recordId, language }) => (language === null ? [] : [[recordId, language] as const])),
    )
    const { values, expiresAt } = link
    const places = { shown: byEntity(shown), languages, hidden: byEntity(hidden) }
    return { previewed: withLayOver({ id, ...places, values, expiresAt }), link }
  })
}

async function openPane(app: FastifyInstance, tenant: string, id: string): Promise<Opened> {
  const store = storeOf(app.database!)
  const pane = await store.database.read(tenant, () => paneTable.find(store, tenant, id))
  if (!pane) throw notFound()
  const { account, entity, recordId, values, version, expiresAt } = pane
  const operator = (await app.operatorTenant())!
  const mayEnter = await store.database.read(operator, () => mayStillEnter(store, operator, tenant, account))
  if (!mayEnter || expiresAt <= new Date().toISOString()) throw previewOver()
  const shown = { [entity]: [recordId] }
  const typed = { id: `${id} ${version}`, shown, hidden: {}, values: null, typed: values, expiresAt }
  return { previewed: withLayOver(typed) }
}

/** What names a record. */
type RecordLink = { readonly entity: string; readonly recordId: string }

const byEntity = (records: readonly RecordLink[]): IdsByEntity =>
  Object.fromEntries(
    [...Map.groupBy(records, ({ entity }) => entity)].map(([entity, own]) => [
      entity,
      own.map(({ recordId }) => recordId),
    ]),
  )

/** Lets the content API show what previews show, and tells sites about one. */
export function openedPreviews(app: FastifyInstance, secrets: readonly string[]): void {
  app.decorate('previewOf', async (request: FastifyRequest, tenant: string) => {
    const { preview } = request.query as { readonly preview?: unknown }
    if (preview === undefined) return undefined
    if (typeof preview !== 'string') throw invalid([{ path: ['preview'], rule: 'option', params: {} }])
    return (await openPreview(app, secrets, tenant, preview)).previewed
  })

  app.decorate('previewOriginsOf', async (tenant: string) => {
    const { value } = await readCached(app.database!, tenant, 'preview origins', function* () {
      return { value: originsIn(yield* addressTable.all(storeOf(app.database!), tenant)), until: Infinity }
    })
    return value
  })

  operationRoutes(app, previewedOperations, {
    async read({ request, reply, query }) {
      const { tenant } = await openTenant(app, request, reply)
      reply.header('cache-control', previewCaching).header('x-robots-tag', 'noindex')
      const { previewed, link } = await openPreview(app, secrets, tenant.id, query.preview)
      const records = Object.entries(previewed.shown).flatMap(([entity, ids]) => ids.map((id) => ({ entity, id })))
      const allowsComments = link?.allowsComments ?? false
      return { records, isPinned: previewed.values !== null, allowsComments, expiresAt: previewed.expiresAt }
    },
  })
}
