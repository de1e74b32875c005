import type { Database } from 'better-sqlite3'
import { fields, kept, listed, orders, whole } from './fields.ts'

/** The floor's SQL, written and prepared by hand. */

export function prepareAll(sqlite: Database) {
  const visitor = sqlite
    .prepare<unknown[], [string, string, string, string, string | null]>(
      `SELECT u."id", u."name", t."id", t."site", m."id" FROM auth_session s JOIN auth_user u ON u."id" = s."userId"
       LEFT JOIN tenant t ON t.tenant_id = ? AND lower(t."slug") = lower(?) AND t."slug" = ? AND t."trashedAt" IS NULL
       LEFT JOIN tenant_user m ON m.tenant_id = t.tenant_id AND m."tenant" = t."id" AND m."user" = u."id" AND m."trashedAt" IS NULL
         AND m."joinedOn" <= ? AND (m."endsOn" IS NULL OR m."endsOn" >= ?)
       WHERE s."id" = ? AND s."userId" = ? AND s."expiresAt" > ? AND (u."banned" IS NULL OR u."banned" = 0)`,
    )
    .raw()
  const operator = sqlite
    .prepare(`SELECT tenant_id FROM tenant WHERE "site" = 'funaneco-jp' AND tenant_id = "id"`)
    .pluck()
    .get() as string
  const lists = new Map(
    orders.map(({ field, direction }) => [
      `${field} ${direction}`,
      sqlite.prepare<unknown[], Record<string, unknown>>(
        `SELECT ${listed} FROM news WHERE tenant_id = ? AND "trashedAt" IS NULL ORDER BY "${field}" ${direction} NULLS LAST, "id" ${direction} LIMIT ? OFFSET ?`,
      ),
    ]),
  )
  const tenants = sqlite.prepare<unknown[], [slug: string, id: string]>('SELECT "slug", "id" FROM tenant').raw().all()
  return {
    operator,
    /** The ids of tenants by their slugs. */
    tenants: new Map(tenants),
    visitor,
    lists,
    total: sqlite
      .prepare<unknown[], number>(`SELECT "count" FROM total WHERE tenant_id = ? AND "entity" = 'news'`)
      .pluck(),
    liveTotal: sqlite
      .prepare<unknown[], number>(`SELECT count(*) FROM news WHERE tenant_id = ? AND "trashedAt" IS NULL`)
      .pluck(),
    read: sqlite.prepare<unknown[], Record<string, unknown>>(
      `SELECT ${whole} FROM news WHERE tenant_id = ? AND "id" = ? AND "trashedAt" IS NULL`,
    ),
    insert: sqlite.prepare(
      `INSERT INTO news ("tenant_id", ${whole}) VALUES (?, ?, ${fields.map(() => '?').join(', ')}, ${kept.map(() => '?').join(', ')})`,
    ),
    update: sqlite.prepare(
      `UPDATE news SET ${fields.map((name) => `"${name}" = ?`).join(', ')}, "version" = ?, "updatedAt" = ?, "updatedBy" = ? WHERE tenant_id = ? AND "id" = ? AND "version" = ?`,
    ),
    revision: sqlite.prepare(
      `INSERT INTO revision VALUES (?, 'news', ?, ?, ?, ?, ?, ?, ?, NULL, lower(hex(randomblob(16))), 0, NULL)`,
    ),
    addToTotal: sqlite.prepare(
      `INSERT INTO total VALUES (?, 'news', 1) ON CONFLICT ("tenant_id", "entity") DO UPDATE SET "count" = "count" + 1`,
    ),
    enter: sqlite.prepare(`INSERT INTO search_entry (tenant_id, entity, recordId, folded) VALUES (?, 'news', ?, ?)`),
    renew: sqlite
      .prepare<unknown[], number>(
        `UPDATE search_entry SET folded = ? WHERE tenant_id = ? AND entity = 'news' AND recordId = ? AND folded <> ? RETURNING rowid`,
      )
      .pluck(),
    index: sqlite.prepare('INSERT INTO search_index (rowid, grams) VALUES (?, ?)'),
    unindex: sqlite.prepare('DELETE FROM search_index WHERE rowid = ?'),
  }
}
