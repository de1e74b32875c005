// @module-tag postgres-full
import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { titleOf } from '../../entities/language/entity.ts'
import { news } from '../../entities/news.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

const bodyOf = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })

/** News whose body was changed twice among changes of its title: the text of each version, the oldest first. */
async function changedNews() {
  const api = await recordClient(await start(), news)
  const { id } = await api.create(1, { title: '一', body: bodyOf('初稿') })
  const texts = ['初稿', '初稿', '改稿', '改稿', '定稿', '定稿']
  for (const [place, text] of texts.entries())
    if (place > 0) {
      const body = { title: `版${place + 1}`, body: bodyOf(text), version: place }
      expect((await api.send('PUT', `/${id}`, body)).status).toBe(200)
    }
  return { api, id: id as string, texts }
}

test('What a revision is called in lists is in each, since no title is of a heavy kind', () => {
  for (const entity of Object.values(entities))
    expect([entity.name, entity.fields[titleOf(entity)]!.heavy]).toEqual([entity.name, undefined])
})

const textOf = (content: any): string | undefined => content?.body.blocks[0].data.text

async function historyOf(api: RecordClient, id: string, range = [0, 99]): Promise<readonly any[]> {
  return (await api.get(`/${id}/revisions`, { range })).body
}

const rowsWith = async ({ world }: RecordClient, text: string): Promise<number> =>
  (
    await world.sql(
      `select 1 from revision where cast("values" as text) || coalesce(cast("former" as text), '') like ?`,
      `%${text}%`,
    )
  ).length

test('A history tells the whole content of each version', async () => {
  const { api, id, texts } = await changedNews()
  const history = await historyOf(api, id)
  expect(history.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1])
  expect(history.map(({ after }) => textOf(after)).toReversed()).toEqual(texts)
  expect(history.map(({ before }) => textOf(before)).toReversed()).toEqual([undefined, ...texts.slice(0, -1)])
  expect(history[0].after).toMatchObject({ title: '版6', slug: expect.any(String) })
  for (const from of [0, 1, 3, 5])
    expect(await historyOf(api, id, [from, from + 1])).toEqual(history.slice(from, from + 2))
  expect(await historyOf(api, id, [6, 9])).toEqual([])
})

test('SQLite stores a body once for each change of it, and the newest in its record alone', async () => {
  const { api } = await changedNews()
  if (api.world.database.dialect === 'postgres') return
  expect([await rowsWith(api, '初稿'), await rowsWith(api, '改稿'), await rowsWith(api, '定稿')]).toEqual([1, 1, 0])
})

test('Every version comes back with the body that it had, also from the trash', async () => {
  const { api, id, texts } = await changedNews()
  let version = texts.length
  for (const [place, text] of texts.entries()) {
    const { status, body } = await api.send('POST', `/${id}/restorations`, { version, to: place + 1 })
    expect([status, textOf(body)]).toEqual([200, text])
    version = body.version
  }
  await api.send('DELETE', `/${id}`)
  const { status } = await api.send('POST', '/restorations', { records: [{ id, version: version + 1, to: 3 }] })
  expect(status).toBe(200)
  expect(textOf((await api.get(`/${id}`)).body)).toBe('改稿')
  expect(textOf((await historyOf(api, id)).at(-1).after)).toBe('初稿')
})

test('Versions that were stored with all their fields are told and come back like others', async () => {
  const { api, id } = await changedNews()
  const before = await historyOf(api, id)
  for (const { version, after } of before.slice(-3))
    await api.world.sql(
      'update revision set "values" = ?, "former" = null where "recordId" = ? and "version" = ?',
      JSON.stringify(after),
      id,
      version,
    )
  expect(await historyOf(api, id)).toEqual(before)
  const { body } = await api.send('POST', `/${id}/restorations`, { version: 6, to: 2 })
  expect([body.title, textOf(body)]).toEqual(['版2', '初稿'])
})

test('A value that a migration had to leave out of a version stays as it is now when that version comes back', async () => {
  const { api, id } = await changedNews()
  const [first] = (await historyOf(api, id)).slice(-1)
  const { title: _, ...others } = first.after
  await api.world.sql(
    'update revision set "values" = ?, "former" = null where "recordId" = ? and "version" = 1',
    JSON.stringify(others),
    id,
  )
  const { status, body } = await api.send('POST', `/${id}/restorations`, { version: 6, to: 1 })
  expect([status, body.title, textOf(body)]).toEqual([200, '版6', '初稿'])
})

test('A body that names half of a surrogate pair is kept, found and told', async () => {
  const api = await recordClient(await start(), news)
  const { id } = await api.create(1, { body: bodyOf('前 &#xD83D; 後ろのほう') })
  const { status } = await api.send('PUT', `/${id}`, { body: bodyOf('前 &#xDE00; 終わりのほう'), version: 1 })
  expect(status).toBe(200)
  const found = await api.get('', { filter: { q: '終わりのほう' } })
  expect(found.body.map((each: { id: string }) => each.id)).toEqual([id])
  expect((await historyOf(api, id)).map(({ after }) => textOf(after))).toEqual([
    '前 \ufffd 終わりのほう',
    '前 \ufffd 後ろのほう',
  ])
})
