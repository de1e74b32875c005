import type { Database as Sqlite } from 'better-sqlite3'
import { sql } from 'kysely'
import { param } from '../../base/db/parameter.ts'
import { first, runDeferred } from '../../base/db/query.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { inKanaBytes, toKanaBytes } from './kana-bytes.ts'
import { ngrams, scopeKey } from './ngrams.ts'
import type { SearchIndex } from './search-index.ts'

/** On SQLite the terms are in a full-text index beside the entries, linked by row number. */
export const sqliteIndex: SearchIndex = {
  search: (words) =>
    sql`select "search_entry"."recordId" as "id" from search_index
      cross join "search_entry" on "search_entry"."rowid" = search_index.rowid
      where search_index match ${param('terms')}
        and "search_entry"."tenant_id" = ${param('tenant_id')} and "search_entry"."entity" = ${param('entity')}
        ${words}`,

  // In the form in which the entry's text is: as bytes, or as it was stored before there was that form.
  containsWord: (index) =>
    sql`instr("search_entry"."folded", case typeof("search_entry"."folded")
        when 'blob' then cast(${param(`stored${index}`)} as blob) else ${param(`word${index}`)} end) > 0`,

  // In the order of row numbers, which is that of creation, the index is read only until there is enough.
  searchNewest: (entity, terms) =>
    sql`select "newest"."id" from (
        select "search_entry"."recordId" as "id", "search_entry"."folded" from search_index
        cross join "search_entry" on "search_entry"."rowid" = search_index.rowid
        where search_index match ${terms}
          and "search_entry"."tenant_id" = ${param('tenant_id')} and "search_entry"."entity" = ${sql.lit(entity)}
        order by search_index.rowid desc limit ${param('examined')}
      ) as "newest"
      where not exists (
        select 1 from json_each(case typeof("newest"."folded") when 'blob' then ${param('storedWords')} else ${param('words')} end)
        where instr("newest"."folded", case typeof("newest"."folded") when 'blob' then cast("value" as blob) else "value" end) = 0
      )
      limit ${param('wanted')}`,

  bindTerms: (terms) => terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND '),
  bindWords: (words) =>
    Object.fromEntries(
      words.flatMap((word, index) => [
        [`word${index}`, word],
        [`stored${index}`, inKanaBytes(word)],
      ]),
    ),
  bindWordList: (words) => ({ words: JSON.stringify(words), storedWords: JSON.stringify(words.map(inKanaBytes)) }),

  *insert(context, id, folded) {
    const entry = yield* first(insertEntry(context)({ ...tenantBindings(context), id, folded: toKanaBytes(folded) }))
    yield* runDeferred(
      entry!.rowid,
      insertTerms(context)({ rowid: entry!.rowid, grams: termsOf(context.tenant.id, context.entity.name, folded) }),
    )
  },

  *update(context, id, folded) {
    const entry = yield* first(updateEntry(context)({ ...tenantBindings(context), id, folded: toKanaBytes(folded) }))
    if (entry)
      yield* runDeferred(
        entry.rowid,
        replaceTerms(context)({ rowid: entry.rowid, grams: termsOf(context.tenant.id, context.entity.name, folded) }),
      )
  },

  *remove(context, id) {
    const entry = yield* first(deleteEntry(context)({ ...tenantBindings(context), id }))
    if (entry) yield* runDeferred(entry.rowid, deleteTerms(context)({ rowid: entry.rowid }))
  },
}

function termsOf(tenant: string, entity: string, folded: string): string {
  const key = scopeKey(tenant, entity)
  const terms = ngrams(folded)
  return terms.length === 0 ? '' : key + terms.join(` ${key}`)
}

/** An entry as both databases have it. */
export interface SearchEntry {
  readonly tenant_id: string
  readonly entity: string
  readonly recordId: string
  readonly folded: string
}

/** Writes entries of another database, and their terms, into an SQLite file. */
export function searchEntryWriter(sqlite: Sqlite): (entry: SearchEntry) => void {
  const entry = sqlite.prepare(
    'INSERT INTO "search_entry" ("tenant_id", "entity", "recordId", "folded") VALUES (?, ?, ?, ?)',
  )
  const terms = sqlite.prepare('INSERT INTO "search_index" (rowid, grams) VALUES (?, ?)')
  return ({ tenant_id, entity, recordId, folded }) => {
    const { lastInsertRowid } = entry.run(tenant_id, entity, recordId, toKanaBytes(folded))
    terms.run(lastInsertRowid, termsOf(tenant_id, entity, folded))
  }
}

const insertEntry = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search insert`(() =>
    scope
      .insertInto('search_entry', { entity: param('entity'), recordId: param('id'), folded: param('folded') })
      .returning('rowid'),
  )

const updateEntry = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search update`(() =>
    scope
      .updateTable('search_entry')
      .set({ folded: param('folded') })
      .where('search_entry.entity', '=', param('entity'))
      .where('search_entry.recordId', '=', param('id'))
      .where('search_entry.folded', '!=', param('folded'))
      .returning('search_entry.rowid'),
  )

const deleteEntry = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search delete`(() =>
    scope
      .deleteFrom('search_entry')
      .where('search_entry.entity', '=', param('entity'))
      .where('search_entry.recordId', '=', param('id'))
      .returning('search_entry.rowid'),
  )

const deleteTerms = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search forget`(() => scope.plain(sql`delete from search_index where rowid = ${param('rowid')}`))

const insertTerms = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search index`(() =>
    scope.plain(sql`insert into search_index (rowid, grams) values (${param('rowid')}, ${param('grams')})`),
  )

const replaceTerms = ({ store: { scope, cachedStatement } }: Context) =>
  cachedStatement`search reindex`(() =>
    scope.plain(sql`insert or replace into search_index (rowid, grams) values (${param('rowid')}, ${param('grams')})`),
  )
