import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { load } from './client.ts'
import { randomInt } from './random.ts'
import { median } from './report.ts'
import { connections } from './round.ts'
import { benchEnv, rows, seededDatabase, tenantSlug } from './seed.ts'
import { serve } from './servers.ts'

/** How many published records have a draft beside them. */
const drafts = Number(process.env.BENCH_DRAFTS ?? 1000)

/** Prints how many pages of the public list of one tenant, with all the records, a second brings. */
export async function measurePublicList(rounds: number, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-bench-public-'))
  const file = join(folder, 'captain.sqlite')
  copyFileSync(await seededDatabase(1), file)
  addDrafts(file)
  const { port, stop } = await serve('captain-server.ts', 3142, file, benchEnv().PUBLIC_URL)
  try {
    // More pages than are kept.
    const next = (): string => {
      const from = randomInt(5000)
      const range = `%5B${from},${from + 14 + randomInt(21)}%5D`
      const path = `/api/v1/tenants/${tenantSlug(0)}/news?sort=%5B%22publishAt%22,%22DESC%22%5D&range=${range}&filter=%7B%7D`
      return `GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\n\r\n`
    }
    await load([port], connections, 1, next)
    const speeds: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const done = await load([port], connections, seconds, next)
      speeds.push(done.requests / done.seconds)
    }
    console.log(`public list, ${rows} records, ${drafts} drafts: ${median(speeds).toFixed(0)} req/s`)
  } finally {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function addDrafts(file: string): void {
  if (drafts === 0) return
  const { sqlite, close } = connectSqlite(file)
  const published = sqlite
    .prepare(`SELECT tenant_id, "id" FROM news WHERE "status" = 'published' ORDER BY "publishAt" DESC LIMIT ?`)
    .all(drafts) as { tenant_id: string; id: string }[]
  const draft = sqlite.prepare(
    `INSERT INTO record_draft (tenant_id, "id", "entity", "recordId", "values", "basis", "version", "createdAt", "updatedAt")
     VALUES (?, ?, 'news', ?, ?, 1, 1, ?, ?)`,
  )
  const [now, values] = [new Date().toISOString(), JSON.stringify({ title: '下書きのお知らせ' })]
  sqlite.transaction(() => {
    for (const { tenant_id, id } of published) draft.run(tenant_id, uuid(), id, values, now, now)
  })()
  void close()
}
