import { expect } from 'vitest'
import type { Server } from './copy.ts'

/** The records of the newcomer's entities, by id, as the tests go on with them. */
export interface Records {
  readonly recipe: string
  readonly item: string
  readonly rental: string
  readonly circle: string
  readonly members: readonly string[]
  readonly books: readonly string[]
}

export const pub = 'authorized/tenants/pub'
export const cafe = 'authorized/tenants/cafe'
export const library = 'authorized/tenants/library'

/** Makes tenants and records of everything, and asserts what the declarations promise on the way. */
export async function makeRecords({ call }: Server): Promise<Records> {
  const create = async (path: string, body: object): Promise<any> => {
    const answer = await call('POST', path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(201)
    return answer.body
  }
  for (const [slug, site] of [
    ['pub', 'tajimi-kasa-pub-com'],
    ['cafe', 'toki-tsumugi-cafe'],
    ['library', 'library'],
  ])
    await create('authorized/tenants/funaneco-jp/tenant', {
      name: slug,
      slug,
      site,
      siteUrl: `https://${slug}.example`,
      status: 'active',
    })

  const { id: recipe } = await create(`${cafe}/recipe`, {
    name: 'カレー',
    slug: 'curry',
    minutes: 40,
    servings: '4',
    ingredients: [{ label: '玉ねぎ', amount: '2個' }],
  })
  expect((await call('GET', 'tenants/cafe/recipe/curry')).status, 'a draft is not public').toBe(404)
  const published = await call('POST', `${cafe}/recipe/${recipe}/transitions`, { to: 'published', version: 1 })
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  expect((await call('GET', 'tenants/cafe/recipe/curry')).body).toMatchObject({ name: 'カレー', minutes: 40 })

  const year = await create(`${pub}/year`, {
    year: '2026',
    label: '2026年度',
    startOn: '2026-04-01',
    endOn: '2027-03-31',
  })
  const circle = await create(`${pub}/circle`, {
    name: '吹奏楽',
    nameKana: 'すいそうがく',
    genre: 'music',
    introduction: '毎週練習しています。',
    years: [year.id],
    'circle-member': [
      { name: '見本 花子', part: 'leader', joinedOn: '2026-04-01' },
      { name: '見本 太郎', part: 'guest', joinedOn: '2026-05-01' },
    ],
  })
  const members = (await call('GET', `${pub}/circle/${circle.id}/circle-member`)).body
  expect(members.map(({ name }: { name: string }) => name)).toEqual(['見本 花子', '見本 太郎'])

  const { id: item } = await create(`${pub}/rental-item`, {
    name: 'マイク',
    dailyPrice: 500,
    stock: 2,
    owner: circle.id,
    memo: '予備の電池',
  })
  const period = { item, customer: '見本 次郎', from: '2027-01-01', until: '2027-01-03' }
  const rental = await create(`${pub}/rental`, { ...period, quantity: 2, total: 1 })
  const others = [await create(`${library}/book`, { title: '多治見の歴史', isbn: '9784000000001' })]
  others.push(await create(`${library}/book`, { title: '土岐の器' }))
  return {
    recipe,
    item,
    rental: rental.id,
    circle: circle.id,
    members: members.map(({ id }: { id: string }) => id),
    books: others.map(({ id }) => id),
  }
}
