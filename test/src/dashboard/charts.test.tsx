import { expect, test, vi } from 'vitest'
import { order } from '../../../entities/shop/order.ts'
import { Charts } from '../../../src/captain/dashboard/charts.tsx'
import type { Chart } from '../../../src/captain/dashboard/chart-values.ts'
import { PageContext } from '../../../src/shell/page-context.ts'
import { htmlOf, textOf } from '../fields/render-field.tsx'

const chart = (by: 'record' | 'option'): Chart => ({
  entity: 'order',
  name: 'byProduct',
  by,
  field: 'status',
  period: 'day',
  periods: [],
  bars: [
    { key: 'paid', name: '茶', filter: null, count: 3, sum: 3300, tax: 300, quantity: 4 },
    { key: 'shipped', name: '器', filter: null, count: 1, sum: 1100, tax: 100, quantity: 1 },
  ],
})

test('charts are drawn without a warning of React, with what each bar comes to', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const by of ['record', 'option'] as const) {
    const html = await htmlOf(
      order,
      'ja',
      <PageContext value={{ session: null } as never}>
        <Charts charts={[chart(by)]} />
      </PageContext>,
    )
    expect(textOf(html)).toContain('3,300円')
  }
  expect(warned.mock.calls.map(([text]) => text)).toEqual([])
})
