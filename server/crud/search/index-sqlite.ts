import { sql } from 'kysely'
import { marker } from '../../db/marker.ts'
import { first, runLate } from '../../db/query.ts'
import { wallOf, type Context } from '../context.ts'
import { grams, scopeKey } from './grams.ts'
import type { SearchIndex } from './search-index.ts'

/** On SQLite the terms are in a full-text index beside the entries, and bound to them by number. */
export const sqliteIndex: SearchIndex = {
  found: (inText) =>
    sql`select "search_entry"."recordId" as "id" from search_index
      cross join "search_entry" on "search_entry"."rowid" = search_index.rowid
      where search_index match ${marker('terms')}
        and "search_entry"."tenant_id" = ${marker('tenant_id')} and "search_entry"."entity" = ${marker('entity')}
        ${inText(sql.ref('search_entry.folded'))}`,

  asked: (terms) => terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND '),

  *enter(context, id, folded) {
    const entry = yield* first(insertEntry(context)({ ...wallOf(context), id, folded }))
    yield* runLate(entry!.rowid, insertTerms(context)({ rowid: entry!.rowid, grams: termsOf(context, folded) }))
  },

  *renew(context, id, folded) {
    const entry = yield* first(updateEntry(context)({ ...wallOf(context), id, folded }))
    if (entry)
      yield* runLate(entry.rowid, replaceTerms(context)({ rowid: entry.rowid, grams: termsOf(context, folded) }))
  },

  *forget(context, id) {
    const entry = yield* first(deleteEntry(context)({ ...wallOf(context), id }))
    if (entry) yield* runLate(entry.rowid, deleteTerms(context)({ rowid: entry.rowid }))
  },
}

function termsOf({ tenant, entity }: Context, folded: string): string {
  const key = scopeKey(tenant.id, entity.name)
  const terms = grams(folded)
  return terms.length === 0 ? '' : key + terms.join(` ${key}`)
}

const insertEntry = ({ store: { scope, shaped } }: Context) =>
  shaped('search insert', () =>
    scope
      .insertInto('search_entry', { entity: marker('entity'), recordId: marker('id'), folded: marker('folded') })
      .returning('rowid'),
  )

const updateEntry = ({ store: { scope, shaped } }: Context) =>
  shaped('search update', () =>
    scope
      .updateTable('search_entry')
      .set({ folded: marker('folded') })
      .where('search_entry.entity', '=', marker('entity'))
      .where('search_entry.recordId', '=', marker('id'))
      .where('search_entry.folded', '!=', marker('folded'))
      .returning('search_entry.rowid'),
  )

const deleteEntry = ({ store: { scope, shaped } }: Context) =>
  shaped('search delete', () =>
    scope
      .deleteFrom('search_entry')
      .where('search_entry.entity', '=', marker('entity'))
      .where('search_entry.recordId', '=', marker('id'))
      .returning('search_entry.rowid'),
  )

const deleteTerms = ({ store: { scope, shaped } }: Context) =>
  shaped('search forget', () => scope.plain(sql`delete from search_index where rowid = ${marker('rowid')}`))

const insertTerms = ({ store: { scope, shaped } }: Context) =>
  shaped('search index', () =>
    scope.plain(sql`insert into search_index (rowid, grams) values (${marker('rowid')}, ${marker('grams')})`),
  )

const replaceTerms = ({ store: { scope, shaped } }: Context) =>
  shaped('search reindex', () =>
    scope.plain(
      sql`insert or replace into search_index (rowid, grams) values (${marker('rowid')}, ${marker('grams')})`,
    ),
  )
