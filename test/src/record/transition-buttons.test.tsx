import { expect, test } from 'vitest'
import type { Entity } from '../../../entities/language/entity.ts'
import { order } from '../../../entities/shop/order.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import { product } from '../../../entities/shop/product.ts'
import { TransitionButtons } from '../../../src/captain/record/transition-buttons.tsx'
import { PageContext } from '../../../src/shell/page-context.ts'
import { htmlOf } from '../fields/render-field.tsx'

/** The buttons that are filled and that are red, in a state. */
async function buttons(entity: Entity, values: object, beside = false) {
  const html = await htmlOf(
    entity,
    'ja',
    <PageContext value={{ session: null } as never}>
      <TransitionButtons record={{ id: 'an-id', version: 1, ...values }} beside={beside} />
    </PageContext>,
  )
  const all = [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>/g)].map(([, names]) => names!)
  return {
    all: all.length,
    filled: all.filter((names) => names.includes('MuiButton-contained')).length,
    red: all.filter((names) => names.includes('Error')).length,
  }
}

test('of the buttons of a record that waits one is filled, and what nothing leads back from is red', async () => {
  expect(await buttons(paymentBank, { status: 'awaiting' })).toEqual({ all: 5, filled: 1, red: 1 })
  expect(await buttons(order, { status: 'pending', paymentMethod: 'card' })).toEqual({ all: 3, filled: 1, red: 1 })
})

test('of the buttons of a record that waits for nothing none is filled', async () => {
  expect(await buttons(product, { saleStatus: 'onSale' })).toEqual({ all: 2, filled: 0, red: 0 })
})

test('beside the main action of a page none is filled: a page has one at most', async () => {
  expect(await buttons(paymentBank, { status: 'awaiting' }, true)).toEqual({ all: 5, filled: 0, red: 1 })
})
