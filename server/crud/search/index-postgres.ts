import { sql } from 'kysely'
import { marker } from '../../db/marker.ts'
import { run } from '../../db/query.ts'
import { wallOf, type Context } from '../context.ts'
import { keyedGrams } from './grams.ts'
import type { SearchIndex } from './search-index.ts'

/** On PostgreSQL each entry has its terms as an array, and a function looks for them by index (0001-core). */
export const postgresIndex: SearchIndex = {
  found: (inText) =>
    sql`select "found"."id" as "id" from captain_found(${marker('entity')}, ${marker('terms')}) as "found"
      where true${inText(sql.ref('found.words'))}`,

  asked: (terms) => terms,

  *enter(context, id, folded) {
    yield* run(insertEntry(context)({ ...wallOf(context), id, folded, grams: gramsOf(context, folded) }))
  },

  *renew(context, id, folded) {
    yield* run(updateEntry(context)({ ...wallOf(context), id, folded, grams: gramsOf(context, folded) }))
  },

  *forget(context, id) {
    yield* run(deleteEntry(context)({ ...wallOf(context), id }))
  },
}

const gramsOf = ({ tenant, entity }: Context, folded: string) => keyedGrams(tenant.id, entity.name, folded)

const insertEntry = ({ store: { scope, shaped } }: Context) =>
  shaped('search insert', () =>
    scope.insertInto('search_entry', {
      entity: marker('entity'),
      recordId: marker('id'),
      folded: marker('folded'),
      grams: marker('grams'),
    }),
  )

const updateEntry = ({ store: { scope, shaped } }: Context) =>
  shaped('search update', () =>
    scope
      .updateTable('search_entry')
      .set({ folded: marker('folded'), grams: marker('grams') })
      .where('search_entry.entity', '=', marker('entity'))
      .where('search_entry.recordId', '=', marker('id'))
      .where('search_entry.folded', '!=', marker('folded')),
  )

const deleteEntry = ({ store: { scope, shaped } }: Context) =>
  shaped('search delete', () =>
    scope
      .deleteFrom('search_entry')
      .where('search_entry.entity', '=', marker('entity'))
      .where('search_entry.recordId', '=', marker('id')),
  )
