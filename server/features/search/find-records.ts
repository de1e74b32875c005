import { sql, type RawBuilder } from 'kysely'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { parseFullDate } from '../../../entities/language/dates/typed-date.ts'
import { foldText, searchWords } from '../../../entities/language/text/fold-text.ts'
import { kanaOfRomaji } from '../../../entities/language/text/kana-of-romaji.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { accountName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Bindings } from '../../base/db/statement.ts'
import { entitiesOfSite, entityByName, isShown } from '../../kernel/records/registry.ts'
import type { Store } from '../../kernel/records/context.ts'
import { newestDrafts } from '../../kernel/drafts/record-drafts.ts'
import { toStored, type Row } from '../../kernel/records/stored-values.ts'
import { ngramsOfWord, scopeKey } from '../../kernel/search-index/ngrams.ts'
import { isIndexed, searchableText } from '../../kernel/search-index/record-index.ts'
import { searchIndex } from '../../kernel/search-index/search-index-of.ts'

/** A tenant whose records are searched. */
interface SearchedTenant {
  readonly id: string
  readonly slug: string
  readonly site: SiteSlug
}

/** What people know a record by. */
interface NamedRecord {
  readonly entity: string
  readonly id: string
  /** The id of the record that it belongs to, for entities with a `parent`. */
  readonly parent: string | null
  /** Its title; of a title that names another record or an account, that name. */
  readonly title: string | null
  readonly titleEn: string | null
  readonly updatedAt: string
}

/** A record as it is offered to somebody who looks for it, with the slug of its tenant. */
export interface FoundRecord extends NamedRecord {
  readonly tenant: string
  /** Whether the words stand in its draft alone. */
  readonly inDraft?: true
}

/** How well a record matches: the lower, the better. */
const ranks = { sameTitle: 0, beginning: 1, inTitle: 2, elsewhere: 3 } as const

interface Match {
  readonly record: FoundRecord
  readonly rank: number
}

/** How many records of one entity of one tenant are compared by their titles: the newest that match. */
const comparedPerEntity = 50
/** How many texts a call reads at most to see whether a long word is in them, over all entities. */
const examinedInAll = 20_000
/** How many records without an index are read: of accounts, and of entities whose title is not searched. */
const scanned = 2000
/** How many records of one entity of one tenant are answered, and how many in all. */
const answeredPerEntity = 5
const answeredInAll = 40
/** How many entities are searched before others have their turn. */
const entitiesPerRead = 6

/**
 * The records that have all words in their searchable texts or in their title, in the entities that these tenants' staff
 * see; those whose titles match best first, then the newest. Words in Latin letters are also read as romaji. However
 * many records match, only the newest of each entity are compared: the lists' own search finds all. Throws the signal's reason
 * once that aborts.
 */
export async function findRecords(
  store: Store,
  tenants: readonly SearchedTenant[],
  query: string,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const wanted = { readings: readingsOf(query), days: daysIn(query) }
  if (wanted.readings.length === 0) return []
  const searched = tenants.map((tenant) => ({ tenant, entities: shownEntities(tenant.site) }))
  const pairs = searched.reduce((sum, { entities }) => sum + entities.length, 0)
  const examined = Math.max(comparedPerEntity, Math.floor(examinedInAll / Math.max(1, pairs)))
  const matches = new Map<string, Match>()
  for (const { tenant, entities } of searched) {
    for (let from = 0; from < entities.length; from += entitiesPerRead) {
      signal.throwIfAborted()
      const some = entities.slice(from, from + entitiesPerRead)
      const read = () => matchesOf(store, tenant, some, `${tenant.site} ${from}`, wanted, examined)
      for (const match of await store.database.read(tenant.id, read, { mayTakeLong: true, signal })) {
        const key = `${match.record.entity} ${match.record.id}`
        if ((matches.get(key)?.rank ?? Infinity) > match.rank) matches.set(key, match)
      }
    }
    signal.throwIfAborted()
    const drafted = await store.database.read(tenant.id, () => draftMatchesOf(store, tenant, entities, wanted.readings))
    for (const match of drafted) {
      const key = `${match.record.entity} ${match.record.id}`
      if (!matches.has(key)) matches.set(key, match)
    }
  }
  return bestOf([...matches.values()])
}

