import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { entities } from '../../entities/index.ts'
import { titleOf, type Entity } from '../../entities/language/entity.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { tenant } from '../../entities/kernel/tenant.ts'
import { buildApp } from '../../server/app.ts'
import { tableOf } from '../../server/base/db/scope.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import type { SqliteDatabase } from '../../server/base/db/sqlite-runner.ts'
import { foldText } from '../../entities/language/text/fold-text.ts'
import { toKanaBytes } from '../../server/kernel/search-index/kana-bytes.ts'
import { ngrams, scopeKey } from '../../server/kernel/search-index/ngrams.ts'
import { isIndexed } from '../../server/kernel/search-index/record-index.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { randomInt } from './random.ts'
import { benchEnv, emptyDatabase, signedIn } from './seed.ts'

const rowsPerEntity = Number(process.env.BENCH_SEARCH_ROWS ?? 20_000)
const calls = 300

const firsts = [
  '夏祭り',
  '冬の市',
  '朝の',
  '夜の',
  '新しい',
  '限定',
  '港町の',
  '灯台',
  '図書塔',
  'はじまりの',
  '雪国の',
  '猫の',
]
const seconds = ['お知らせ', '会', '案内', '講座', 'ゲーム', 'コーヒー', '商品', '工事', '展示', '音楽', '祭り', '料金']
const prose =
  'このたび、みなさまのご要望にこたえて内容を新しくしました。くわしくは店頭でお尋ねください。The new edition is available at the counter. '

/** What people type: beginnings, whole words, what everything has, what nothing has, romaji. */
const queries = [
  '夏',
  '夏祭',
  '夏祭り',
  '灯台 講座',
  '図書塔',
  '図書塔のゲーム',
  'お知らせ',
  'の',
  'a',
  'en',
  'edition',
  'natsu',
  'nekono',
  'コーヒー',
  'こーひー',
  '12345',
  '第777',
  '見つからない',
  'みなさま',
  'zzzz',
  '港町の料金 第1',
]

/** How long the search over everything takes, for an administrator of a tenant of each site, with very many records. */
export async function measureSearch(): Promise<void> {
  const file = await seeded()
  const database = connectSqlite(file)
  const { token } = await signedIn(database)
  const app = await buildApp({ env: benchEnv(), database })
  const call = async (query: string): Promise<number> => {
    const before = performance.now()
    const { statusCode } = await app.inject({
      url: `/api/v1/authorized/search?query=${encodeURIComponent(query)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    if (statusCode !== 200) throw new Error(`The search answered ${statusCode}.`)
    return performance.now() - before
  }
  for (const query of queries) await call(query)
  const times = new Map<string, number[]>()
  const used = process.cpuUsage()
  for (let at = 0; at < calls; at += 1) {
    const query = queries[at % queries.length]!
    times.set(query, [...(times.get(query) ?? []), await call(query)])
  }
  const { user, system } = process.cpuUsage(used)
  const all = [...times.values()].flat().toSorted((a, b) => a - b)
  const quantile = (of: readonly number[], part: number) => of[Math.floor(part * (of.length - 1))]!.toFixed(1)
  console.table(
    [...times].map(([query, each]) => ({
      query,
      'p50 (ms)': quantile(
        each.toSorted((a, b) => a - b),
        0.5,
      ),
    })),
  )
  console.log(
    `${rowsPerEntity} rows of each entity: p50 ${quantile(all, 0.5)} ms, p95 ${quantile(all, 0.95)} ms, max ${quantile(all, 1)} ms; processor time ${((user + system) / 1000 / calls).toFixed(1)} ms a call`,
  )
  await app.close()
  await database.close()
}

/** A tenant of each site, with very many records of each of its first site's entities, put straight into the tables. */
async function seeded(): Promise<string> {
  const folder = join(tmpdir(), `captain-bench-search-${rowsPerEntity}`)
  const file = join(folder, 'seeded.sqlite')
  if (existsSync(file)) return file
  console.log('Preparing the data (the first time takes some minutes) …')
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `unfinished-${process.pid}.sqlite`)
  const { database, owner } = await emptyDatabase(unfinished)
  database.sqlite.exec(`UPDATE auth_user SET "role" = 'admin'`)
  database.sqlite.pragma('foreign_keys = OFF')
  database.sqlite.pragma('cache_size = -500000')
  const tenants = { [owner.site]: owner.id } as Record<SiteSlug, string>
  for (const site of sites) {
    const body = { name: site, slug: site, site, siteUrl: `https://${site}.example`, status: 'active' }
    tenants[site] ??= await importRecord(database, tenant, { tenant: owner }, body)
  }
  // The rows of tenants and of their staff decide who may enter: those stay as they are. Others have one per tenant.
  const filled = Object.values(entities).filter(
    ({ name, viewOf, edit }) => !viewOf && edit !== 'single' && !['tenant', 'tenant-user'].includes(name),
  )
  for (const entity of filled) addRecords(database, entity, tenants[Object.keys(entity.sites)[0] as SiteSlug])
  database.sqlite.exec("INSERT INTO search_index (search_index) VALUES ('optimize')")
  database.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  await database.close()
  renameSync(unfinished, file)
  return file
}

/** Records with a title and a text; every other column that needs a value has an empty one. */
function addRecords({ sqlite }: SqliteDatabase, entity: Entity, tenantId: string): void {
  const table = tableOf(entity)
  const columns = sqlite.pragma(`table_info("${table}")`) as { name: string; type: string; notnull: number }[]
  for (const { name, origin, unique } of sqlite.pragma(`index_list("${table}")`) as {
    name: string
    origin: string
    unique: number
  }[])
    if (origin === 'c' && unique) sqlite.exec(`DROP INDEX "${name}"`)
  const needed = columns.filter(({ name, notnull }) => notnull || name === titleOf(entity) || name === 'updatedAt')
  const record = sqlite.prepare(
    `INSERT INTO "${table}" (${needed.map(({ name }) => `"${name}"`).join()}) VALUES (${needed.map(() => '?').join()})`,
  )
  const entry = sqlite.prepare(`INSERT INTO search_entry (tenant_id, entity, recordId, folded) VALUES (?, ?, ?, ?)`)
  const terms = sqlite.prepare('INSERT INTO search_index (rowid, grams) VALUES (?, ?)')
  const key = scopeKey(tenantId, entity.name)
  const now = new Date().toISOString()
  const oneOf = (texts: readonly string[]): string => texts[randomInt(texts.length)]!
  sqlite.transaction(() => {
    for (let number = 0; number < rowsPerEntity; number += 1) {
      const id = uuid()
      const title = `${oneOf(firsts)}${oneOf(seconds)} 第${number}回`
      const own: Readonly<Record<string, unknown>> = {
        tenant_id: tenantId,
        id,
        [titleOf(entity)]: title,
        createdAt: now,
        updatedAt: now,
      }
      record.run(needed.map(({ name, type }) => own[name] ?? (type === 'INTEGER' ? 0 : '')))
      if (!isIndexed(entity)) continue
      const folded = foldText(`${title}\n${prose}`)
      const { lastInsertRowid } = entry.run(tenantId, entity.name, id, toKanaBytes(folded))
      terms.run(lastInsertRowid, key + ngrams(folded).join(` ${key}`))
    }
  })()
}
