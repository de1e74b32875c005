import { expect, test } from 'vitest'
import { tenantMenuCategory } from '../../entities/kernel/tenant-menu-category.ts'
import { tenantMenu } from '../../entities/kernel/tenant-menu.ts'
import { recordClient } from './support/record-client.ts'
import { admin, staffOf, start, type World } from './support/world.ts'

const detail = async (world: World, slug: string) =>
  (await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}`)).body

/** The operator's menus and their categories. */
async function desks(world: World) {
  const [categories, menus] = [await recordClient(world, tenantMenuCategory), await recordClient(world, tenantMenu)]
  const category = (key: string, sortOrder: number, more: object = {}) =>
    categories.create(sortOrder, {
      key,
      name: `分類${key}`,
      nameEn: `Group ${key}`,
      sortOrder,
      isVisible: true,
      ...more,
    })
  const menu = (key: string, of: { readonly id?: string }, sortOrder: number, tenants: readonly string[], more = {}) =>
    menus.create(sortOrder, {
      key,
      category: of.id,
      name: `名前${key}`,
      nameEn: `Name ${key}`,
      path: key,
      icon: 'mdi:home',
      tenants: tenants.map((slug) => world.tenants[slug as 'emu-esu-com'].id),
      sortOrder,
      isVisible: true,
      ...more,
    })
  return { categories, menus, category, menu }
}

test('the operator orders, groups, names and hides what the navigation of a tenant shows', async () => {
  const world = await start()
  expect((await detail(world, 'emu-esu-com')).menu).toEqual([])

  const { menus, category, menu } = await desks(world)
  const late = await category('late', 2)
  const early = await category('early', 1)
  const both = ['emu-esu-com', 'sound-clover-com']
  await menu('contact', late, 1, both, { icon: 'mdi:circle-small' })
  await menu('partner', early, 2, ['emu-esu-com'], { isVisible: false })
  const news = await menu('news', early, 1, both, { path: '/news/new' })

  const entry = { isVisible: true, icon: 'mdi:home' }
  expect((await detail(world, 'emu-esu-com')).menu).toEqual([
    {
      key: 'early',
      name: '分類early',
      nameEn: 'Group early',
      isVisible: true,
      entries: [
        { ...entry, entity: 'news', path: 'news/new', name: '名前news', nameEn: 'Name news' },
        { ...entry, entity: 'partner', path: 'partner', name: '名前partner', nameEn: 'Name partner', isVisible: false },
      ],
    },
    {
      key: 'late',
      name: '分類late',
      nameEn: 'Group late',
      isVisible: true,
      entries: [
        { ...entry, entity: 'contact', path: 'contact', name: '名前contact', nameEn: 'Name contact', icon: null },
      ],
    },
  ])
  const elsewhere = (await detail(world, 'sound-clover-com')).menu
  expect(elsewhere.map(({ key, entries }: any) => [key, entries.map(({ entity }: any) => entity)])).toEqual([
    ['early', ['news']],
    ['late', ['contact']],
  ])
  expect((await detail(world, 'tajimi-kasa-pub-com')).menu).toEqual([])

  // Hidden from the menu is not refused.
  expect(
    (await world.call(staffOf('emu-esu-com'), 'GET', '/api/v1/authorized/tenants/emu-esu-com/partner')).status,
  ).toBe(200)

  expect((await menus.send('DELETE', `/${news.id}`)).status).toBe(200)
  expect((await detail(world, 'emu-esu-com')).menu[0].entries.map(({ entity }: any) => entity)).toEqual(['partner'])
})

test('a path that opens nothing leads to the list', async () => {
  const world = await start()
  const { category, menu } = await desks(world)
  const own = await category('own', 1)
  await menu('contact', own, 1, ['emu-esu-com'], { path: 'contact/new' })
  await menu('news', own, 2, ['emu-esu-com'], { path: 'article' })
  await menu('business-day', own, 3, ['toki-tsumugi-cafe'], { path: 'business-day/edit/' })
  const pathsOf = async (slug: string) =>
    (await detail(world, slug)).menu.flatMap(({ entries }: any) => entries.map(({ path }: any) => path))
  expect(await pathsOf('emu-esu-com')).toEqual(['contact', 'news'])
  expect(await pathsOf('toki-tsumugi-cafe')).toEqual(['business-day/edit'])
})

test('a menu cannot name a tenant that lacks the screen, nor does one of a screen that is none count', async () => {
  const world = await start()
  const { menus, category, menu } = await desks(world)
  const own = await category('own', 1)
  await expect(menu('order', own, 1, ['emu-esu-com'])).rejects.toThrow('screenMissing')
  await menu('order', own, 1, ['suda-nijo-com'])
  expect((await menus.get()).body).toHaveLength(1)
  // The card of a tenant says the same to an admin.
  const { body } = await world.call(admin, 'GET', '/api/v1/authorized/tenants/suda-nijo-com')
  expect(body.menu).toHaveLength(1)
})
