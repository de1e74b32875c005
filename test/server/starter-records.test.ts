// @module-tag postgres-full
import { expect, onTestFinished, test } from 'vitest'
import { drinkCategory } from '../../entities/drink-category.ts'
import { foodCategory } from '../../entities/food-category.ts'
import { playCategory } from '../../entities/play-category.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import { starterRecordsHandler } from '../../server/features/starter-records/job.ts'
import { admin, start, type World } from './support/world.ts'

const site = 'toki-tsumugi-cafe'
const slug = 'new-cafe'
const path = `/api/v1/authorized/tenants/${slug}`

/** A tenant that an administrator makes, with the work in the background done. */
async function newCafe(world: World): Promise<{ readonly id: string }> {
  const values = { name: '新しい喫茶', slug, site, siteUrl: 'https://new-cafe.example' }
  const { status, body } = await world.call(admin, 'POST', '/api/v1/authorized/tenants/funaneco-jp/tenant', values)
  expect(status, JSON.stringify(body)).toBe(201)
  const log = { info: () => {}, warn: () => {}, error: () => {} } as never
  const handlers = { 'starter-records': starterRecordsHandler(world.database) }
  const runner = jobRunner(world.database, handlers, { log, now: () => Date.now() + 1000 })
  onTestFinished(() => runner.stop())
  expect(await runner.runDue()).toBe(1)
  return body
}

const rows = async (world: World, entity: string): Promise<readonly any[]> =>
  (await world.call(admin, 'GET', `${path}/${entity}`)).body

test('a new tenant starts with the categories its site declares, in order; what is deleted of them stays deleted', async () => {
  const world = await start()
  const cafe = await newCafe(world)
  for (const entity of [drinkCategory, foodCategory, playCategory]) {
    const made = await rows(world, entity.name)
    expect(made).toMatchObject(entity.starters!.map((values, sortOrder) => ({ ...values, sortOrder, isVisible: true })))
  }

  const [first, ...others] = await rows(world, 'drink-category')
  expect((await world.call(admin, 'DELETE', `${path}/drink-category/${first.id}`, { version: 1 })).status).toBeLessThan(
    300,
  )
  await starterRecordsHandler(world.database).run({ id: cafe.id, site }, new AbortController().signal)
  expect(await rows(world, 'drink-category')).toEqual(others)

  // One history, and one set that can be undone.
  const { body: history } = await world.call(
    admin,
    'GET',
    `${path}/food-category/${(await rows(world, 'food-category'))[0].id}/revisions`,
  )
  expect(history).toMatchObject([{ action: 'create', by: null }])
})

test('a tenant that is imported brings its own records', async () => {
  const world = await start()
  await world.other(site, slug)
  expect(await world.sql("select * from job where kind = 'starter-records'")).toEqual([])
  expect(await rows(world, 'drink-category')).toEqual([])
})

test('the summary says which first steps are done: a draft is none, and a deleted record neither', async () => {
  const world = await start()
  await newCafe(world)
  const done = async (): Promise<readonly string[]> => {
    const { body } = await world.call(admin, 'GET', `${path}/summary`)
    return body.firstSteps.filter((each: { done: boolean }) => each.done).map(({ step }: { step: string }) => step)
  }
  const steps = (await world.call(admin, 'GET', `${path}/summary`)).body.firstSteps
  expect(steps.map(({ step }: { step: string }) => step)).toEqual(
    expect.arrayContaining(['business-day', 'drink', 'library', 'article', 'privacy-policy']),
  )
  expect(await done()).toEqual([])

  const { body: article } = await world.call(admin, 'POST', `${path}/article`, { title: '書きかけ' })
  expect([article.status, await done()]).toEqual(['draft', []])
  const [category] = await rows(world, 'drink-category')
  const drink = await world.call(admin, 'POST', `${path}/drink`, {
    name: 'ブレンド',
    category: category.id,
    price: 500,
  })
  expect(drink.status, drink.text).toBe(201)
  expect(await done()).toEqual(['drink'])
  await world.call(admin, 'DELETE', `${path}/drink/${drink.body.id}`, { version: 1 })
  expect(await done()).toEqual([])
})