/** The records themselves, in this order, without those that are gone or that the tenants' staff do not see. */
export async function readFoundRecords(
  store: Store,
  tenants: readonly SearchedTenant[],
  named: readonly { readonly tenant: string; readonly entity: string; readonly id: string }[],
): Promise<readonly FoundRecord[]> {
  const found = new Map<string, FoundRecord>()
  for (const tenant of tenants) {
    const entities = shownEntities(tenant.site)
    const ids = new Map<string, string[]>()
    for (const { entity, id } of named.filter((each) => each.tenant === tenant.slug))
      if (entities.some(({ name }) => name === entity)) ids.set(entity, [...(ids.get(entity) ?? []), id])
    if (ids.size === 0) continue
    const some = entities.filter(({ name }) => ids.has(name))
    const titles = () => readTitles(store, tenant, some, some.map(({ name }) => name).join(), ids)
    for (const row of await store.database.read(tenant.id, titles))
      found.set(`${tenant.slug} ${row.entity} ${row.id}`, recordOf(tenant, row))
  }
  return named.flatMap(({ tenant, entity, id }) => found.get(`${tenant} ${entity} ${id}`) ?? [])
}

/** What people call a live record; null if there is none, or its title is empty. */
export function* titleOfRecord(
  store: Store,
  tenant: Pick<SearchedTenant, 'id' | 'site'>,
  entity: Entity,
  id: string,
): Operation<string | null> {
  const [row] = yield* readTitles(store, tenant, [entity], entity.name, new Map([[entity.name, [id]]]))
  return row?.title ?? null
}

/** The words, and again as kana where some of them are romaji. */
function readingsOf(query: string): readonly (readonly string[])[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  const kana = words.map((word) => {
    const read = kanaOfRomaji(word)
    // One letter of kana is in nearly every text.
    return read !== undefined && read.length > 1 ? foldText(read) : word
  })
  return kana.some((word, index) => word !== words[index]) ? [words, kana] : [words]
}

/** The entities whose records a tenant's staff may read. */
const shownEntities = (site: SiteSlug): readonly Entity[] =>
  entitiesOfSite(site).filter((entity) => isShown(entity, site))

function* matchesOf(
  store: Store,
  tenant: SearchedTenant,
  entities: readonly Entity[],
  shape: string,
  { readings, days }: { readonly readings: readonly (readonly string[])[]; readonly days: readonly string[] },
  examined: number,
): Operation<readonly Match[]> {
  const matches: Match[] = []
  for (const words of readings) {
    const ids = yield* candidatesOf(store, tenant, entities, shape, { words, days }, examined)
    if (ids.size === 0) continue
    const rows = yield* readTitles(store, tenant, entities, shape, ids)
    matches.push(...rows.map((row) => ({ record: recordOf(tenant, row), rank: rankOf(row, words) })))
  }
  return matches
}

/** How many drafts of a tenant are read. */
const draftsRead = 2000

/** The records whose drafts have all words; drafts are few, and in no index, which the public’s searches ask too. */
function* draftMatchesOf(
  store: Store,
  tenant: SearchedTenant,
  entities: readonly Entity[],
  readings: readonly (readonly string[])[],
): Operation<readonly Match[]> {
  const ids = new Map<string, string[]>()
  for (const { entity: name, recordId, values } of yield* newestDrafts(store, tenant.id, draftsRead)) {
    const entity = entities.find((each) => each.name === name)
    if (!entity?.search) continue
    const row = Object.fromEntries(
      Object.values(entity.fields).map(({ name: field, storage }) => [field, toStored(storage, values[field])]),
    )
    const folded = searchableText({ entity, tenant }, row)
    if (readings.some((words) => words.every((word) => folded.includes(word))))
      ids.set(name, [...(ids.get(name) ?? []), recordId])
  }
  if (ids.size === 0) return []
  const some = entities.filter(({ name }) => ids.has(name))
  const rows = yield* readTitles(store, tenant, some, some.map(({ name }) => name).join(), ids)
  return rows.map((row) => ({ record: { ...recordOf(tenant, row), inDraft: true }, rank: ranks.elsewhere }))
}

const recordOf = (
  { slug }: SearchedTenant,
  { entity, id, parent, title, titleEn, updatedAt }: TitleRow,
): FoundRecord => ({ tenant: slug, entity, id, parent, title, titleEn, updatedAt })

