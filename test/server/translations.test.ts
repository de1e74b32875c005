import { expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { entities } from '../../entities/index.ts'
import { englishNameOf } from '../../entities/language/declaration/translated.ts'
import { translatedFields } from '../../entities/language/derived/derived-alerts.ts'
import type { Entity, Field } from '../../entities/language/entity.ts'
import { news } from '../../entities/news.ts'
import { runsLong } from '../extent.ts'
import { onPostgres } from './support/database.ts'
import { recordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, staffOf, start, type World } from './support/world.ts'

/** All that are translated; on PostgreSQL, in `npm test`, those that have every kind of field. */
const translated = (onPostgres && !runsLong ? suiteEntities : Object.values<Entity>(entities)).filter(
  (entity) => entity.translated && entity.edit && entity.create,
)

/** A word as a field has it. */
function valueOf({ kind }: Field, word: string): unknown {
  if (kind === 'tags') return [word]
  return kind === 'rich-text' ? { blocks: [{ type: 'paragraph', data: { text: word } }] } : word
}

/** An entity's records, and how well their English matches their Japanese. */
async function open(entity: Entity, opened?: World) {
  const world = opened ?? (await start())
  const records = await recordClient(world, entity)
  const base = `/api/v1/authorized/tenants/${records.tenant.slug}/translations/${entity.name}`
  const versionOf = async (id: string): Promise<number> => (await records.get(`/${id}`)).body.version
  return {
    ...records,
    world,
    base,
    state: async (id: string, field: string) =>
      (await world.call(admin, 'GET', `${base}/${id}`)).body.translations.find((each: any) => each.field === field),
    async save(id: string, values: object): Promise<void> {
      const answer = await records.send('PUT', `/${id}`, { ...values, version: await versionOf(id) })
      expect(answer.status, answer.text).toBe(200)
    },
    async undo(id: string): Promise<void> {
      const answer = await records.send('POST', `/${id}/restorations`, { version: await versionOf(id) })
      expect(answer.status, answer.text).toBe(200)
    },
    confirm: async (id: string, field: string, version?: number) =>
      world.call(admin, 'POST', `${base}/${id}/${field}/confirmations`, { version: version ?? (await versionOf(id)) }),
  }
}

test.each(translated.map((entity) => [entity.name, entity] as const))(
  'the English of each text of %s is stale from when its Japanese changes until a person translates or confirms it',
  async (_, entity) => {
    const { create, site, save, undo, state, confirm } = await open(entity)
    const { id } = await create(1)
    const pairs = translatedFields(entity, site)
    expect(pairs).toHaveLength(entity.translated!.length)
    for (const [japanese, { name: english, nullable }] of pairs) {
      const { name: field } = japanese
      const [source, other, text, otherText] = ['春', '秋', 'Spring', 'Autumn'].map((word) => valueOf(japanese, word))
      await save(id, { [field]: source, [english]: text })
      expect(await state(id, field)).toMatchObject({ state: 'current', byPerson: true, sourceThen: null })

      await save(id, { [field]: other })
      expect(await state(id, field)).toMatchObject({ state: 'stale', sourceThen: source, source: other })
      await undo(id)
      expect(await state(id, field)).toMatchObject({ state: 'current' })

      await save(id, { [field]: other })
      expect((await confirm(id, field)).body).toMatchObject({
        field,
        state: 'current',
        by: { name: expect.any(String) },
      })
      await save(id, { [field]: source })
      expect(await state(id, field)).toMatchObject({ state: 'stale', sourceThen: other })

      await save(id, { [english]: otherText })
      expect(await state(id, field)).toMatchObject({ state: 'current' })
      // The former English comes back: it was made of the other Japanese.
      await undo(id)
      expect(await state(id, field)).toMatchObject({ state: 'stale', sourceThen: other })
      if (!nullable) continue
      await save(id, { [english]: null })
      expect(await state(id, field)).toMatchObject({ state: 'missing' })
      await undo(id)
      expect(await state(id, field)).toMatchObject({ state: 'stale' })
    }
  },
)

test('a text that was translated before this was kept is right for its Japanese, until that changes', async () => {
  const { create, world, save, undo, state } = await open(news)
  const { id } = await create(1, { title: '夏', titleEn: 'Summer' })
  await world.sql(`delete from "translation"`)
  expect(await state(id, 'title')).toMatchObject({ state: 'current', byPerson: true, by: null, at: null })
  await save(id, { title: '夏の終わり' })
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '夏', source: '夏の終わり' })
  await save(id, { titleEn: 'The end of summer' })
  await undo(id)
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '夏' })
})

test('a confirmation is of the record that was read, and of a text that is there', async () => {
  const { create, save, confirm, base, world } = await open(news)
  const { id, version } = await create(1, { title: '夏', titleEn: 'Summer' })
  await save(id, { title: '秋' })
  expect((await confirm(id, 'title', version)).status).toBe(412)
  expect((await confirm(id, 'title')).status).toBe(200)
  await save(id, { titleEn: null })
  expect((await confirm(id, 'title')).status).toBe(409)
  expect((await confirm(id, 'slug')).status).toBe(404)
  expect((await world.call(admin, 'GET', `${base.replace(/news$/, 'contact')}/${id}`)).status).toBe(404)
  const other = staffOf('toki-tsumugi-cafe')
  expect((await world.call(other, 'GET', `${base}/${id}`)).status).toBe(403)
})

test('lists find the public records whose English is stale, and those without any where a tenant translates', async () => {
  const { create, save, get } = await open(article)
  const found = async (alert: string) => (await get('', { filter: { alert } })).body.map(({ id }: any) => id)
  const bare = Object.fromEntries(article.translated!.map((name) => [englishNameOf(name), null]))
  const on = { status: 'published', unpublishAt: null }
  const untranslated = await create(1, { ...bare, ...on })
  expect(await found('englishMissing')).toEqual([])
  const { id } = await create(2, { ...on, titleEn: 'Hello' })
  expect(await found('englishMissing')).toEqual([untranslated['id']])
  expect(await found('englishStale')).toEqual([])
  await save(id, { title: '別の題' })
  expect(await found('englishStale')).toEqual([id])
  await save(id, { titleEn: 'Another title' })
  expect(await found('englishStale')).toEqual([])
})

test('what is known of translations goes with a record that is deleted for good', async () => {
  const { create, save, send, world } = await open(news)
  const { id } = await create(1, { title: '夏', titleEn: 'Summer' })
  await save(id, { title: '秋' })
  const rows = async () => (await world.sql(`select "field" from "translation" where "recordId" = ?`, id)).length
  expect(await rows()).toBeGreaterThan(0)
  await send('DELETE', `/${id}`)
  expect(await rows()).toBeGreaterThan(0)
  expect((await send('POST', '/purges', { records: [{ id, version: 3 }] })).status).toBe(204)
  expect(await rows()).toBe(0)
})
