import { describe, expect, test } from 'vitest'
import { screens, screensOf, type Screen } from '../../entities/language/screens.ts'
import { entities } from '../../entities/index.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { named, specification } from '../specification.ts'

/** The entries of the specification's table cell for a site; empty if the site does not have the captain screen. */
const specified = (site: SiteSlug, screen: Screen): readonly string[] => {
  const cell = specification[site]?.[screen]
  return cell ? named(cell).toSorted() : []
}

const entries = sites.flatMap((site) => screens.flatMap((screen) => specified(site, screen)))
const specifiedEntities = new Set(entries.map((entry) => entry.replace(/^tenant\/\{id\}\//, '').split('/')[0]!))

/** The registry's entities for that cell, in the specification's notation. Entities added later are left out. */
const declared = (site: SiteSlug, screen: Screen): readonly string[] =>
  Object.values(entities)
    .filter(({ name }) => specifiedEntities.has(name))
    .filter((entity) => entity.sites[site] && screensOf(entity, site).includes(screen))
    .map(({ name, parent: within, preview }) => {
      const path = within ? `${within.name}/{id}/${name}` : name
      return screen === 'preview' ? `${path}/{${preview}}` : path
    })
    .toSorted()

describe.each(sites)('%s', (site) => {
  test.each(screens)('has exactly the screens that the specification names: %s', (screen) => {
    expect(declared(site, screen)).toEqual(specified(site, screen))
  })
})

// The 238th screen of tenants is the dashboard of flat-flat-net, which has no entity.
test('the specification names 48 entities with 237 screens, and no site that is none', () => {
  expect([specifiedEntities.size, entries.length]).toEqual([48, 237])
  expect([...specifiedEntities].filter((name) => !(name in entities))).toEqual([])
  expect(Object.keys(specification).filter((site) => !(sites as readonly string[]).includes(site))).toEqual([])
})
