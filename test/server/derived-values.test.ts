import { expect, test } from 'vitest'
import type { Entity } from '../../entities/language/entity.ts'
import { news } from '../../entities/news.ts'
import { pricePlan } from '../../entities/price-plan.ts'
import { service } from '../../entities/service.ts'
import { product } from '../../entities/shop/product.ts'
import { fieldSchema } from '../../server/kernel/crud/contract/field-schema.ts'
import { declaring } from './support/declaring.ts'
import { csv, importingWorld } from './support/importing-world.ts'
import { recordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

/** A plan of half an hour more for each hour, priced by the shortest time of its service. */
const extensions: NonNullable<Entity['derived']> = {
  // Declared before what it is made of, which comes first all the same.
  extensionPrice: {
    from: ['price', 'extensionMinutes', 'service.minMinutes'],
    value: ({ price, extensionMinutes, service: { minMinutes } }: any) =>
      Math.floor((price * extensionMinutes) / minMinutes),
  },
  extensionMinutes: { from: ['durationMinutes'], value: ({ durationMinutes }: any) => durationMinutes / 2 },
}

async function plansWorld() {
  const world = await start()
  const services = await recordClient(world, service)
  const { id } = await services.create(1, { minMinutes: 30 })
  const plans = await recordClient(world, declaring(pricePlan, { derived: extensions }))
  const body = { ...(await plans.body(1)), service: id, durationMinutes: 60, price: 1000 }
  return { world, services, plans, body, shortest: id }
}

const extension = (extensionMinutes: number, extensionPrice: number) => ({ extensionMinutes, extensionPrice })

test('a derived value is calculated by every write, one after what it is made of, and what is sent for it is ignored', async () => {
  const { plans, body } = await plansWorld()
  const made = await plans.send('POST', '', { ...body, ...extension(11, 1) })
  expect(made).toMatchObject({ status: 201, body: extension(30, 1000) })
  const { id } = made.body

  // As stock clients do: the whole record as it was read.
  const whole = await plans.send('PUT', `/${id}`, { ...made.body, durationMinutes: 120 })
  expect(whole).toMatchObject({ status: 200, body: { ...extension(60, 2000), version: 2 } })
  const alone = await plans.send('PUT', `/${id}`, { ...extension(10, 10), version: 2 })
  expect(alone, 'nothing else was sent').toMatchObject({ status: 200, body: { ...extension(60, 2000), version: 2 } })

  const edits = { records: [{ id, version: 2 }], changes: { price: { percent: '50' } } }
  expect((await plans.send('POST', '/edits', edits)).body).toMatchObject({ changed: 1 })
  expect((await plans.get(`/${id}`)).body).toMatchObject({ price: 1500, ...extension(60, 3000), version: 3 })
  const refused = { records: [{ id, version: 3 }], changes: { extensionPrice: { set: 1 } } }
  expect(await plans.send('POST', '/edits', refused)).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['changes', 'extensionPrice'], rule: 'unknownField' }] } },
  })

  const restored = await plans.send('POST', `/${id}/restorations`, { version: 3, to: 1 })
  expect(restored.body).toMatchObject({ price: 1000, durationMinutes: 60, ...extension(30, 1000), version: 4 })
  await plans.send('DELETE', `/${id}`)
  const back = await plans.send('POST', `/${id}/restorations`, { version: 5 })
  expect(back.body).toMatchObject({ ...extension(30, 1000), version: 6 })
  const revisions: readonly { after: object }[] = (await plans.get(`/${id}/revisions`)).body
  expect(revisions.map(({ after }) => after)).toMatchObject([
    extension(30, 1000),
    extension(30, 1000),
    extension(30, 1000),
    extension(60, 3000),
    extension(60, 2000),
    extension(30, 1000),
  ])
})

