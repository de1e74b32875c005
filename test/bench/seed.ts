import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { entities } from '../../entities/index.ts'
import { tenant } from '../../entities/kernel/tenant.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { foldText } from '../../entities/language/text/fold-text.ts'
import { toKanaBytes } from '../../server/kernel/search-index/kana-bytes.ts'
import { ngrams, scopeKey } from '../../server/kernel/search-index/ngrams.ts'
import { searchedFields } from '../../server/features/search/rebuild.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import type { SqliteDatabase } from '../../server/base/db/sqlite-runner.ts'
import { readEnv, type Env } from '../../server/base/env.ts'
import { createOperator } from '../../server/operations/setup/operator.ts'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { anyState, newsBody } from './sample-news.ts'
import '../../server/features.ts'

export const rows = Number(process.env.BENCH_ROWS ?? 100_000)
export const tenantCount = 9
export const tenantSlug = (index: number): string => `bench-${index}`

/** The environment of both servers; they differ in port and data alone. */
export const benchEnv = (): Env =>
  readEnv({
    AUTH_SECRET: 'a secret for measurements, 32 bytes',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    PUBLIC_URL: 'http://localhost:3000',
  })

/** A database with news of nine tenants and somebody who may enter all of them; made once for a schema and kept. */
export async function seededDatabase(tenants = tenantCount): Promise<string> {
  const folder = join(tmpdir(), `captain-bench-${schemaHash()}-${rows}-${tenants}`)
  const file = join(folder, 'seeded.sqlite')
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `unfinished-${process.pid}.sqlite`)
  const { database, owner, user } = await emptyDatabase(unfinished)
  for (let index = 0; index < tenants; index += 1) {
    const id = await addTenant(database, owner, tenantSlug(index), user)
    const count = Math.floor((rows * (index + 1)) / tenants) - Math.floor((rows * index) / tenants)
    addNews(database, id, count, true)
  }
  database.sqlite.exec("INSERT INTO search_index (search_index) VALUES ('optimize')")
  database.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  await database.close()
  renameSync(unfinished, file)
  return file
}

/** Notes that the index is as declared, so that no server looks through it while it is measured. */
function settleSearchIndex({ sqlite }: SqliteDatabase): void {
  const note = sqlite.prepare('INSERT INTO "search_declaration" VALUES (?, ?, ?, ?)')
  for (const entity of Object.values(entities))
    note.run(entity.name, searchedFields(entity), '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z')
}

/** A database that is not kept safe, with the operator's tenant and somebody who measures. */
export async function emptyDatabase(file: string) {
  const database = connectSqlite(file)
  await migrateSqlite(database)
  database.sqlite.pragma('synchronous = OFF')
  settleSearchIndex(database)
  const operator = await createOperator(database, {
    name: '運営',
    siteUrl: 'https://operator.example',
    status: 'active',
  })
  const { auth } = createIdentity(benchEnv(), database)
  const user = await createAccount(auth!, {
    name: 'Bench',
    email: 'bench@captain.example',
    password: 'a password for measuring',
    role: 'user',
  })
  return { database, owner: { id: operator, site: 'funaneco-jp' } as const, user }
}

/** A tenant, and who measures as its member where that is said. */
export async function addTenant(
  database: SqliteDatabase,
  owner: { id: string; site: 'funaneco-jp' },
  slug: string,
  user?: string,
): Promise<string> {
  const body = { name: slug, slug, site: 'emu-esu-com', siteUrl: `https://${slug}.example`, status: 'active' }
  const id = await importRecord(database, tenant, { tenant: owner }, body)
  if (user) await importRecord(database, tenantUser, { tenant: owner, parent: id }, { user, joinedOn: '2024-04-01' })
  return id
}

/** News put straight into the tables, as the API would have left them. */
export function addNews({ sqlite }: SqliteDatabase, tenantId: string, count: number, searchable: boolean): void {
  const now = new Date().toISOString()
  const columns = [
    'tenant_id',
    'id',
    'title',
    'slug',
    'category',
    'body',
    'isPinned',
    'status',
    'publishAt',
    'metaDescription',
    'version',
    'createdAt',
    'updatedAt',
  ]
  const record = sqlite.prepare(
    `INSERT INTO news (${columns.map((name) => `"${name}"`).join()}) VALUES (${columns.map(() => '?').join()})`,
  )
  const revision = sqlite.prepare(
    `INSERT INTO revision (tenant_id, entity, "recordId", version, action, at, "requestId", "values", "former", "changeSet")
     VALUES (?, 'news', ?, 1, 'create', ?, 'seed', ?, '{}', ?)`,
  )
  const entry = sqlite.prepare(
    `INSERT INTO search_entry (tenant_id, entity, recordId, folded) VALUES (?, 'news', ?, ?)`,
  )
  const terms = sqlite.prepare('INSERT INTO search_index (rowid, grams) VALUES (?, ?)')
  const key = scopeKey(tenantId, 'news')
  sqlite.transaction(() => {
    for (let number = 0; number < count; number += 1) {
      const id = uuid()
      const body = { ...newsBody(String(number)), status: anyState() }
      const rich = JSON.stringify(body.body)
      record.run(
        tenantId,
        id,
        body.title,
        body.slug,
        body.category,
        rich,
        Number(body.isPinned),
        body.status,
        body.publishAt,
        body.metaDescription,
        1,
        now,
        now,
      )
      if (!searchable) continue
      const { body: _, ...light } = body
      revision.run(tenantId, id, now, JSON.stringify(light), uuid())
      const folded = foldText([body.title, body.slug, ...body.body.blocks.map(({ data }) => data.text)].join('\n'))
      const { lastInsertRowid } = entry.run(tenantId, id, toKanaBytes(folded))
      terms.run(lastInsertRowid, key + ngrams(folded).join(` ${key}`))
    }
    sqlite.prepare(`INSERT INTO total VALUES (?, 'news', ?)`).run(tenantId, count)
  })()
}

/** A session of the one who measures, and a token for it. */
export async function signedIn(database: SqliteDatabase): Promise<{ token: string; keys: unknown }> {
  const { auth } = createIdentity(benchEnv(), database)
  const user = database.sqlite.prepare('SELECT "id" FROM auth_user').pluck().get() as string
  const [session, now, expires] = [uuid(), new Date().toISOString(), new Date(Date.now() + 3_600_000).toISOString()]
  database.sqlite
    .prepare(
      'INSERT INTO auth_session ("id", "userId", "token", "expiresAt", "createdAt", "updatedAt") VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(session, user, uuid(), expires, now, now)
  const { token } = await auth!.api.signJWT({
    body: { payload: { sub: user, sid: session, iat: Math.floor(Date.now() / 1000) } },
  })
  return { token, keys: await auth!.api.getJwks() }
}

function schemaHash(): string {
  const hash = createHash('sha256')
  const folders = [
    '../../server/migrations',
    '../../server/kernel/search-index',
    '../../server/features/search',
    '../../server/base/db',
    '.',
  ].map((folder) => join(import.meta.dirname, folder))
  for (const folder of folders) {
    for (const name of readdirSync(folder)
      .filter((file) => /\.sqlite\.sql$|^(fold|sqlite-connection|sample-news|kana-bytes)\.ts$/.test(file))
      .sort()) {
      hash.update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
