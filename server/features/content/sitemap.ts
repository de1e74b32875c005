import { sql } from 'kysely'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { bilingual } from '../../../entities/language/derived/public-content.ts'
import { lastNews } from '../../../entities/language/dates/wall-clock.ts'
import {
  publicFields,
  visibilityFields,
  periodOnceVisible,
} from '../../../entities/language/derived/public-visibility.ts'
import { conditionBindings, matchingRecords } from '../../kernel/crud/list/select.ts'
import { column } from '../../base/db/column.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first } from '../../base/db/query.ts'
import type { SitemapPage } from '../feeds/sitemap.ts'
import { readCached, type CachedReading } from '../../kernel/public/cache.ts'
import { selectedValues } from '../../kernel/public/records.ts'
import { nextBoundary } from '../../kernel/public/visible-now.ts'
import type { Row } from '../../kernel/records/stored-values.ts'
import type { ContentTenant } from './content-tenant.ts'
import { contextOf } from './public-rows.ts'
import { linkTo } from './subscriptions.ts'

/** Where the pages of an entity's records are, on the tenant's own site. */
export interface PagesOf {
  readonly entity: Entity
  /** An address with `{slug}` or `{id}` in it. */
  readonly link: string
  /** The same in English. */
  readonly linkEn: string | undefined
}

/**
 * How many records a sitemap has. With two languages it is far from the 50,000 addresses that are allowed, and is read
 * without holding others up.
 */
export const recordsPerSitemap = 5000

const matching = { conditions: [], words: [], trashed: false, forPublic: true } as const

/** How many records of an entity have pages. */
export const countPages = (
  database: Database,
  tenant: ContentTenant,
  { entity }: PagesOf,
): Promise<CachedReading<number>> => {
  const context = contextOf(database, tenant, entity)
  const { store } = context
  const count = function* () {
    const until = yield* nextBoundary(store, tenant.id, entity)
    const statement = store.cachedStatement<{ count: number }>`sitemap count|${entity.name}|${tenant.site}`(() =>
      matchingRecords(context, matching).select(sql<number>`count(*)`.as('count')),
    )
    const row = yield* first(statement({ tenant_id: tenant.id, ...conditionBindings([]) }))
    return { value: Number(row!.count), until }
  }
  return readCached(database, tenant.id, `sitemap count ${entity.name}`, count, { mayTakeLong: true, forPublic: true })
}

/** A record that may have pages: what their addresses are made of, and when readers last met something new there. */
interface PageRecord {
  readonly id: string
  readonly slug: unknown
  readonly hasEnglish: boolean
  readonly changed: string
}

/** The pages of one part of an entity's records, counted from 0, made by whoever needs them. A record without an English title has none in English. */
export async function readPages(
  database: Database,
  tenant: ContentTenant,
  { entity, link, linkEn }: PagesOf,
  part: number,
): Promise<CachedReading<() => readonly SitemapPage[]>> {
  const context = contextOf(database, tenant, entity)
  const { store } = context
  const slug = publicFields(entity, tenant.site).find(({ kind }) => kind === 'slug')?.name
  const english = bilingual(entity, tenant.site).find(([{ name }]) => name === titleOf(entity))?.[1].name
  const names = new Set(
    ['id', 'updatedAt', slug, english, ...visibilityFields(entity)].filter((name) => name !== undefined),
  )
  const recordOf = (row: Row): PageRecord => {
    const { from } = periodOnceVisible(entity, selectedValues(entity, row))
    return {
      id: String(row['id']),
      slug: slug && row[slug],
      hasEnglish: english === undefined || row[english] !== null,
      changed: lastNews(String(row['updatedAt']), from),
    }
  }
  const read = function* () {
    const until = yield* nextBoundary(store, tenant.id, entity)
    const statement = store.cachedStatement<Row>`sitemap|${entity.name}|${tenant.site}`(() => {
      const { table } = store.scope.records(entity)
      return matchingRecords(context, matching)
        .orderBy(column(table, 'id'))
        .limit(param('limit'))
        .offset(param('offset'))
        .select([...names].map((name) => sql<Row[string]>`${column(table, name)}`.as(name)))
    })
    const bound = { tenant_id: tenant.id, ...conditionBindings([]) }
    const rows = yield* all(statement({ ...bound, limit: recordsPerSitemap, offset: part * recordsPerSitemap }))
    return { value: rows.map(recordOf), until, bytes: 200 * rows.length }
  }
  const key = `sitemap ${entity.name} ${part}`
  const reading = await readCached(database, tenant.id, key, read, { mayTakeLong: true, forPublic: true })
  const pageOf = (record: PageRecord): readonly SitemapPage[] => {
    const inEnglish = record.hasEnglish ? linkTo(linkEn, record) : undefined
    const japanese = linkTo(link, record)
    const addresses = [
      ...(japanese ? [{ language: 'ja' as const, address: japanese }] : []),
      ...(inEnglish ? [{ language: 'en' as const, address: inEnglish }] : []),
    ]
    return addresses.length > 0 ? [{ addresses, changed: record.changed }] : []
  }
  return { ...reading, value: () => reading.value.flatMap(pageOf) }
}