function rankOf({ title, titleEn, reading }: TitleRow, words: readonly string[]): number {
  const typed = foldText(words.join(' '))
  return Math.min(
    ...[title, titleEn, reading].map((text) => {
      const folded = foldText(text ?? '')
      if (folded === typed) return ranks.sameTitle
      if (folded.startsWith(typed)) return ranks.beginning
      return words.every((word) => folded.includes(word)) ? ranks.inTitle : ranks.elsewhere
    }),
  )
}

function bestOf(matches: readonly Match[]): readonly FoundRecord[] {
  const answered = new Map<string, number>()
  return matches
    .toSorted((a, b) => a.rank - b.rank || (a.record.updatedAt < b.record.updatedAt ? 1 : -1))
    .map(({ record }) => record)
    .filter(({ tenant, entity }) => {
      const before = answered.get(`${tenant} ${entity}`) ?? 0
      answered.set(`${tenant} ${entity}`, before + 1)
      return before < answeredPerEntity
    })
    .slice(0, answeredInAll)
}

/** The ids of each entity's newest records that match all words. */
function* candidatesOf(
  store: Store,
  { id: tenant, site }: SearchedTenant,
  entities: readonly Entity[],
  shape: string,
  { words, days }: { readonly words: readonly string[]; readonly days: readonly string[] },
  examined: number,
): Operation<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  const add = (entity: string, id: string) => found.set(entity, [...(found.get(entity) ?? []), id])

  const people = entitiesOfSite(site).find(({ viewOf }) => viewOf !== undefined)
  const accounts =
    people && entities.some((entity) => titleKind(entity) === 'account')
      ? yield* scan(store, tenant, site, people, words)
      : []
  const bindings: Bindings = {
    tenant_id: tenant,
    ...searchIndex(store.scope.dialect).bindWordList(words),
    wanted: comparedPerEntity,
    examined: words.some((word) => word.length > 2) ? examined : comparedPerEntity,
    days: JSON.stringify(days),
    accounts: JSON.stringify(accounts),
    ...Object.fromEntries(
      indexesIn(entities).map((entity) => [
        termsOf(entity),
        searchIndex(store.scope.dialect).bindTerms(
          [...new Set(words.flatMap(ngramsOfWord))].map((term) => scopeKey(tenant, entity.name) + term),
        ),
      ]),
    ),
  }
  const withDays = days.length > 0
  const arms = () => entities.flatMap((entity) => armsOf(store, entity, withDays))
  if (arms().length > 0) {
    const statement = store.cachedStatement<{ entity: string; id: string }>`find|${shape}|${withDays}`(() =>
      store.scope.plain(sql`${sql.join(arms(), sql` union all `)}`),
    )
    for (const { entity, id } of yield* all(statement(bindings))) add(entity, id)
  }
  for (const entity of entities.filter(isScanned))
    for (const id of yield* scan(store, tenant, site, entity, words)) add(entity.name, id)
  return found
}

const titleKind = (entity: Entity) => entity.fields[titleOf(entity)]!.kind

const termsOf = ({ name }: Entity): string => `terms ${name}`

/** Whether an entity's records are read one by one: it has no index, and its title is a text. */
const isScanned = (entity: Entity): boolean =>
  entity.viewOf !== undefined || (!isIndexed(entity) && !['date', 'reference', 'account'].includes(titleKind(entity)))

/** The entities whose indexes are searched: their own, and those of the records that titles name. */
const indexesIn = (entities: readonly Entity[]): readonly Entity[] =>
  entities.flatMap((entity) => [entity, titleTarget(entity) ?? entity]).filter(isIndexed)

const titleTarget = (entity: Entity): Entity | undefined => {
  const { kind, to } = entity.fields[titleOf(entity)]!
  return kind === 'reference' ? entityByName(to!) : undefined
}

