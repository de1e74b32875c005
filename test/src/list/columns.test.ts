import { describe, expect, test } from 'vitest'
import type { Entity } from '../../../entities/language/entity.ts'
import { sites, type SiteSlug } from '../../../entities/installation.ts'
import { cast } from '../../../entities/shifts/cast.ts'
import { contact } from '../../../entities/inquiries/contact.ts'
import { drink } from '../../../entities/drink.ts'
import { application } from '../../../entities/events/application.ts'
import { entities } from '../../../entities/index.ts'
import { order } from '../../../entities/shop/order.ts'
import { product } from '../../../entities/shop/product.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { cardColumns, columnsOf, isNotable, listColumns } from '../../../src/captain/columns/columns.ts'

const shownOf = (entity: Entity, site = Object.keys(entity.sites)[0] as SiteSlug) =>
  listColumns(
    columnsOf(Object.fromEntries((entity.list ?? []).map((name) => [name, () => null])), entity, site),
    entity,
  )
const namesOf = (columns: readonly { readonly field: { readonly name: string } }[]) =>
  columns.map(({ field }) => field.name)

describe('A list shows', () => {
  test('at most six columns, and neither slugs nor the manual order, of every entity on every site', () => {
    for (const entity of Object.values<Entity>(entities)) {
      for (const site of sites.filter((each) => siteFields(entity, each).length > 0)) {
        const [, ...rest] = shownOf(entity, site).columns
        expect(rest.length, entity.name).toBeLessThan(6)
        expect(rest.filter(({ field }) => field.kind === 'slug' || field.name === entity.reorder)).toEqual([])
      }
    }
  })

  test('the other toggles as flags, which speak where a record differs from a new one', () => {
    const { columns, flags } = shownOf(drink)
    expect(namesOf(columns)).toEqual(['name', 'image', 'category', 'price', 'temperature'])
    expect(flags.map(({ name }) => name)).toEqual(['isAlcohol', 'isSoldOut', 'isVisible'])
    const [, isSoldOut, isVisible] = flags
    expect([isNotable(isSoldOut!, true), isNotable(isSoldOut!, false)]).toEqual([true, false])
    expect([isNotable(isVisible!, true), isNotable(isVisible!, false)]).toEqual([false, true])
  })
})

describe('A card on a phone says', () => {
  test('of an order the customer and the total, then its status and its number', () => {
    const { lead, amount, rest } = cardColumns(shownOf(order).columns)
    expect([lead?.field.name, amount?.field.name]).toEqual(['buyerName', 'total'])
    expect(namesOf(rest).slice(0, 2)).toEqual(['status', 'orderNo'])
  })

  test('of a booking who comes, its status and number, and to what how many come', () => {
    const { lead, rest, shownCount, about } = cardColumns(shownOf(application).columns)
    expect(lead?.field.name).toBe('name')
    expect(namesOf(rest).slice(0, shownCount)).toEqual(['status', 'applicationNo'])
    expect(namesOf(about)).toEqual(['event', 'people'])
  })

  test('of an enquiry what it is about and who wrote, and when', () => {
    const { lead, rest, shownCount, about } = cardColumns(shownOf(contact).columns)
    expect(lead?.field.name).toBe('subject')
    expect(namesOf(rest).slice(0, shownCount)).toEqual(['status', 'name', 'receivedAt'])
    expect(about).toEqual([])
  })

  test('of what has a name of its own nothing in a line more', () => {
    for (const entity of [cast, drink, order, product])
      expect([entity.name, namesOf(cardColumns(shownOf(entity).columns).about)]).toEqual([entity.name, []])
  })

  test('of everything that has a price the price', () => {
    expect(cardColumns(shownOf(product).columns).amount?.field.name).toBe('price')
    expect(cardColumns(shownOf(cast).columns).amount?.field.name).toBe('nominationFee')
  })
})
