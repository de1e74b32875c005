import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import type { Reader } from '../../../entities/language/derived/public-visibility.ts'
import { operatorSite } from '../../../entities/installation.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import { storeOf } from '../records/context.ts'
import { entityByName } from '../records/registry.ts'
import { param } from '../../base/db/parameter.ts'
import { first } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { readCached, type CachedReading } from './cache.ts'
import type { Previewed } from './previewed.ts'
import type { PublicRecord } from './public-record.ts'
import { publicRecord, publicRecords, type PublicResult } from './records.ts'

/** The operator's site as its own pages present it. */
export interface SiteFacts {
  readonly name: string
  readonly nameEn: string | null
  readonly description: string | null
  readonly descriptionEn: string | null
  /** Whether the public may see it; `preparing`, `suspended` and `closed` sites are not open. */
  readonly status: string
}

/** The operator's published content, which pages are made of. */
export interface Content {
  site(): Promise<SiteFacts | undefined>
  list(entity: string): Promise<readonly PublicRecord[]>
  find(entity: string, field: string, value: string): Promise<PublicResult>
  /** The content as staff see it, if the viewer is staff; otherwise the public content. */
  forStaff(): Promise<Content>
  /** The dependencies of everything read so far, including through `forStaff`. */
  basis(): Dependencies
}

/** What something depends on: it is valid until one of these tables of the operator is written, or its time is over. */
export interface Dependencies {
  readonly tables: ReadonlySet<string>
  /** In milliseconds. */
  readonly until: number
}

/** Opens the operator's content for one page, tracking how long the page stays valid; with a preview, as it shows it. */
export function contentOf(
  database: Database,
  operator: string | undefined,
  isStaff: () => Promise<boolean>,
  previewed?: Previewed,
): Content {
  const publisher = operator === undefined ? undefined : ({ id: operator, site: operatorSite } as const)
  // What comes into force on a day does so at midnight.
  let validUntil = Date.parse(startOfDay(addDays(today(), 1)))
  const tables = new Set<string>()
  const track = <T>(reading: CachedReading<T>): T => {
    validUntil = Math.min(validUntil, reading.until)
    for (const table of reading.tables) tables.add(table)
    return reading.value
  }
  const readBy = (reader: Reader): Content => ({
    site: async () => (publisher ? track(await siteFacts(database, publisher.id)) : undefined),
    list: async (name) =>
      publisher ? track(await publicRecords(database, publisher, publicEntity(name), reader, previewed)) : [],
    find: async (name, field, value) =>
      publisher
        ? track(await publicRecord(database, publisher, publicEntity(name), field, value, reader, previewed))
        : undefined,
    forStaff: async () => readBy((await isStaff()) ? 'staff' : 'public'),
    basis: () => ({ tables, until: validUntil }),
  })
  return readBy('public')
}

const siteFacts = (database: Database, operator: string): Promise<CachedReading<SiteFacts | undefined>> =>
  readCached(database, operator, 'site', function* () {
    const store = storeOf(database)
    const statement = store.cachedStatement<SiteFacts>`public site`(() =>
      store.scope
        .selectFrom('tenant')
        .where('tenant.id', '=', param('id'))
        .select(['tenant.name', 'tenant.nameEn', 'tenant.description', 'tenant.descriptionEn', 'tenant.status']),
    )
    return { value: yield* first(statement({ tenant_id: operator, id: operator })), until: Infinity }
  })

function publicEntity(name: string) {
  const entity = entityByName(name)
  if (!entity?.public) throw new Error(`Nothing of ${name} is public.`)
  return entity
}
