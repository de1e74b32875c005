import type { FastifyInstance, FastifyRequest } from 'fastify'
import { previewed as previewedOperations } from '../../../entities/system/preview.ts'
import type { Database } from '../../base/db/database.ts'
import { invalid, notFound } from '../../base/errors/api-error.ts'
import type { IdsByEntity, Previewed } from '../../kernel/public/previewed.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { previewCaching, openTenant } from '../content/open-tenant.ts'
import { itemsOf } from '../plans/tables.ts'
import { isLive, linkTable, type StoredLink } from './links.ts'
import { previewOver } from './routes.ts'
import { previewTokens } from './token.ts'

/** A link and what it shows. */
interface Opened extends Previewed {
  readonly link: StoredLink
}

/** What the link with a token shows. Throws 404 for a token of no link of the tenant, and 410 for a link that has ended. */
async function openPreview(
  database: Database,
  secrets: readonly string[],
  tenant: string,
  token: string,
): Promise<Opened> {
  const id = previewTokens(tenant, secrets).read(token)
  if (id === undefined) throw notFound()
  const store = storeOf(database)
  return database.read(tenant, function* () {
    const link = yield* linkTable.find(store, tenant, id)
    if (!link) throw notFound()
    if (!isLive(link, new Date().toISOString())) throw previewOver()
    const items = link.plan === null ? undefined : yield* itemsOf(store, tenant, link.plan)
    const shown = items?.filter(({ action }) => action !== 'withdraw') ?? [link as RecordLink]
    const hidden = items?.filter(({ action }) => action === 'withdraw') ?? []
    return { id, link, shown: byEntity(shown), hidden: byEntity(hidden), values: link.values }
  })
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

/** Lets the content API show what preview links show, and tells sites about a link. */
export function openedPreviews(app: FastifyInstance, secrets: readonly string[]): void {
  app.decorate('previewOf', async (request: FastifyRequest, tenant: string) => {
    const { preview } = request.query as { readonly preview?: unknown }
    if (preview === undefined) return undefined
    if (typeof preview !== 'string') throw invalid([{ path: ['preview'], rule: 'option', params: {} }])
    const { link: _, ...previewed } = await openPreview(app.database!, secrets, tenant, preview)
    return previewed
  })

  operationRoutes(app, previewedOperations, {
    async read({ request, reply, query }) {
      const { tenant } = await openTenant(app, request, reply)
      reply.header('cache-control', previewCaching).header('x-robots-tag', 'noindex')
      const { link, shown } = await openPreview(app.database!, secrets, tenant.id, query.preview)
      const records = Object.entries(shown).flatMap(([entity, ids]) => ids.map((id) => ({ entity, id })))
      return { records, isPinned: link.values !== null, expiresAt: link.expiresAt }
    },
  })
}
