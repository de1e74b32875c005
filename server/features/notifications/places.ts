import { pathOfRecord, planPath } from '../../../entities/language/derived/record-path.ts'
import type { Store } from '../../kernel/records/context.ts'
import { pathPartsOf } from '../../kernel/records/path-parts.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { readFoundRecords } from '../search/find-records.ts'
import type { NotificationWithTenant } from './notifications.ts'

/** Where a notification leads. */
export interface NotificationPlace {
  /** A path of captain; null if what it is about is gone. */
  readonly path: string | null
  /** The title of its record now. */
  readonly title: string | null
  readonly titleEn: string | null
}

/** Where notifications lead, by their ids: to their record, or to its list if they are about no single one. */
export async function placesOf(
  store: Store,
  notifications: readonly NotificationWithTenant[],
): Promise<ReadonlyMap<string, NotificationPlace>> {
  const tenants = new Map(notifications.map(({ tenant: id, slug, site }) => [id, { id, slug, site }]))
  const named = notifications.flatMap(({ slug, entity, recordId }) =>
    entity !== null && recordId !== null ? [{ tenant: slug, entity, id: recordId }] : [],
  )
  const records = await readFoundRecords(store, [...tenants.values()], named)
  const found = new Map(records.map((record) => [`${record.tenant} ${record.entity} ${record.id}`, record]))
  return new Map(
    notifications.map(({ id, kind, slug, site, entity: name, recordId }) => {
      if (kind === 'apiKey') return [id, { path: `/captain/tenant/${slug}/api-keys`, title: null, titleEn: null }]
      if (kind === 'webhook') return [id, { path: `/captain/tenant/${slug}/webhooks`, title: null, titleEn: null }]
      if (kind === 'backup') return [id, { path: '/admin/health', title: null, titleEn: null }]
      if (kind === 'plan') return [id, { path: planPath(slug, recordId!), title: null, titleEn: null }]
      const entity = name === null ? undefined : entityByName(name)
      if (!entity) return [id, { path: `/captain/tenant/${slug}`, title: null, titleEn: null }]
      const parts = pathPartsOf(entity, { slug, site })
      if (recordId === null) {
        const list = parts.screens.includes('list') && !entity.parent ? `/${entity.name}` : ''
        return [id, { path: `/captain/tenant/${slug}${list}`, title: null, titleEn: null }]
      }
      const record = found.get(`${slug} ${entity.name} ${recordId}`)
      if (!record) return [id, { path: null, title: null, titleEn: null }]
      return [id, { path: pathOfRecord(parts, record) ?? null, title: record.title, titleEn: record.titleEn }]
    }),
  )
}
