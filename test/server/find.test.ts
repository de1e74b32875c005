import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardgame } from '../../entities/boardgame.ts'
import { entities } from '../../entities/index.ts'
import { titleOf, type Entity } from '../../entities/language/entity.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { news } from '../../entities/news.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { kanaOfRomaji } from '../../entities/language/text/kana-of-romaji.ts'
import { firstSite, recordClient, type RecordClient } from './support/record-client.ts'
import { admin, open, reader, staffOf, start, type World } from './support/world.ts'
import { suiteEntities } from './support/suite-entities.ts'

const body = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })

async function find(world: World, email: string, query: Readonly<Record<string, string>>): Promise<any[]> {
  const {
    status,
    body: answer,
    text,
  } = await world.call(email, 'GET', `/api/v1/authorized/search?${new URLSearchParams(query)}`)
  expect(status, text).toBe(200)
  return answer.records
}

const titles = async (world: World, email: string, query: string) =>
  (await find(world, email, { query })).map(({ title }) => title)

describe('every entity', () => {
  let shared: World
  beforeAll(async () => void (shared = await open()))
  afterAll(() => shared.close())

  /** What people call a record: its title or, of a title that names another record or an account, that name. */
  async function nameOf({ world, ...api }: RecordClient, record: Record<string, any>): Promise<string> {
    const { kind, to, name } = api.entity.fields[titleOf(api.entity)]!
    const value = record[name] as string
    if (kind === 'account') return (await world.sql('select "name" from auth_user where "id" = ?', value))[0].name
    if (kind !== 'reference') return value
    const target = entities[to!]!
    const named = await recordClient(world, target, api.site, api.tenant)
    return (await named.get(`/${value}`)).body[titleOf(target)]
  }

  /** The only record of a tenant, which is made when it is first saved; its title may be empty. */
  async function single({ world, entity, tenant, body: bodyOf }: RecordClient): Promise<Record<string, any>> {
    const values = { ...(await bodyOf(1)), [titleOf(entity)]: 'カエデの日' }
    return { ...values, id: await importRecord(world.database, entity, { tenant }, values) }
  }

  test.each(suiteEntities.map((entity) => [entity.name, entity] as [string, Entity]))(
    '%s is found by its title',
    async (name, entity) => {
      // The parent of every record that has one is the same.
      const world = entity.parent ? await start() : shared
      const api = await recordClient(world, entity, firstSite(entity))
      const record =
        entity.edit === 'single'
          ? await single(api)
          : ((await api.get('', { range: [0, 0] })).body[0] ?? (await api.create(1)))
      const title = await nameOf(api, record)
      const found = await find(world, admin, { query: title, tenant: api.tenant.id })
      expect(found).toContainEqual(
        expect.objectContaining({
          tenant: api.tenant.slug,
          entity: name,
          id: record.id,
          title,
          parent: api.parent ?? null,
        }),
      )
      const address = `${api.tenant.slug}/${name}/${record.id}`
      expect(await find(world, admin, { records: address })).toMatchObject([{ entity: name, id: record.id, title }])
    },
  )
})

test('nothing of a tenant that one may not enter is found, nor anything in the trash', async () => {
  const world = await start()
  const own = await recordClient(world, news, 'myturn-games')
  const other = await recordClient(world, news, 'emu-esu-com')
  const second = await recordClient(world, news, 'myturn-games', await world.other('myturn-games', 'second-shop'))
  const made = await own.create(1, { title: '灯台の祭り' })
  const foreign = await other.create(1, { title: '灯台の工事' })
  const sibling = await second.create(1, { title: '灯台の店' })
  const gone = await own.create(2, { title: '灯台の中止' })
  await own.send('DELETE', `/${gone.id}`)
  const all = [made, foreign, sibling, gone]
  const named = [own, other, second, own].map(({ tenant }, index) => `${tenant.slug}/news/${all[index]!.id}`).join(',')
  const sees = async (email: string) => [
    (await titles(world, email, '灯台')).toSorted(),
    (await find(world, email, { query: '灯台', tenant: other.tenant.id })).map(({ title }) => title).toSorted(),
    (await find(world, email, { records: named })).map(({ title }) => title).toSorted(),
  ]
  const each = (...expected: string[]) => [expected, expected, expected]

  expect(await sees(staffOf('myturn-games'))).toEqual(each('灯台の祭り'))
  expect(await sees(staffOf('emu-esu-com'))).toEqual(each('灯台の工事'))
  expect(await sees(reader)).toEqual(each())
  expect(await sees(admin)).toEqual(each('灯台の工事', '灯台の店', '灯台の祭り'))
  // A record named under a tenant that it does not belong to, and one of an entity that the site does not have.
  expect(await find(world, admin, { records: `second-shop/news/${made.id},myturn-games/order/${made.id}` })).toEqual([])

  await world.sql(`update tenant set "status" = 'closed' where "slug" = 'emu-esu-com'`)
  expect(await sees(staffOf('emu-esu-com'))).toEqual(each())
  await world.sql(`update tenant_user set "endsOn" = '2020-01-01'`)
  expect(await sees(staffOf('myturn-games'))).toEqual(each())
  expect(tenantUser.fields.endsOn).toBeDefined()
})