test('a derived value keeps what a referenced record said when it was calculated, until an input of its own changes', async () => {
  const { services, plans, body, shortest } = await plansWorld()
  const { id } = (await plans.send('POST', '', body)).body
  expect((await services.send('PUT', `/${shortest}`, { minMinutes: 60, version: 1 })).status).toBe(200)
  const renamed = await plans.send('PUT', `/${id}`, { name: '平日', version: 1 })
  expect(renamed.body).toMatchObject({ name: '平日', ...extension(30, 1000) })
  const dearer = await plans.send('PUT', `/${id}`, { price: 3000, version: 2 })
  expect(dearer.body).toMatchObject(extension(30, 1500))
  const undone = await plans.send('POST', `/${id}/restorations`, { version: 3 })
  expect(undone.body, 'of the price as it was, by the service as it is').toMatchObject({
    price: 1000,
    ...extension(30, 500),
  })
})

test('a derived value that breaks a rule of its field is refused there, and one without its inputs has none', async () => {
  const { plans, body } = await plansWorld()
  const long = await plans.send('POST', '', { ...body, durationMinutes: 2880 })
  expect(long.status).toBe(400)
  expect(long.body.data.issues).toMatchObject([{ path: ['extensionMinutes'], rule: 'max', params: { max: 240 } }])
  declaring(pricePlan, {
    derived: {
      description: {
        from: ['validFrom', 'startTime'],
        value: ({ validFrom, startTime }: any) => validFrom && `${validFrom} ${startTime ?? ''}`,
      },
    },
  })
  const made = await plans.send('POST', '', {
    ...body,
    validFrom: null,
    validUntil: null,
    startTime: null,
    endTime: null,
  })
  expect(made.body).toMatchObject({ description: null })
  const dated = await plans.send('PUT', `/${made.body.id}`, { validFrom: '2026-04-01', version: 1 })
  expect(dated.body).toMatchObject({ description: '2026-04-01' })
})

test('a file that is imported brings no derived value, and its rows get theirs', async () => {
  declaring(news, {
    derived: { metaDescription: { from: ['title'], value: ({ title }: any) => `${title}のお知らせ` } },
  })
  const { world, judged, written } = await importingWorld()
  const api = await recordClient(world, news, 'emu-esu-com')
  const kept = await api.create(1, { title: '古い題', slug: 'old' })
  expect(kept.metaDescription).toBe('古い題のお知らせ')
  const lines = [
    ['スラッグ', 'タイトル', '検索用の説明文'],
    ['old', '新しい題', '手で書いた'],
    ['fresh', '増えた題', '手で書いた'],
  ]
  const made = await judged('emu-esu-com', 'news', csv(...lines))
  expect(made.start.columns).toEqual(['slug', 'title', null])
  await written('emu-esu-com', made.id)
  const { body } = await api.get('', { sort: ['slug', 'ASC'] })
  expect(body.map((each: any) => each.metaDescription)).toEqual(['増えた題のお知らせ', '新しい題のお知らせ'])
})

test('what is derived of a state follows its transitions', async () => {
  const products = await recordClient(
    await start(),
    declaring(product, {
      derived: {
        memo: { from: ['code', 'saleStatus'], value: ({ code, saleStatus }: any) => `${code} ${saleStatus}` },
      },
    }),
  )
  const { id, code, memo, saleStatus } = await products.create(1)
  expect(memo).toBe(`${code} ${saleStatus}`)
  const [to] = product.fields['saleStatus']!.transitions![saleStatus]!
  const moved = await products.send('POST', `/${id}/transitions`, { to, version: 1 })
  expect(moved.body).toMatchObject({ saleStatus: to, memo: `${code} ${to}` })

  declaring(product, { locked: { saleStatus: [to!] } })
  const [next] = product.fields['saleStatus']!.transitions![to!]!
  const saved = await products.send('PUT', `/${id}`, { saleStatus: next, version: 2 })
  expect(saved, 'a lock keeps what people fill in').toMatchObject({ status: 200, body: { memo: `${code} ${next}` } })
})

test('the document says of what a value is calculated, and that nobody sends it', () => {
  const sample = { ...pricePlan, derived: extensions } as Entity
  expect(fieldSchema(sample, { ...pricePlan.fields['extensionPrice']! })).toMatchObject({
    readOnly: true,
    description: expect.stringContaining(
      'Calculated from `price`, `extensionMinutes`, `service.minMinutes`; what is sent is ignored.',
    ),
  })
})