/** The queries for an entity's candidates: by its index, and by a title that is a day or names a record. */
function armsOf(store: Store, entity: Entity, withDays: boolean): readonly RawBuilder<unknown>[] {
  const { scope, fn } = store
  const arm = (found: RawBuilder<unknown>) =>
    sql`select ${sql.lit(entity.name)} as "entity", "id" from (${found}) as "arm"`
  const inIndex = (of: Entity) => searchIndex(scope.dialect).searchNewest(of.name, param(termsOf(of)))
  const titled = (condition: (title: RawBuilder<unknown>) => RawBuilder<boolean>) => {
    const { table, select } = scope.records(entity)
    return arm(
      sql`select "titled"."id" from ${select()
        .where(condition(column(table, titleOf(entity))))
        .where(column(table, 'trashedAt'), 'is', null)
        .limit(param('wanted'))
        .select(sql<string>`${column(table, 'id')}`.as('id'))} as "titled"`,
    )
  }
  const target = titleTarget(entity)
  const kind = titleKind(entity)
  return [
    ...(isIndexed(entity) ? [arm(inIndex(entity))] : []),
    ...(kind === 'date' && withDays ? [titled((title) => fn.inJsonArray(title, param('days')))] : []),
    ...(kind === 'account' ? [titled((title) => fn.inJsonArray(title, param('accounts')))] : []),
    ...(target ? [titled((title) => sql<boolean>`${title} in (${inIndex(target)})`)] : []),
  ]
}

/** The days that were typed, as dates are stored; none if anything else was. */
function daysIn(query: string): readonly string[] {
  const days = query.trim().split(/\s+/).map(parseFullDate)
  return days.every((day) => day !== undefined) ? days : []
}

/** The ids of matching records, found by reading the newest. */
function* scan(
  store: Store,
  tenant: string,
  site: SiteSlug,
  entity: Entity,
  words: readonly string[],
): Operation<readonly string[]> {
  const searched = entity.search ?? [titleOf(entity)]
  const statement = store.cachedStatement<Row & { id: string }>`find by reading|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .orderBy(column(table, 'createdAt'), 'desc')
      .limit(scanned)
      .select(['id', ...searched].map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(statement({ tenant_id: tenant }))
  const of = { entity: { ...entity, search: searched }, tenant: { id: tenant, site } }
  return rows
    .filter((row) => {
      const folded = searchableText(of, row)
      return words.every((word) => folded.includes(word))
    })
    .slice(0, comparedPerEntity)
    .map(({ id }) => id)
}

interface TitleRow extends NamedRecord {
  readonly reading: string | null
}

/** What people know live records by. */
function* readTitles(
  store: Store,
  { id: tenant, site }: Pick<SearchedTenant, 'id' | 'site'>,
  entities: readonly Entity[],
  shape: string,
  ids: ReadonlyMap<string, readonly string[]>,
): Operation<readonly TitleRow[]> {
  const statement = store.cachedStatement<TitleRow>`find titles|${site}|${shape}`(() =>
    store.scope.plain(
      sql`${sql.join(
        entities.map((entity) => titlesOf(store, entity)),
        sql` union all `,
      )}`,
    ),
  )
  const bindings = Object.fromEntries(
    entities.map(({ name }) => [`ids ${name}`, JSON.stringify([...new Set(ids.get(name))])]),
  )
  return yield* all(statement({ tenant_id: tenant, ...bindings }))
}

function titlesOf({ scope, fn }: Store, entity: Entity): RawBuilder<unknown> {
  const { table, select } = scope.records(entity)
  const title = titleOf(entity)
  const own = (name: string) => (entity.fields[name] ? column(table, name) : sql`null`)
  const target = titleTarget(entity)
  const named = (field: string | undefined): RawBuilder<unknown> => {
    if (!target || !field) return sql`null`
    const other = scope.records(target)
    return sql`${other
      .select()
      .where(column(other.table, 'id'), '=', column(table, title))
      .select(column(other.table, field).as('title'))}`
  }
  const texts = target
    ? [
        named(titleOf(target)),
        named(target.fields[`${titleOf(target)}En`]?.name),
        named(target.fields[`${titleOf(target)}Kana`]?.name),
      ]
    : [
        titleKind(entity) === 'account' ? accountName(column(table, title)) : own(title),
        own(`${title}En`),
        own(`${title}Kana`),
      ]
  return sql`select * from ${select()
    .where(column(table, 'trashedAt'), 'is', null)
    .where(fn.inJsonArray(column(table, 'id'), param(`ids ${entity.name}`)))
    .select([
      sql`${sql.lit(entity.name)}`.as('entity'),
      sql`${column(table, 'id')}`.as('id'),
      sql`${entity.parent ? column(table, entity.parent.name) : sql`null`}`.as('parent'),
      ...texts.map((text, index) => sql`cast(${text} as text)`.as(['title', 'titleEn', 'reading'][index]!)),
      sql`${column(table, 'updatedAt')}`.as('updatedAt'),
    ])} as "shown"`
}
