import { expect, test } from 'vitest'
import { product } from '../../entities/shop/product.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { news } from '../../entities/news.ts'
import { csv, importingWorld, shop, workbook } from './support/importing-world.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { admin } from './support/world.ts'

/** What is known of translations is right after every way in which records are written. */

const company = 'emu-esu-com'

async function open(entity: Entity) {
  const importing = await importingWorld()
  const api = await recordClient(importing.world, entity, entity === product ? shop : company)
  const state = async (id: string, field: string) =>
    (
      await importing.world.call(
        admin,
        'GET',
        `/api/v1/authorized/tenants/${api.tenant.slug}/translations/${entity.name}/${id}`,
      )
    ).body.translations.find((each: any) => each.field === field)
  return { ...importing, api, state }
}

const undo = async ({ world, tenant }: RecordClient, set: string): Promise<void> => {
  const answer = await world.call(
    admin,
    'POST',
    `/api/v1/authorized/tenants/${tenant.slug}/change-sets/${set}/restorations`,
    {},
  )
  expect(answer.status, answer.text).toBe(200)
}

const forms = { csv: (rows: string[][]) => csv(...rows), xlsx: (rows: string[][]) => workbook(rows) }

test.each(Object.entries(forms))(
  'an import of %s that changes the Japanese makes the English stale; one with both is a person’s, and its undo takes all back',
  async (form, fileOf) => {
    const { api, state, judged, written, call, work } = await open(product)
    const code = `T-${form}`
    const { id } = await api.create(form === 'csv' ? 11 : 12, { code, name: '春の茶', nameEn: 'Spring tea' })
    const write = async (columns: readonly string[], values: readonly string[]) => {
      const { id: made, body } = await judged(shop, 'product', fileOf([[...columns], [...values]]), {
        key: 'code',
        columns: [...columns],
      })
      expect(body.refused, JSON.stringify(body)).toBe(0)
      return written(shop, made)
    }
    await write(['code', 'price'], [code, '1200'])
    expect(await state(id, 'name')).toMatchObject({ state: 'current' })

    const japanese = await write(['code', 'name'], [code, '秋の茶'])
    expect(await state(id, 'name')).toMatchObject({ state: 'stale', sourceThen: '春の茶', source: '秋の茶' })
    expect((await call(shop, 'POST', `/${japanese.id}/restorations`)).status).toBe(200)
    await work()
    expect(await state(id, 'name')).toMatchObject({ state: 'current' })
    await write(['code', 'name', 'nameEn'], [code, '冬の茶', 'Winter tea'])
    expect(await state(id, 'name')).toMatchObject({
      state: 'current',
      byPerson: true,
      by: { name: 'staff' },
      at: expect.any(String),
    })
    await write(['code', 'nameEn'], [code, ''])
    expect(await state(id, 'name')).toMatchObject({ state: 'missing' })
  },
)

test('what is known stays through transitions and the trash, and an undo of a change set takes it back', async () => {
  const { api, state } = await open(news)
  const { id, version } = await api.create(21, { title: '夏', titleEn: 'Summer', status: 'draft' })
  const changed = await api.send('PUT', `/${id}`, { title: '晩夏', version })
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '夏' })

  const moved = await api.send('POST', '/transitions', {
    to: 'published',
    records: [{ id, version: changed.body.version }],
  })
  expect(moved.status, moved.text).toBe(200)
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '夏' })
  const archived = await api.send('POST', '/transitions', {
    to: 'archived',
    records: [{ id, version: changed.body.version + 1 }],
  })
  expect(archived.status, archived.text).toBe(200)

  expect((await api.send('DELETE', `/${id}`)).status).toBeLessThan(300)
  const restored = await api.send('POST', `/${id}/restorations`, { version: changed.body.version + 3 })
  expect(restored.status, restored.text).toBe(200)
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '夏' })

  await api.send('PUT', `/${id}`, { titleEn: 'Late summer', version: restored.body.version })
  expect(await state(id, 'title')).toMatchObject({ state: 'current' })
  const again = await api.send('PUT', `/${id}`, { title: '初秋', version: restored.body.version + 1 })
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '晩夏' })
  await undo(api, String(again.headers['change-set']))
  expect(await state(id, 'title')).toMatchObject({ state: 'current' })
})

test('a bulk edit of the Japanese makes the English of each record stale', async () => {
  const { api, state } = await open(news)
  const made = []
  for (const number of [23, 24])
    made.push(await api.create(number, { title: `題${number}`, titleEn: `Title ${number}` }))
  const records = made.map(({ id, version }) => ({ id, version }))
  const edited = await api.send('POST', '/edits', { records, changes: { metaDescription: { set: '概要' } } })
  expect(edited.status, edited.text).toBe(200)
  for (const { id, metaDescriptionEn } of made) {
    expect(await state(id, 'title')).toMatchObject({ state: 'current' })
    expect(await state(id, 'metaDescription')).toMatchObject({ state: metaDescriptionEn ? 'stale' : 'missing' })
  }
})

test('a draft says nothing of the live English until it is published, and its undo takes it back', async () => {
  const { api, state } = await open(news)
  const { id, version } = await api.create(22, {
    title: '冬',
    titleEn: 'Winter',
    status: 'published',
    publishAt: null,
    unpublishAt: null,
  })
  const { world, path } = api
  const draft = await world.call(
    admin,
    'PUT',
    `${path}/${id}/draft`,
    { title: '真冬', version },
    { 'if-none-match': '*' },
  )
  expect(draft.status, draft.text).toBe(200)
  expect(await state(id, 'title')).toMatchObject({ state: 'current' })
  const published = await api.send('POST', `/${id}/draft/publications`, { version: draft.body.version })
  expect(published.status, published.text).toBe(200)
  expect(await state(id, 'title')).toMatchObject({ state: 'stale', sourceThen: '冬', source: '真冬' })
  await undo(api, String(published.headers['change-set']))
  expect(await state(id, 'title')).toMatchObject({ state: 'current' })
})
