import { sql } from 'kysely'
import { param } from '../../base/db/parameter.ts'
import { runUnawaited } from '../../base/db/query.ts'
import { postgresFunctions } from '../../base/db/sql-functions-postgres.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { keyedNgrams } from './ngrams.ts'
import type { SearchIndex } from './search-index.ts'

/** On PostgreSQL each entry has its terms as an array, and a function searches them by index (0069-system). */
export const postgresIndex: SearchIndex = {
  search: (words) =>
    sql`select "found"."id" as "id" from captain_found(${param('entity')}, ${param('terms')}) as "found"
      where true${words}`,

  containsWord: (index) => postgresFunctions.textContains(sql.ref('found.words'), param(`word${index}`)),

  searchNewest: (entity, terms) =>
    sql`select "found"."id" from captain_found_newest(
        ${sql.lit(entity)}, ${terms}, array(select json_array_elements_text(${param('words')}::json)),
        ${param('examined')}, ${param('wanted')}
      ) as "found"`,

  bindTerms: (terms) => terms,
  bindWords: (words) => Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
  bindWordList: (words) => ({ words: JSON.stringify(words) }),

  *insert(context, id, folded) {
    yield* runUnawaited(
      insertEntry(context)({ ...tenantBindings(context), id, folded, grams: gramsOf(context, folded) }),
    )
  },

  *update(context, id, folded) {
    yield* runUnawaited(
      updateEntry(context)({ ...tenantBindings(context), id, folded, grams: gramsOf(context, folded) }),
    )
  },

  *remove(context, id) {
    yield* runUnawaited(deleteEntry(context)({ ...tenantBindings(context), id }))
  },
}

const gramsOf = ({ tenant, entity }: Context, folded: string) => keyedNgrams(tenant.id, entity.name, folded)

const insertEntry = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search insert`(() =>
    scope.insertInto('search_entry', {
      entity: param('entity'),
      recordId: param('id'),
      folded: param('folded'),
      grams: param('grams'),
    }),
  )

const updateEntry = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search update`(() =>
    scope
      .updateTable('search_entry')
      .set({ folded: param('folded'), grams: param('grams') })
      .where('search_entry.entity', '=', param('entity'))
      .where('search_entry.recordId', '=', param('id'))
      .where('search_entry.folded', '!=', param('folded')),
  )

const deleteEntry = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search delete`(() =>
    scope
      .deleteFrom('search_entry')
      .where('search_entry.entity', '=', param('entity'))
      .where('search_entry.recordId', '=', param('id')),
  )
