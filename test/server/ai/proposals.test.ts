import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, staffOf } from '../support/world.ts'
import { startFakeService, type FakeService } from './fake-service.ts'
import { aiWorld, allowAi } from './world.ts'

let service: FakeService
beforeAll(async () => {
  service = await startFakeService()
})
afterAll(() => service.stop())

const site = 'toki-tsumugi-cafe'
const staff = staffOf(site)
const base = `/api/v1/authorized/tenants/${site}`

async function open(more: Record<string, string> = {}) {
  const world = await aiWorld(service, more)
  await allowAi(world, staff)
  return {
    ...world,
    propose: (source: object, email = staff, entity = 'event') =>
      world.call(email, 'POST', `${base}/translations/${entity}/proposals`, { source }),
  }
}

const body = {
  blocks: [
    {
      id: 'first',
      type: 'paragraph',
      data: { text: '<b>初めての方</b>も、<a href="https://example.jp/">どうぞ</a> &amp; 歓迎' },
    },
    {
      id: 'second',
      type: 'list',
      data: { style: 'unordered', items: ['港町のねこ市', { text: 'Catan', items: ['島'] }] },
    },
    { id: 'third', type: 'code', data: { code: 'const 猫 = 1' } },
    { id: 'fourth', type: 'delimiter', data: {} },
  ],
}

test('a proposal keeps the blocks, marks and links of a body, and is written nowhere', async () => {
  const { propose, sql } = await open()
  const { status, body: answer } = await propose({ title: '夏の会', body })
  expect(status).toBe(200)
  expect(answer.english.title).toBe('in English: 夏の会')
  expect(answer.english.body.blocks).toEqual([
    {
      ...body.blocks[0],
      data: {
        text: '<b>in English: 初めての方</b>in English: も、<a href="https://example.jp/">in English: どうぞ</a> in English: &amp; 歓迎',
      },
    },
    {
      ...body.blocks[1],
      data: {
        style: 'unordered',
        items: ['in English: 港町のねこ市', { text: 'Catan', items: ['in English: 島'] }],
      },
    },
    body.blocks[2],
    body.blocks[3],
  ])
  expect(await sql('select 1 from "event"')).toEqual([])
  expect(await sql('select 1 from "translation"')).toEqual([])
})

test('a proposal knows the terms of the tenant’s glossary', async () => {
  const { call, propose } = await open()
  const { body: former } = await call(staff, 'GET', `${base}/ai-glossary`)
  const terms = [{ ja: 'とき糸', en: 'Tokiito' }]
  expect((await call(staff, 'PUT', `${base}/ai-glossary`, { terms, hash: former.hash })).status).toBe(200)
  expect((await propose({ title: 'とき糸の夏' })).body.english).toEqual({ title: 'in English: Tokiito の夏' })
})

test('what a picture says is translated like any other text, though it may be at most as long as that', async () => {
  const { propose } = await open()
  const key = 'images.alt.0123456789abcdefghijklmnop'
  expect((await propose({ [key]: '桜並木' })).body.english).toEqual({ [key]: 'in English: 桜並木' })
  expect((await propose({ [key]: '桜'.repeat(101) })).status).toBe(400)
  expect((await propose({ 'images.src.0123456789abcdefghijklmnop': '桜並木' })).status).toBe(400)
})

test('proposals are for accounts that may use AI, and for texts that are translated', async () => {
  const { propose } = await open()
  expect((await propose({ title: '夏' }, admin)).status).toBe(403)
  expect((await propose({ slug: 'natsu' })).status).toBe(400)
  expect((await propose({ title: 1 })).status).toBe(400)
  expect((await propose({ title: '夏' }, staff, 'order')).status).toBe(404)
  expect(service.seen).toEqual([])
})

test('each text of a proposal counts for the limit of the day, and a text that is there twice once', async () => {
  const { propose, call } = await open({ AI_PICTURES_PER_PERSON: '1' })
  const used = async () => (await call(staff, 'GET', '/api/v1/ai')).body.usage.translation.mine
  expect((await propose({ title: '夏', lead: '夏' })).status).toBe(200)
  expect(await used()).toBe(1)
  const items = Array.from({ length: 10 }, (_, index) => `品${index}`)
  const long = { blocks: [{ type: 'list', data: { style: 'ordered', items } }] }
  expect(await propose({ body: long })).toMatchObject({ status: 429, body: { data: { reason: 'dailyLimit' } } })
  expect(await used()).toBe(1)
})
