import { sql, type RawBuilder } from 'kysely'
import { titleOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { otherTwins } from '../exports/cp932.ts'
import { tenantBindings, type Colleague, type Context } from '../../kernel/records/context.ts'
import { rowColumns, type RecordRow } from '../../kernel/records/read-row.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { toStored } from '../../kernel/records/stored-values.ts'
import { srcOf } from '../uploads/file-names.ts'
import { foldWord } from './parse-cell.ts'

/** What texts of cells name: records by id, title, slug or code; accounts by name; files of the library by name. */

/** For each text its matches, of which there should be one. */
export type Found = ReadonlyMap<string, readonly string[]>

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join(conditions, sql` or `)})`

/** The fields of an entity by whose value others may name a record. */
const namingFields = (entity: Entity, { tenant }: Context): readonly Field[] =>
  siteFields(entity, tenant.site).filter(
    ({ name, kind, storage, code, to }) =>
      storage === 'text' &&
      !to &&
      kind !== 'account' &&
      (name === titleOf(entity) || kind === 'slug' || code || entity.unique?.includes(name)),
  )

/**
 * The live records of an entity that texts name: an id or a unique value before a title that several have. Of names that
 * so many records share that they are not all read at once, each is looked up by itself.
 */
export function* findRecords(
  context: Context,
  to: string,
  texts: readonly string[],
  mostAtOnce = 2000,
): Operation<Found> {
  const target = entityByName(to)!
  const { store } = context
  const fields = namingFields(target, context)
  const names = ['id', ...fields.map(({ name }) => name)]
  type Row = Readonly<Record<string, string | null>>
  const read = (by: readonly string[], wanted: readonly string[], most: number): Operation<readonly Row[]> =>
    all(
      store.cachedStatement<Row>`import names|${to}|${by.join()}`(() => {
        const { table, select } = store.scope.records(target)
        return select()
          .where(column(table, 'trashedAt'), 'is', null)
          .where(anyOf(by.map((name) => store.fn.inJsonArray(column(table, name), param('texts')))))
          .select(names.map((name) => sql<string | null>`${column(table, name)}`.as(name)))
          .limit(param('most'))
      })({ ...tenantBindings(context), parent: null, texts: JSON.stringify(wanted), most }),
    )
  const spellings = (text: string): readonly string[] => [
    ...new Set([text, ...fields.map(({ normalise }) => String(normalise?.(text) ?? text))]),
  ]
  const byTitleLast = names.toSorted((a, b) => Number(a === titleOf(target)) - Number(b === titleOf(target)))
  // As it is written before the wave dashes that look the same, of which a file in CP932 has only one, and half-width kana,
  // with spaces of either width.
  const ways = (text: string): readonly (readonly string[])[] => {
    const wide = text.normalize('NFKC')
    return [...new Set([text, otherTwins(text), wide, wide.replaceAll(' ', '\u3000')])].map(spellings)
  }
  const rows = yield* read(names, [...new Set(texts.flatMap((text) => ways(text).flat()))], mostAtOnce)
  const isCut = rows.length === mostAtOnce
  const found = new Map<string, readonly string[]>()
  for (const text of texts) {
    let ids: readonly string[] = []
    for (const [own, name] of ways(text).flatMap((way) => byTitleLast.map((each) => [way, each] as const))) {
      // Two say that there are several.
      const among = isCut ? yield* read([name], own, 2) : rows
      ids = among.filter((row) => row[name] !== null && own.includes(row[name]!)).map(({ id }) => id!)
      if (ids.length > 0) break
    }
    found.set(text, ids)
  }
  return found
}

/** The members of the tenant that texts name. */
export const findColleagues = (colleagues: readonly Colleague[], texts: readonly string[]): Found =>
  new Map(
    texts.map((text) => [
      text,
      colleagues.filter(({ id, name }) => id === text || foldWord(name) === foldWord(text)).map(({ id }) => id),
    ]),
  )

/** A file of the library, and what it is said to show. */
export interface FoundUpload {
  readonly src: string
  readonly alt: string | null
  /** Came with the sheet, so that nobody had a place to say what it shows. */
  readonly isFromZip?: true
}

/** The files of the tenant's library that texts name, by their names or addresses; of equal names the newest. */
export function* findUploadsByName(
  context: Context,
  texts: readonly string[],
): Operation<ReadonlyMap<string, readonly FoundUpload[]>> {
  const { store, tenant } = context
  const statement = store.cachedStatement<{ name: string; title: string; alt: string | null }>`import uploads`(() =>
    store.scope
      .selectFrom('upload')
      .where('upload.replacedBy', 'is', null)
      .where(
        anyOf([
          store.fn.inJsonArray(column('upload', 'title'), param('titles')),
          store.fn.inJsonArray(column('upload', 'name'), param('names')),
        ]),
      )
      .orderBy('upload.createdAt', 'desc')
      .select(['upload.name', 'upload.title', 'upload.alt']),
  )
  const titlesOf = (text: string): readonly string[] => [text.normalize('NFC'), otherTwins(text.normalize('NFC'))]
  const nameIn = (text: string): string => text.slice(text.lastIndexOf('/') + 1)
  const rows = yield* all(
    statement({
      ...tenantBindings(context),
      titles: JSON.stringify(texts.flatMap(titlesOf)),
      names: JSON.stringify(texts.map(nameIn)),
    }),
  )
  return new Map(
    texts.map((text) => {
      const [title, other] = titlesOf(text)
      const own =
        rows.find(
          (row) => row.title === title || (row.name === nameIn(text) && text.endsWith(srcOf(tenant.id, row.name))),
        ) ?? rows.find((row) => row.title === other)
      return [text, own ? [{ src: srcOf(tenant.id, own.name), alt: own.alt }] : []]
    }),
  )
}

/** The live rows whose key has one of the values, by that value as it is stored. */
export function* findByKey(
  context: Context,
  key: string,
  values: readonly unknown[],
): Operation<ReadonlyMap<string, readonly RecordRow[]>> {
  const { store, entity } = context
  const field = entity.fields[key]
  const storage = field?.storage ?? 'text'
  const statement = store.cachedStatement<RecordRow>`import key|${entity.name}|${key}`(() => {
    const { table, select } = store.scope.records(entity)
    const value = field?.caseInsensitive ? sql`lower(${column(table, key)})` : column(table, key)
    const found = select()
      .where(store.fn.inJsonArray(value, param('values'), storage))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
    return entity.parent ? found.where(column(table, entity.parent.name), '=', param('parent')) : found
  })
  const keyOf = (value: unknown): string => keyText(field, value)
  const stored = values.map((value) => {
    const each = toStored(storage, value)
    return field?.caseInsensitive ? String(each).toLowerCase() : each
  })
  const rows = yield* all(
    statement({ ...tenantBindings(context), parent: context.parent ?? null, values: JSON.stringify(stored) }),
  )
  return Map.groupBy(rows, (row) => keyOf(row[key]))
}

/** A value of a unique field or key as it is compared with others. */
export const keyText = (field: Field | undefined, value: unknown): string =>
  field?.caseInsensitive ? String(value).toLowerCase() : String(value)
