import { createClient as cafe } from '../../generators/client/sites/toki-tsumugi-cafe.ts'
import { createClient as shop } from '../../generators/client/sites/suda-nijo-com.ts'

/** Calls that the compiler must accept or reject. An `@ts-expect-error` fails to compile once its line is accepted. */

const client = cafe({ origin: 'https://captain.example.jp', tenant: 'toki-tsumugi-cafe' })
const store = shop({ origin: 'https://captain.example.jp', tenant: 'suda-nijo-com', key: 'captain_x' })

export async function answers(): Promise<void> {
  const { records } = await client.article.list({ expand: ['boardgames', 'relatedArticles'], body: 'html' })
  const [article] = records
  if (!article) return
  const body: string | null = article.body
  const related: readonly (string | undefined)[] | undefined = article.relatedArticles?.map(({ title }) => title)
  const genres = article.boardgames?.flatMap((game) => game.genres ?? [])
  // @ts-expect-error A game in the place of its id has no body.
  const inner = article.boardgames?.[0]?.description.blocks

  const format = 'html' as 'blocks' | 'html'
  const either = (await client.article.get('rainy-days', { body: format }))?.body
  // @ts-expect-error It may be HTML as well.
  const blocks = either?.blocks
  // @ts-expect-error It may be blocks as well.
  const written: string | undefined = either
  const words = typeof either === 'string' ? either : either?.blocks.length

  const rows = await client.article.list()
  // @ts-expect-error Bodies are not in lists unless asked for.
  const missing = rows.records[0]?.body
  const id: string | undefined = rows.records[0]?.boardgames?.[0]
  const drinks = await client.drink.list({ expand: ['category'], lang: 'en' })
  const fallback: readonly string[] | undefined = drinks.records[0]?.category?.fallback
  const category: string | null | undefined = drinks.records[0]?.category?.name
  // @ts-expect-error One language has no twins.
  const twin = drinks.records[0]?.nameEn
  const some = await client.food.get('latte', { fields: ['name', 'price'] })
  const price: number | undefined = some?.price
  // @ts-expect-error It was not asked for.
  const image = some?.image
  await client.food.list({ fields: ['id', 'name', 'nameEn'] })
  await client.food.list({ fields: ['id', 'name', 'updatedAt'], lang: 'en' })
  // @ts-expect-error One language has no twins.
  await client.food.list({ fields: ['name', 'nameEn'], lang: 'en' })
  // @ts-expect-error Nor is one answered of a record.
  await client.food.get('latte', { fields: ['nameEn'], lang: 'ja' })

  await client.food.list({ filter: { isSoldOut: false, price_lte: 900, q: 'カレー' }, sort: ['price', 'ASC'] })
  // @ts-expect-error No such field.
  await client.food.list({ filter: { isSoldOutt: false } })
  // @ts-expect-error A price is a number.
  await client.food.list({ filter: { price_gte: '900' } })
  // @ts-expect-error A toggle has no order.
  await client.food.list({ filter: { isSoldOut_gte: true } })
  // @ts-expect-error Not public.
  await client.food.list({ sort: ['isVisible', 'ASC'] })
  // @ts-expect-error Not a reference.
  await client.food.list({ expand: ['name'] })
  // @ts-expect-error Not an option.
  await client.event.list({ filter: { holdStatus: 'gone' } })
  // @ts-expect-error Texts are not counted.
  await client.food.counts('name')
  // @ts-expect-error Only what has days has opening hours.
  await client.food.opening()
  // @ts-expect-error Games have no feed.
  client.boardgame.feed('rss')
  // @ts-expect-error A café takes no orders.
  await client.orders.quote({ items: [], prefecture: '21' })
  // @ts-expect-error A shop's entity.
  await client.product.list()

  const query = { expand: ['relatedProducts'], fields: ['name', 'images', 'relatedProducts'] } as const
  const { records: own } = await store.records.product.list(query)
  const inPlace: readonly string[] | undefined = own[0]?.relatedProducts?.map(({ name }) => name)
  const address: string | undefined = own[0]?.images?.[0]?.url
  // @ts-expect-error It was not asked for.
  const ownPrice = own[0]?.price
  const shown = await store.records.product.get('1', { expand: ['relatedProducts'], lang: 'en' })
  const names: readonly (string | undefined)[] = [shown.relatedProducts?.[0]?.name, shown.name]
  const stored = await store.records.product.get('1')
  const storedIds: readonly string[] | null = stored.relatedProducts
  // @ts-expect-error What is stored does not say where it is.
  const nowhere = stored.images?.[0]?.url
  // @ts-expect-error Not a reference.
  await store.records.product.list({ expand: ['name'] })
  const preview = await client.food.get('latte', { state: 'draft', expand: ['category'] })
  const previewed: string | undefined = preview?.category?.name
  console.log(inPlace, address, ownPrice, names, storedIds, nowhere, previewed)

  // @ts-expect-error The key of an order is not optional.
  await store.orders.place({})
  // @ts-expect-error Not a field of the form.
  await store.records.product.create({ title: '器' })
  // @ts-expect-error The version that was read is missing.
  await store.records.product.update('1', { name: '器' })
  // @ts-expect-error Nobody creates an order but by placing it.
  await store.records.order.create({})
  // @ts-expect-error Not a state.
  await store.records.product.transition('1', { to: 'published', version: 1 })
  console.log(body, related, fallback, category, genres, twin, inner, missing, id, price, image, blocks, written, words)
}

export async function followed(): Promise<void> {
  const told = await client.changes('place')
  for (const { entity, id } of told?.changes ?? []) {
    if (entity === 'businessSchedule') await client[entity].get(id)
    // @ts-expect-error The café has none.
    if (entity === 'product') continue
  }
}

export async function settings(): Promise<void> {
  const only = await client.records.businessDay.read()
  const { version, note } = only
  // @ts-expect-error It is one record, not a list.
  void only[0]
  await client.records.businessDay.save({ version, note })
}
