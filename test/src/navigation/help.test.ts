import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { screensOf, type Screen } from '../../../entities/language/screens.ts'
import { guideNames, readGuide, type GuideName } from '../../../server/features/guides/guides.ts'
import { helpAt, helpPath } from '../../../server/features/guides/help.ts'
import { sectionsOf } from '../../../server/features/guides/markdown.ts'
import { routeTree } from '../../../src/routes.tsx'
import type { RouteContext } from '../../../src/shell/routing/route-context.ts'

/** The path of a screen, as the router of captain has it. */
const pathOf = ({ name, parent }: Entity, screen: Screen): string => {
  const list = `/captain/tenant/shop/${parent ? `${parent.name}/7/${name}` : name}`
  if (screen === 'create') return `${list}/create`
  return { list, edit: `${list}/7`, preview: `${list}/7/show` }[screen]
}

const screens = Object.values<Entity>(entities).flatMap((entity) =>
  screensOf(entity).map((screen) => pathOf(entity, screen)),
)

/** The pages of captain's area, each with a tenant and an article in its path. */
const pages = Object.keys(createRouter({ routeTree, context: {} as RouteContext }).routesByPath)
  .filter((path) => /^\/(captain|admin)/.test(path) && !path.endsWith('/$'))
  .map((path) => path.replace('$tenant', 'shop').replace('$slug', 'spring'))

describe('the help of captain', () => {
  test('there are pages and screens to help with', () => {
    expect(pages).toContain('/captain/tenant/shop/library')
    expect(pages).toContain('/admin/auth-user/new')
    expect(screens).toContain('/captain/tenant/shop/tenant/7/tenant-user/create')
    expect(screens.length).toBeGreaterThan(100)
  })

  test.each(['ja', 'en'] as const)('leads from each page and screen to a section that is there, in %s', (language) => {
    for (const path of [...pages, ...screens]) {
      const help = helpAt(path)
      const [guide, section] = help.split('#') as [GuideName, string | undefined]
      const anchors = sectionsOf(readGuide(guide, 'en')).map(({ anchor }) => anchor)
      expect([path, anchors]).toEqual([path, expect.arrayContaining([section])])
      const [page, anchor] = helpPath(help, language).split('#')
      expect([path, page]).toEqual([path, `/api/docs/guides/${guide}?lang=${language}`])
      const there = sectionsOf(readGuide(guide, language)).map((each) => each.anchor)
      expect([path, there]).toEqual([path, expect.arrayContaining([anchor && decodeURIComponent(anchor)])])
    }
  })

  test('is a guide that exists where a dialog or page leads to it by name', () => {
    const root = join(import.meta.dirname, '../../../src')
    const named = globSync('**/*.tsx', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\/api\/docs\/guides\/([\w-]+)\?lang=\$/g)].map(
        ([, name]) => name,
      ),
    )
    expect(named).toContain('imports')
    expect(named.filter((name) => !guideNames.some((each) => each === name))).toEqual([])
  })

  test('is about the screen that is open', () => {
    expect(helpAt('/captain/tenant/shop/delivery')).toBe('shop-orders#send-the-parcels')
    expect(helpAt('/captain/tenant/shop/event')).toBe('publish')
    expect(helpAt('/captain/tenant/shop/event/7')).toBe('publish#write-a-draft')
    expect(helpAt('/captain/tenant/shop/boardgame')).toBe('first-morning#look-through-a-list')
    expect(helpAt('/captain/tenant/shop/')).toBe('first-morning#start-with-the-day')
    expect(helpAt('/captain/ai/text-to-image')).toBe('pictures#make-a-picture')
    expect(helpPath('undo#you-lost-the-connection', 'ja')).toBe(
      `/api/docs/guides/undo?lang=ja#${encodeURIComponent('通信が切れた')}`,
    )
  })

  test('is that of the first morning where nobody knows better', () => {
    for (const path of ['', '/', 'constructor', '/user/profile', '/captain/tenant/shop/constructor', '//evil.example'])
      expect(helpAt(path)).toMatch(/^first-morning/)
  })
})
