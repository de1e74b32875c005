import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { draftVersion } from '../../kernel/drafts/draft-mark.ts'
import type { Previewed } from '../../kernel/public/previewed.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { eventStreams, type EventStream, type EventStreams } from '../../kernel/requests/event-streams.ts'
import { openPreview } from './opened.ts'

/** A page of a site that shows a preview. */
interface Viewer {
  /** The id of the tenant. */
  readonly tenant: string
  readonly token: string
}

/** The streams by which pages hear that what a preview shows has changed. */
export type PreviewStreams = EventStreams<Viewer>

/**
 * Makes them. An event `shown` says by its id what is seen: another id says that something else is seen. An event `over`
 * says that the preview has ended, and is the last.
 */
export function previewStreams(
  app: FastifyInstance,
  secrets: readonly string[],
  lasts: number | undefined,
): PreviewStreams {
  const store = storeOf(app.database!)
  const { database } = store
  /** What each tenant had written when it was last looked. */
  const stamps = new Map<string, string>()

  async function look(open: ReadonlySet<EventStream<Viewer>>): Promise<void> {
    const ofTenants = Map.groupBy(open, ({ listener }) => listener.tenant)
    for (const tenant of stamps.keys()) if (!ofTenants.has(tenant)) stamps.delete(tenant)
    for (const [tenant, own] of ofTenants) {
      const stamp = JSON.stringify([...(await database.changes(tenant))])
      const behind = own.filter(({ isUpToDate }) => !isUpToDate || stamps.get(tenant) !== stamp)
      for (const [token, streams] of Map.groupBy(behind, ({ listener }) => listener.token))
        await tell(tenant, token, streams)
      stamps.set(tenant, stamp)
    }
  }

  async function tell(tenant: string, token: string, streams: readonly EventStream<Viewer>[]): Promise<void> {
    const id = await seenBy(tenant, token)
    for (const stream of streams) {
      stream.isUpToDate = true
      stream.send({ id: id ?? 'over', name: id === undefined ? 'over' : 'shown', data: {} })
      if (id === undefined) stream.end()
    }
  }

  /** What names all that is seen with a token; undefined for one that has ended. */
  async function seenBy(tenant: string, token: string): Promise<string | undefined> {
    try {
      const { previewed } = await openPreview(app, secrets, tenant, token)
      const versions = await database.read(tenant, () => versionsOf(store, tenant, previewed))
      const seen = JSON.stringify([previewed.id, previewed.hidden, versions])
      return createHash('sha256').update(seen).digest('base64url').slice(0, 22)
    } catch (error) {
      if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 410)) return undefined
      throw error
    }
  }

  return eventStreams<Viewer>({
    fault: 'previews not followed',
    // Somebody types, perhaps at another server, and watches.
    lookEvery: 200,
    mostOfOne: 20,
    oneOf: ({ tenant, token }) => `${tenant} ${token}`,
    look,
    log: app.log,
    lasts,
  })
}

/** The versions of the records that a preview shows, and of their drafts; of one that is pinned, nothing changes. */
function* versionsOf(store: Store, tenant: string, { shown, values }: Previewed): Operation<readonly unknown[]> {
  const versions: unknown[] = []
  for (const [name, ids] of Object.entries(values ? {} : shown)) {
    const entity = entityByName(name)
    if (!entity) continue
    const statement = store.cachedStatement<object>`previewed versions|${name}`(() => {
      const { table, select } = store.scope.records(entity)
      return select()
        .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
        .where(column(table, 'trashedAt'), 'is', null)
        .orderBy(column(table, 'id'))
        .select([
          column(table, 'id').as('id'),
          column(table, 'version').as('version'),
          draftVersion(store, entity, table).as('draft'),
        ])
    })
    versions.push(name, yield* all(statement({ tenant_id: tenant, ids: JSON.stringify(ids) })))
  }
  return versions
}
