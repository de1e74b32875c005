import { sql, type RawBuilder } from 'kysely'
import { siteFields } from '../../entities/language/site-fields.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { param } from '../db/parameter.ts'
import type { Operation } from '../db/query.ts'
import type { Bindings } from '../db/statement.ts'
import type { Context, Store } from '../records/context.ts'
import { fromStored, type Row } from '../records/stored-values.ts'
import { foldText } from './fold.ts'
import { ngramsOfWord, scopeKey } from './ngrams.ts'
import { searchIndex } from './search-index.ts'

/**
 * The ids of the records whose words hold every word searched. The index answers for one and two characters;
 * of longer words it knows only that all their pairs are there, so the text itself is asked.
 */
export const searchQuery = ({ scope, fn }: Store, words: readonly string[]): RawBuilder<unknown> =>
  searchIndex(scope.dialect).search((folded) =>
    sql.join(
      longWords(words).map((_, index) => sql` and ${fn.textContains(folded, param(`word${index}`))}`),
      sql``,
    ),
  )

const longWords = (words: readonly string[]): readonly string[] => words.filter((word) => word.length > 2)

/** What tells the statements of different searches apart. */
export const searchShape = (words: readonly string[]): string =>
  words.length === 0 ? '' : `q${longWords(words).length}`

/** What a search is bound with: terms for the index, words for the text. */
export function searchBindings({ store, tenant, entity }: Context, words: readonly string[]): Bindings {
  const key = scopeKey(tenant.id, entity.name)
  const terms = new Set(words.flatMap(ngramsOfWord))
  return {
    terms: searchIndex(store.scope.dialect).bindTerms([...terms].map((term) => key + term)),
    ...Object.fromEntries(longWords(words).map((word, index) => [`word${index}`, word])),
  }
}

/** Whether an index is kept of an entity's words. Accounts change beside their view, so that theirs are read when asked. */
export const isIndexed = ({ search, viewOf }: Entity): boolean => search !== undefined && viewOf === undefined

/** Enters a new record's words. */
export function* indexRecord(context: Context, id: string, row: Row): Operation<void> {
  if (isIndexed(context.entity)) yield* searchIndexOf(context).insert(context, id, searchableText(context, row))
}

/** Brings a record's words up to date. */
export function* reindexRecord(context: Context, id: string, row: Row): Operation<void> {
  if (isIndexed(context.entity)) yield* searchIndexOf(context).update(context, id, searchableText(context, row))
}

/** Takes a record's words out of the index. */
export function* unindexRecord(context: Context, id: string): Operation<void> {
  if (isIndexed(context.entity)) yield* searchIndexOf(context).remove(context, id)
}

const searchIndexOf = ({ store }: Context) => searchIndex(store.scope.dialect)

/** The folded words of a record's searchable fields, a line each, so that no word spans two of them. */
export const searchableText = ({ entity, tenant }: Context, row: Row): string =>
  foldText(
    siteFields(entity, tenant.site)
      .filter(
        ({ name, searchText: words }) =>
          words && entity.search!.includes(name) && row[name] !== null && row[name] !== undefined,
      )
      .map(({ name, storage, searchText: words }) => words!(fromStored(storage, row[name]!)))
      .join('\n'),
  )
