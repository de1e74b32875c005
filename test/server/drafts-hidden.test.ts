import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { draftFields } from '../../entities/language/derived/draft-fields.ts'
import { contentOf } from '../../server/kernel/public/content.ts'
import { marked, publicReads, visible } from './support/public-reads.ts'
import { recordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, open, type World } from './support/world.ts'

/**
 * Nothing that only a draft says is in an answer that needs no account: not at any address of the API document, with any of
 * its parameters.
 */

let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.close())

/** A word that stands in every text that a draft says, and in nothing else. */
const mark = 'zqxdraftonly'

// Each has a number of its own, as those that others refer to are made with theirs.
test.each(
  suiteEntities
    .filter(({ keepsDraft }) => keepsDraft)
    .map((entity, place) => ({ name: entity.name, entity, number: place + 1 })),
)('nobody but staff sees anything of the draft of $name', async ({ entity, number }) => {
  const { create, tenant, path, site, get } = await recordClient(world, entity)
  const { call } = world
  const { id } = await create(number, visible(entity))
  const live = (await get(`/${id}`)).body
  const body: Record<string, unknown> = {}
  for (const { name } of draftFields(entity, site)) {
    const value = marked(entity, name, live[name], mark)
    if (value === undefined) continue
    const tried = { ...body, [name]: value }
    const saved = await save(tried)
    // What a rule of its kind does not take, such as a reading in kana, has no mark.
    if (saved.status === 200) Object.assign(body, tried)
  }
  async function save(values: object) {
    await call(admin, 'DELETE', `${path}/${id}/draft`)
    return call(admin, 'PUT', `${path}/${id}/draft`, { ...values, version: live.version }, { 'if-none-match': '*' })
  }
  // The last that was tried may have been refused.
  const draft = await save(body)
  expect(draft.text, 'the draft says it').toContain(mark)
  const searched = `?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`
  const addressed = String(live[entity.preview ?? 'id'] ?? id)
  for (const template of publicReads) {
    const isOwn = template.includes(`/${entity.name}`)
    const keys = template.includes('{key}') ? [id, addressed, mark] : ['category']
    for (const key of keys)
      for (const query of isOwn ? ['', searched, '?lang=en', '?body=html', '?state=draft'] : ['']) {
        const address = template.replace('{tenant}', tenant.slug).replace(/\{[^}]+\}/g, key)
        const { status, text } = await call(undefined, 'GET', `${address}${query}`)
        if (key === mark && isOwn) expect(status, `${address}${query}`).toBeGreaterThanOrEqual(400)
        if (status < 400) expect(text, `${address}${query}`).not.toContain(mark)
      }
  }
  const pages = contentOf(world.database, tenant.id, async () => true)
  for (const content of [pages, await pages.forStaff()]) {
    expect(JSON.stringify(await content.list(entity.name))).not.toContain(mark)
    expect(JSON.stringify((await content.find(entity.name, 'id', id)) ?? null)).not.toContain(mark)
  }
  const found = await call(undefined, 'GET', `/api/v1/tenants/${tenant.slug}/${entity.name}${searched}`)
  expect(found.status === 200 ? found.body : []).toEqual([])
})

test('every entity with drafts is public, so that this suite can look for them', () => {
  const kept = Object.values(entities).filter(({ keepsDraft }) => keepsDraft)
  expect(kept.length).toBeGreaterThan(10)
  for (const { name, public: visibility } of kept) expect(visibility, name).toBeDefined()
  expect(publicReads.length).toBeGreaterThan(20)
})
