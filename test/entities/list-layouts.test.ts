import { expect, test } from 'vitest'
import { boardgame } from '../../entities/boardgame.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { entities } from '../../entities/index.ts'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import { layoutsOf } from '../../entities/language/declaration/list-layouts.ts'
import { pictureFields } from '../../entities/language/derived/record-picture.ts'
import { screensOf } from '../../entities/language/screens.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { news } from '../../entities/news.ts'
import { order } from '../../entities/shop/order.ts'

const declaring = Object.values<Entity>(entities).filter(({ listLayouts }) => listLayouts)

test('every list has a table, and what else its entity declares', () => {
  expect(layoutsOf(news)).toEqual(['table'])
  expect(layoutsOf(boardgame)).toEqual(['table', 'grid'])
  expect(layoutsOf(order)).toEqual(['table', 'board'])
  expect(layoutsOf(contact)).toEqual(['table', 'board'])
})

test.each(declaring.map((entity) => [entity.name, entity] as const))(
  '%s has what its layouts show, on each of its sites',
  (_, entity) => {
    expect(layoutsOf(entity)).toEqual(['table', ...entity.listLayouts!])
    for (const site of Object.keys(entity.sites) as SiteSlug[]) {
      expect(screensOf(entity, site)).toContain('list')
      if (entity.listLayouts!.includes('grid')) expect(pictureFields(siteFields(entity, site)), site).not.toEqual([])
      if (entity.listLayouts!.includes('board')) expect(siteFields(entity, site)).toContain(statesOf(entity))
    }
  },
)
