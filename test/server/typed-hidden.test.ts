import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftFields } from '../../entities/language/derived/draft-fields.ts'
import { news } from '../../entities/news.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import { exportsFolder, openExportStorage } from '../../server/base/storage/open-storage.ts'
import { exportHandler } from '../../server/features/exports/run-export.ts'
import { contentOf } from '../../server/kernel/public/content.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { onPostgres } from './support/database.ts'
import { marked, publicReads, visible } from './support/public-reads.ts'
import { recordClient } from './support/record-client.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, open, publicUrl, staffOf, start, type World } from './support/world.ts'

/**
 * What somebody types in a form is read with the token of their own pane alone: by no other token or key, at no address of
 * the API document, by no colleague; and it is stored nowhere else.
 */

let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.close())

/** A word that stands in every text that is typed, and in nothing else. */
const mark = 'zqxtypedonly'

/** The tables that have the mark. */
async function tablesWithMark({ sql }: World): Promise<readonly string[]> {
  const tables = await sql(
    onPostgres
      ? `select table_name as name from information_schema.tables where table_schema = current_schema()`
      : `select name from sqlite_master where type = 'table'`,
  )
  const having = []
  for (const { name } of tables)
    if (JSON.stringify(await sql(`select * from "${String(name)}"`)).includes(mark)) having.push(name)
  return having as readonly string[]
}

// Each has a number of its own, as those that others refer to are made with theirs.
const kept = suiteEntities.filter(({ keepsDraft, parent, create }) => keepsDraft && !parent && create)
test.each(kept.map((entity, place) => ({ name: entity.name, entity, number: place + 1 })))(
  'what is typed of $name is in no answer without the token of its own pane',
  async ({ entity, number }) => {
    const { create, tenant, path, site, get } = await recordClient(world, entity)
    const { call } = world
    const own = `/api/v1/authorized/tenants/${tenant.slug}`
    const content = `/api/v1/tenants/${tenant.slug}/${entity.name}`
    const { id } = await create(number, visible(entity))
    const live = (await get(`/${id}`)).body
    const values = Object.fromEntries(
      draftFields(entity, site).flatMap(({ name }) => {
        const value = marked(entity, name, live[name], mark)
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const type = async (email: string, typed: object) =>
      (await call(email, 'PUT', `${own}/preview-panes/${entity.name}/${id}`, { values: typed })).body.token as string
    const staff = staffOf(tenant.slug)
    const mine = await type(staff, values)
    const shown = await call(undefined, 'GET', `${content}/${id}?preview=${mine}`)
    expect(shown.text, 'the own pane shows it').toContain(mark)
    expect(shown.headers['cache-control']).toBe('private, no-store')

    const theirs = await type(admin, {})
    const link = (await call(admin, 'POST', `${own}/preview-links`, { entity: entity.name, recordId: id })).body.token
    const { secret } = await makeKeyAt(world, tenant.slug, [`${entity.name}:read-unpublished`])
    const found = new Set<string>()
    let opened = 0
    async function look(address: string, key?: string): Promise<void> {
      const { status, text } = key ? await callWith(world, key, 'GET', address) : await call(undefined, 'GET', address)
      if (status < 400 && /[?&](preview|state)=/.test(address)) opened += 1
      if (text.includes(mark)) found.add(address)
    }
    const and = (query: string, more: string) => `${query}${query === '' ? '?' : '&'}${more}`
    const addressed = String(live[entity.preview ?? 'id'] ?? id)
    const searched = `?filter=${encodeURIComponent(JSON.stringify({ q: 'zqx' }))}`
    for (const template of publicReads) {
      const isOwn = template.startsWith(`/api/v1/tenants/{tenant}/${entity.name}`)
      // A stream never ends; it says that something changed, never what.
      const tokens = template.endsWith('/events') ? [] : [theirs, link]
      for (const key of template.includes('{key}') ? [id, addressed] : ['category']) {
        const address = template.replace('{tenant}', tenant.slug).replace(/\{[^}]+\}/g, key)
        for (const query of isOwn ? ['', searched, '?lang=en', '?body=html'] : ['']) {
          await look(`${address}${query}`)
          for (const token of tokens) await look(`${address}${and(query, `preview=${token}`)}`)
          if (isOwn) await look(`${address}${and(query, 'state=draft')}`, secret)
        }
      }
    }
    expect([...found]).toEqual([])
    expect(opened, 'tokens and the key open something').toBeGreaterThan(5)

    for (const email of [staff, admin]) {
      for (const rest of ['', `/${id}`, `/${id}/revisions`])
        expect((await call(email, 'GET', `${path}${rest}`)).text).not.toContain(mark)
      expect((await call(email, 'GET', `${path}/${id}/draft`)).status).toBe(404)
      expect((await call(email, 'GET', `${own}/search?q=zqx`)).text).not.toContain(mark)
      expect((await call(email, 'GET', `${own}/threads/${entity.name}/${id}`)).text).not.toContain(mark)
    }
    const pages = contentOf(world.database, tenant.id, async () => true)
    for (const each of [pages, await pages.forStaff()]) {
      expect(JSON.stringify(await each.list(entity.name))).not.toContain(mark)
      expect(JSON.stringify((await each.find(entity.name, 'id', id)) ?? null)).not.toContain(mark)
    }
    expect(await tablesWithMark(world)).toEqual(['preview_pane'])
    await world.sql('delete from preview_pane')
  },
)

test('nothing that is typed is exported, reported to webhooks or told as a change', async () => {
  const apart = await start({ DATA_DIR: scratchFolder() })
  const { create, tenant } = await recordClient(apart, news)
  const { call, sql, database, env } = apart
  const own = `/api/v1/authorized/tenants/${tenant.slug}`
  const { id } = await create(1, { status: 'published', title: '公開中' })
  await call(admin, 'POST', `${own}/webhooks`, { name: '受信', url: 'https://receiver.example/' })
  const told = async () =>
    JSON.stringify([
      await sql('select * from webhook_delivery'),
      await sql('select * from change_log'),
      await sql('select * from notification'),
      (await call(admin, 'GET', `${own}/changes`)).body.changes,
    ])
  const staff = staffOf(tenant.slug)
  await apart.account(staff)
  const before = await told()
  const typed = await call(staff, 'PUT', `${own}/preview-panes/news/${id}`, { values: { title: mark } })
  expect([typed.status, typed.body.ignored]).toEqual([200, []])
  expect(await told()).toBe(before)

  const asked = await call(staff, 'POST', `${own}/exports`, { entity: 'news', format: 'csv', columns: ['title'] })
  expect(asked.status, asked.text).toBeLessThan(300)
  const handler = exportHandler({
    database,
    storage: openExportStorage(env),
    folder: `${exportsFolder(env)}/.incoming`,
    origin: publicUrl,
    operator: async () => apart.tenants['funaneco-jp'].id,
  })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const runner = jobRunner(database, { export: handler }, { log, now: () => Date.now(), chance: () => 0 })
  await runner.runDue()
  await runner.stop()
  const file = await call(staff, 'GET', `${own}/exports/${asked.body.id}/file`)
  expect(file.text).toContain('公開中')
  expect(file.text).not.toContain(mark)
  expect(await tablesWithMark(apart)).toEqual(['preview_pane'])
})

test('the suite takes entities that have panes', () => expect(kept).not.toEqual([]))
