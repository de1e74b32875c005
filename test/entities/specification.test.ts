import { describe, expect, test } from 'vitest'
import { screens, screensOf, type Screen } from '../../entities/screens.ts'
import { entities } from '../../entities/index.ts'
import { sites, type SiteSlug } from '../../entities/sites.ts'
import { named, specification } from '../specification.ts'

/** What the specification names of a site: the entries of its cell, or none where it has no captain screens. */
const asked = (site: SiteSlug, screen: Screen): readonly string[] => {
  const cell = specification[site]?.[screen]
  return cell ? named(cell).toSorted() : []
}

/** What the registry has of it, written as the specification writes it. */
const declared = (site: SiteSlug, screen: Screen): readonly string[] =>
  Object.values(entities)
    .filter((entity) => entity.sites[site] && screensOf(entity, site).includes(screen))
    .map(({ name, within, preview }) => {
      const path = within ? `${within.name}/{id}/${name}` : name
      return screen === 'preview' ? `${path}/{${preview}}` : path
    })
    .toSorted()

describe.each(sites)('%s', (site) => {
  test.each(screens)('has exactly the screens that the specification names: %s', (screen) => {
    expect(declared(site, screen)).toEqual(asked(site, screen))
  })
})

// The 238th screen of tenants is the dashboard of flat-flat-net, which has no entity.
test('the specification names 48 entities with 237 screens, and no site that is none', () => {
  const entries = sites.flatMap((site) => screens.flatMap((screen) => asked(site, screen)))
  const names = new Set(entries.map((entry) => entry.replace(/^tenant\/\{id\}\//, '').split('/')[0]))
  expect([names.size, entries.length]).toEqual([48, 237])
  expect(Object.keys(entities).toSorted()).toEqual([...names].toSorted())
  expect(Object.keys(specification).filter((site) => !(sites as readonly string[]).includes(site))).toEqual([])
})
