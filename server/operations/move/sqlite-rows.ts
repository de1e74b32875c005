import type { Statement } from 'better-sqlite3'
import pg from 'pg'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'
import { wellFormed, wellFormedIn } from '../../base/input/well-formed.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { tableOf } from '../../base/db/scope.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { wholeRevisions, type RevisionRow } from '../../kernel/records/revision-contents.ts'
import type { Row as RecordRow } from '../../kernel/records/stored-values.ts'
import { fromKanaBytes } from '../../kernel/search-index/kana-bytes.ts'
import type { Table } from './tables.ts'

export type Row = Readonly<Record<string, unknown>>

/**
 * The rows of an SQLite table, in key order, converted to what PostgreSQL can store, and the number of texts in each
 * that had to be corrected.
 */
export function* readRows(
  from: SqliteDatabase,
  table: Table,
): Generator<{ readonly row: Row; readonly mended: number }> {
  for (const row of rowsOf(from, table)) {
    const texts = table.columns.flatMap(({ name, isJson }) => {
      const text = row[name]
      if (typeof text !== 'string') return []
      const mended = isJson ? wellFormedJson(text) : wellFormed(text)
      return mended === text ? [] : [[name, mended] as const]
    })
    yield { row: texts.length > 0 ? { ...row, ...Object.fromEntries(texts) } : row, mended: texts.length }
  }
}

function rowsOf(from: SqliteDatabase, { name, quoted, primaryKey }: Table): Iterable<Row> {
  const order = primaryKey.map(pg.escapeIdentifier).join(', ')
  const rows = from.sqlite.prepare<unknown[], Row>(`SELECT * FROM ${quoted} ORDER BY ${order}`).iterate()
  if (name === 'revision') return asWhole(from, rows as Iterable<Revision>)
  return name === 'search_entry' ? asTexts(rows) : rows
}

/** What is searched for, which SQLite stores in its own way. */
export function* asTexts(rows: Iterable<Row>): Generator<Row> {
  for (const row of rows) yield { ...row, folded: fromKanaBytes(row['folded'] as string | Buffer) }
}

export interface Revision extends Row, RevisionRow {
  readonly tenant_id: string
  readonly entity: string
  readonly recordId: string
  readonly version: number
}

/** Revisions with what SQLite leaves out of them, one history after the other. */
export function* asWhole(from: Pick<SqliteDatabase, 'sqlite'>, revisions: Iterable<Revision>): Generator<Revision> {
  const wholeHistory = wholeHistoryFrom(from)
  let history: Revision[] = []
  for (const revision of revisions) {
    if (history[0] && !isSameRecord(history[0], revision)) {
      yield* wholeHistory(history)
      history = []
    }
    history.push(revision)
  }
  yield* wholeHistory(history)
}

const isSameRecord = (a: Revision, b: Revision): boolean =>
  a.recordId === b.recordId && a.entity === b.entity && a.tenant_id === b.tenant_id

/** Of an entity or tenant that is no more, nobody can read a history. */
function wholeHistoryFrom({ sqlite }: Pick<SqliteDatabase, 'sqlite'>) {
  const sites = new Map(
    sqlite.prepare('SELECT "id", "site" FROM "tenant"').raw().all() as (readonly [string, SiteSlug])[],
  )
  const records = new Map<string, Statement<unknown[], RecordRow>>()
  const recordsOf = (entity: Entity) => {
    const table = pg.escapeIdentifier(tableOf(entity))
    const select = records.get(table) ?? sqlite.prepare(`SELECT * FROM ${table} WHERE "tenant_id" = ? AND "id" = ?`)
    records.set(table, select)
    return select
  }
  return function* (history: readonly Revision[]): Generator<Revision> {
    const [first] = history
    const entity = first && entityByName(first.entity)
    const site = first && sites.get(first.tenant_id)
    if (!entity || !site || history.every(({ former }) => former === null)) return yield* history
    yield* wholeRevisions(entity, site, history, recordsOf(entity).get(first.tenant_id, first.recordId))
  }
}

/** In JSON, U+0000 and lone surrogates are escaped. */
const escaped = /\\u(?:0000|d[89a-f][\da-f]{2})/i

function wellFormedJson(text: string): string {
  if (!escaped.test(text)) return wellFormed(text)
  const before = JSON.stringify(JSON.parse(text))
  const after = JSON.stringify(wellFormedIn(JSON.parse(text)))
  return before === after ? text : after
}
