import { sql, type RawBuilder } from 'kysely'
import { fieldsOf } from '../../../entities/at-site.ts'
import type { Entity } from '../../../entities/entity.ts'
import { marker } from '../../db/marker.ts'
import type { Operation } from '../../db/query.ts'
import type { Bindings } from '../../db/statement.ts'
import type { Context, Store } from '../context.ts'
import { value, type Row } from '../record/row.ts'
import { fold } from './fold.ts'
import { gramsOfWord, scopeKey } from './grams.ts'
import { indexOf } from './index.ts'

/**
 * The ids of the records whose words hold every word searched. The index answers for one and two characters;
 * of longer words it knows only that all their pairs are there, so the text itself is asked.
 */
export const foundBySearch = ({ scope, idiom }: Store, words: readonly string[]): RawBuilder<unknown> =>
  indexOf(scope.dialect).found((folded) =>
    sql.join(
      longWords(words).map((_, index) => sql` and ${idiom.textHas(folded, marker(`word${index}`))}`),
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
  const terms = new Set(words.flatMap(gramsOfWord))
  return {
    terms: indexOf(store.scope.dialect).asked([...terms].map((term) => key + term)),
    ...Object.fromEntries(longWords(words).map((word, index) => [`word${index}`, word])),
  }
}

/** Whether an index is kept of an entity's words. Accounts change beside their view, so that theirs are read when asked. */
export const isIndexed = ({ search, viewOf }: Entity): boolean => search !== undefined && viewOf === undefined

/** Enters a new record's words. */
export function* enterWords(context: Context, id: string, row: Row): Operation<void> {
  if (isIndexed(context.entity)) yield* indexIn(context).enter(context, id, wordsOf(context, row))
}

/** Brings a record's words up to date. */
export function* renewWords(context: Context, id: string, row: Row): Operation<void> {
  if (isIndexed(context.entity)) yield* indexIn(context).renew(context, id, wordsOf(context, row))
}

/** Takes a record's words out of the index. */
export function* forgetWords(context: Context, id: string): Operation<void> {
  if (isIndexed(context.entity)) yield* indexIn(context).forget(context, id)
}

const indexIn = ({ store }: Context) => indexOf(store.scope.dialect)

/** The folded words of a record's searchable fields, a line each, so that no word spans two of them. */
export const wordsOf = ({ entity, tenant }: Context, row: Row): string =>
  fold(
    fieldsOf(entity, tenant.site)
      .filter(
        ({ name, words }) => words && entity.search!.includes(name) && row[name] !== null && row[name] !== undefined,
      )
      .map(({ name, storage, words }) => words!(value(storage, row[name]!)))
      .join('\n'),
  )
