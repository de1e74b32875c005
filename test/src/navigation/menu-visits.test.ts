import { describe, expect, test } from 'vitest'
import { dropVisitsElsewhere, consumeMenuVisit, visitByMenu } from '../../../src/captain/navigation/menu-visits.ts'

describe('a list chosen in the menu', () => {
  test('begins anew once', () => {
    visitByMenu('/captain/tenant/a/news')
    dropVisitsElsewhere('/captain/tenant/a/news')
    expect(consumeMenuVisit('/captain/tenant/a/product')).toBe(false)
    expect(consumeMenuVisit('/captain/tenant/a/news')).toBe(true)
    expect(consumeMenuVisit('/captain/tenant/a/news')).toBe(false)
  })

  test('keeps what was searched for there when another page was opened instead', () => {
    visitByMenu('/captain/tenant/a/news')
    dropVisitsElsewhere('/captain/tenant/a/product')
    expect(consumeMenuVisit('/captain/tenant/a/news')).toBe(false)
  })
})