test('records are found in Japanese, by reading and by romaji, in any width and case', async () => {
  const world = await start()
  const games = await recordClient(world, boardgame, 'toki-tsumugi-cafe')
  await games.create(1, { title: '宝石の煌き', titleKana: 'ほうせきのきらめき', titleOriginal: 'Splendor' })
  await games.create(2, { title: 'カタン', titleKana: 'カタン', titleOriginal: 'CATAN' })
  const found = (query: string) => titles(world, staffOf('toki-tsumugi-cafe'), query)
  for (const query of [
    '宝石',
    'きらめき',
    'キラメキ',
    'ｷﾗﾒｷ',
    'houseki',
    'kirameki',
    'HOUSEKI',
    'splen',
    'ＳＰＬＥＮ',
    'kiram',
    '宝石 splendor',
  ])
    expect(await found(query), query).toEqual(['宝石の煌き'])
  for (const query of ['カタン', 'かたん', 'katan', 'catan', 'ｶﾀ', 'kata'])
    expect(await found(query), query).toEqual(['カタン'])
  for (const query of ['', '  ', '宝石 カタン', 'きらめく', '%', '"', "' OR 1=1"])
    expect(await found(query), query).toEqual([])
})

test('a record whose title is what was typed comes before newer ones that only mention it', async () => {
  const world = await start()
  const api = await recordClient(world, news, 'myturn-games')
  await api.create(1, { title: '夏祭り', gameTitle: null })
  await api.create(2, { title: '夏祭りの出店', gameTitle: null })
  await api.create(3, { title: '今年の夏祭り', gameTitle: null })
  await api.create(4, { title: 'お知らせ', gameTitle: null, body: body('夏祭りは中止です。') })
  expect(await titles(world, staffOf('myturn-games'), '夏祭り')).toEqual([
    '夏祭り',
    '夏祭りの出店',
    '今年の夏祭り',
    'お知らせ',
  ])
})

test('of what very many records have, the newest are answered, and of what few have, all', async () => {
  const world = await start()
  const api = await recordClient(world, news, 'myturn-games')
  for (let number = 1; number <= 60; number += 1)
    await api.create(number, {
      title: `定例会 第${number}回${number === 3 ? ' 花火' : ''}`,
      gameTitle: null,
      body: body('毎月'),
    })
  const found = (query: string) => titles(world, staffOf('myturn-games'), query)
  expect(await found('定例会')).toEqual([60, 59, 58, 57, 56].map((number) => `定例会 第${number}回`))
  expect(await found('回')).toHaveLength(5)
  expect(await found('花火')).toEqual(['定例会 第3回 花火'])
  expect(await found('定例会 花火')).toEqual(['定例会 第3回 花火'])
})

test('wrong queries are refused by name', async () => {
  const { call } = await start()
  for (const query of ['records=a', 'records=../x/y', `query=${'a'.repeat(201)}`, 'colour=red'])
    expect((await call(admin, 'GET', `/api/v1/authorized/search?${query}`)).status, query).toBe(400)
  expect((await call(undefined, 'GET', '/api/v1/authorized/search?query=a')).status).toBe(401)
})

test('romaji is read as an input method does and as Hepburn writes it, also while it is typed', () => {
  const readings = {
    oshirase: 'おしらせ',
    osirase: 'おしらせ',
    oshiras: 'おしら',
    kippu: 'きっぷ',
    matcha: 'まっちゃ',
    shinbun: 'しんぶん',
    shimbun: 'しんぶん',
    konnichiha: 'こんにちは',
    konna: 'こんな',
    "kin'en": 'きんえん',
    toukyou: 'とうきょう',
    'ge-mu': 'げーむ',
    zyouhou: 'じょうほう',
  }
  expect(Object.fromEntries(Object.keys(readings).map((word) => [word, kanaOfRomaji(word)]))).toEqual(readings)
  for (const word of ['the', 'news', 'x', '2026', '宝石', '-a']) expect(kanaOfRomaji(word), word).toBeUndefined()
})
