import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stall as Held } from '../cpu.ts'
import { addNews, addTenant, emptyDatabase } from '../seed.ts'
import { serve } from '../servers.ts'

interface Stall extends Held {
  readonly work: string
}

const news = 20_000
const slug = 'bench-content'

/** How long the server is held by the first questions about a tenant with very many news after one was saved. */
export async function stallsOfContent(): Promise<readonly Stall[]> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-bench-content-'))
  const file = join(folder, 'content.sqlite')
  const { database, owner } = await emptyDatabase(file)
  const tenant = await addTenant(database, owner, slug)
  addNews(database, tenant, news, true)
  database.sqlite.exec(`UPDATE news SET "status" = 'published', "publishAt" = '2026-01-01T00:00:00.000Z'`)
  const counter = database.sqlite.prepare(
    `INSERT INTO change_counter VALUES (?, 'news', 1) ON CONFLICT DO UPDATE SET "count" = "count" + 1`,
  )
  const server = await serve('captain-server.ts', 3134, file)
  const read = async (query: string): Promise<void> => {
    const url = `http://127.0.0.1:${server.port}/api/v1/tenants/${slug}/news${query}`
    const answer = await fetch(url)
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  const filter = (conditions: object) => `filter=${encodeURIComponent(JSON.stringify(conditions))}`
  try {
    await read('?range=[0,0]&sort=["id","ASC"]')
    const stalls: Stall[] = []
    for (const [work, query] of [
      ['the first page', '?range=[0,24]'],
      ['a page in the middle', '?range=[5000,5024]'],
      ['by title', '?range=[0,24]&sort=["title","ASC"]'],
      ['a category', `?range=[0,24]&${filter({ category: 'event' })}`],
      ['a word that many have', `?range=[0,24]&${filter({ q: '新作' })}`],
      ['a word that one has', `?range=[0,24]&${filter({ q: '19999' })}`],
      ['1000 records', '?range=[0,999]'],
    ] as const) {
      // What a save does to everything that was kept.
      counter.run(tenant)
      await server.stall()
      await read(query)
      stalls.push({ work, ...(await server.stall()) })
    }
    return stalls
  } finally {
    server.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
