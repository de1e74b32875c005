import { describe, expect, test } from 'vitest'
import { emailPlaceholders } from '../../entities/customer-emails/email-placeholders.ts'
import { alcoholTakeOut } from '../../entities/parts/alcohol-take-out.ts'
import { taxesAddUp, totalsAddUp } from '../../entities/shop/totals.ts'
import * as rules from '../../entities/language/record-rules/index.ts'
import { parseCondition } from '../../entities/language/condition.ts'
import { locales, wordsOf } from '../locales/words.ts'

type Values = Readonly<Record<string, unknown>>
interface Table {
  readonly rule: rules.RecordRule<string, unknown>
  readonly holds: readonly Values[]
  readonly broken: readonly Values[]
}

const { anyValue, not } = rules
const [together, back] = rules.requiredTogether('a', 'b') as [rules.RecordRule, rules.RecordRule]
const hour = 3_600_000
const inAnHour = new Date(Date.now() + hour).toISOString()
const anHourAgo = new Date(Date.now() - hour).toISOString()
const session = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime })
/** From 9:00 to 17:00 in Japan. */
const day = { startAt: '2026-04-01T00:00:00.000Z', endAt: '2026-04-01T08:00:00.000Z' }

const sums = { items: 'items', itemsTotal: 'sum', shipping: 'shipping', discount: 'discount', total: 'total' }
const item = { taxRate: '8', unitPrice: 100, quantity: 2, amount: 200 }
const added = { items: [item, item], sum: 400, shipping: 500, discount: 50, total: 850 }
const taxes = [
  { taxRate: '10', taxableAmount: 450, tax: 40 },
  { taxRate: '8', taxableAmount: 400, tax: 30 },
]

const tables: readonly Table[] = [
  {
    rule: totalsAddUp(sums),
    holds: [added, { ...added, discount: null, total: 900 }],
    broken: [
      { ...added, total: 851 },
      { ...added, sum: 401, total: 851 },
      { ...added, items: [item, { ...item, quantity: 3 }] },
    ],
  },
  {
    rule: taxesAddUp('taxes', sums),
    holds: [
      { ...added, taxes },
      { ...added, discount: 0, shipping: 450, taxes },
    ],
    broken: [
      { ...added, taxes, total: 851 },
      { ...added, taxes: [taxes[0], { ...taxes[1], tax: 31 }] },
      { ...added, discount: 0, shipping: 500, total: 850, taxes },
    ],
  },
  {
    rule: rules.endAfterStart('a', 'b'),
    holds: [{}, { a: '2026-01-01' }, { b: '2026-01-01' }, { a: '2026-01-01', b: '2026-01-02' }],
    broken: [
      { a: '2026-01-01', b: '2026-01-01' },
      { a: '2026-01-02', b: '2026-01-01' },
    ],
  },
  {
    rule: rules.endNotBeforeStart('a', 'b'),
    holds: [{}, { a: '2026-01-01', b: '2026-01-01' }],
    broken: [{ a: '2026-01-02', b: '2026-01-01' }],
  },
  {
    rule: rules.deadlineBeforeEnd('a', 'b'),
    holds: [
      { a: '2026-01-01', b: null },
      { a: '2026-01-01', b: '2026-01-02' },
    ],
    broken: [{ a: '2026-01-02', b: '2026-01-02' }],
  },
  {
    rule: rules.endInFuture('end', 'on'),
    holds: [
      { on: true, end: inAnHour },
      { on: false, end: anHourAgo },
      { on: true, end: null },
    ],
    broken: [{ on: true, end: anHourAgo }],
  },
  {
    rule: rules.yearMatches('year', 'from'),
    holds: [
      { year: '2026', from: '2026-04-01' },
      { year: 2026, from: '2026-04-01' },
      { year: '2026', from: null },
    ],
    broken: [{ year: '2025', from: '2026-04-01' }],
  },
  {
    rule: rules.monthMatches('month', 'on'),
    holds: [{ month: '2026-04', on: '2026-04-30' }, { month: null, on: '2026-04-30' }, { month: '2026-04' }],
    broken: [{ month: '2026-04', on: '2026-05-01' }],
  },
  {
    rule: rules.sessionsInside('sessions', 'startAt', 'endAt'),
    holds: [
      day,
      { ...day, sessions: [session('2026-04-01', '09:00', '17:00')] },
      { ...day, endAt: null, sessions: [session('2026-04-02', '09:00', '10:00')] },
      { ...day, sessions: [{ date: '2026-04-09' }] },
    ],
    broken: [
      { ...day, sessions: [session('2026-04-01', '08:59', '10:00')] },
      { ...day, sessions: [session('2026-04-01', '10:00', '11:00'), session('2026-04-01', '16:00', '17:01')] },
    ],
  },
  {
    rule: rules.atLeastOne('a', 'b'),
    holds: [{ a: 'x' }, { b: 0 }, { a: '', b: false }],
    broken: [{}, { a: '', b: null }, { a: [] }],
  },
  {
    rule: rules.exactlyOneOf('a', 'b'),
    holds: [{ a: 'x' }, { b: 'y', a: '' }],
    broken: [{}, { a: 'x', b: 'y' }],
  },
  { rule: together, holds: [{}, { a: 1, b: 2 }, { a: 1 }], broken: [{ b: 2 }] },
  { rule: back, holds: [{}, { a: 1, b: 2 }, { b: 2 }], broken: [{ a: 1 }] },
  {
    rule: rules.requiredWhen('price', { kind: 'paid' }),
    holds: [{}, { kind: 'free' }, { kind: 'paid', price: 0 }],
    broken: [{ kind: 'paid' }, { kind: 'paid', price: null }, { kind: 'paid', price: [] }],
  },
  {
    rule: rules.requiredWhen('price', { kind: ['yen', 'percent'] }),
    holds: [{ kind: 'cost' }, { kind: 'yen', price: '1' }],
    broken: [{ kind: 'yen' }, { kind: 'percent' }],
  },
  {
    rule: rules.requiredWhen('ranges', { kind: not('closed', 'off') }),
    holds: [{ kind: 'closed' }, { kind: 'off' }, { kind: 'open', ranges: [1] }],
    broken: [{ kind: 'open', ranges: [] }, {}],
  },
  {
    rule: rules.requiredWhen('rights', { kind: 'press', file: anyValue }),
    holds: [{ kind: 'press' }, { file: 'x' }, { kind: 'press', file: 'x', rights: true }],
    broken: [{ kind: 'press', file: 'x' }],
  },
  {
    rule: rules.anyRequiredWhen(['memo', 'repliedAt'], { status: 'done' }),
    holds: [{ status: 'new' }, { status: 'done', memo: 'x' }, { status: 'done', repliedAt: 'y' }],
    broken: [{ status: 'done', memo: '' }],
  },
  {
    rule: rules.onWhen('consent', { isVisible: true }),
    holds: [{ isVisible: false }, { isVisible: true, consent: true }],
    broken: [{ isVisible: true, consent: false }, { isVisible: true }],
  },
  {
    rule: rules.offWhen('isPrimary', { kind: not('site') }),
    holds: [
      { kind: 'site', isPrimary: true },
      { kind: 'api', isPrimary: false },
    ],
    broken: [{ kind: 'api', isPrimary: true }],
  },
  {
    rule: rules.emptyWhen('ranges', { kind: 'closed' }),
    holds: [
      { kind: 'closed', ranges: [] },
      { kind: 'open', ranges: [1] },
    ],
    broken: [{ kind: 'closed', ranges: [1] }],
  },
  {
    rule: rules.maxNotBelowMin('a', 'b'),
    holds: [{}, { a: 1 }, { a: 1, b: 1 }, { a: 9, b: 10 }, { a: '9.5', b: '10' }],
    broken: [{ a: 2, b: 1 }],
  },
  {
    rule: rules.discountLimit('a', 'b'),
    holds: [{}, { a: 500, b: 500 }, { a: 500 }],
    broken: [{ a: 501, b: 500 }],
  },
  { rule: rules.refundLimit('a', 'b'), holds: [{ a: 500, b: 500 }], broken: [{ a: 501, b: 500 }] },
  { rule: rules.remainingLimit('a', 'b'), holds: [{ a: 0, b: 10 }], broken: [{ a: 11, b: 10 }] },
  {
    rule: rules.listPriceHigher('a', 'b'),
    holds: [{}, { b: 500 }, { a: 501, b: 500 }],
    broken: [
      { a: 500, b: 500 },
      { a: 499, b: 500 },
    ],
  },
  {
    rule: rules.amountMatches('paid', 'due', { status: 'paid' }),
    holds: [
      { status: 'waiting', paid: 1, due: 2 },
      { status: 'paid', paid: 2, due: 2 },
    ],
    broken: [
      { status: 'paid', paid: 1, due: 2 },
      { status: 'paid', due: 2 },
    ],
  },
  {
    rule: rules.amountShape('amount', 'type'),
    holds: [
      { type: 'yen' },
      { type: 'yen', amount: '500' },
      { type: 'percent', amount: '100' },
      { type: 'percent', amount: '12.5' },
      { type: 'cost', amount: '1000.5' },
    ],
    broken: [
      { type: 'yen', amount: '0.5' },
      { type: 'percent', amount: '100.01' },
    ],
  },
  {
    rule: rules.notSelf('related'),
    holds: [{ related: ['x'] }, { id: 'x', related: ['y'] }, { id: 'x', related: null }, { related: undefined }],
    broken: [
      { id: 'x', related: ['y', 'x'] },
      { id: 'x', related: 'x' },
    ],
  },
  ...emailPlaceholders('a', 'b', 'c').map((rule, place) => ({
    rule,
    holds: [
      {},
      { a: 'orderPaid' },
      { a: 'orderPaid', b: '{{site}} ｛｛ number ｝｝', c: '{{number}}\n{{items}} {^_^}' },
    ],
    broken: [
      [
        { a: 'orderPaid', b: '{{items}}' },
        { a: 'orderPaid', b: '{{nummer}}' },
      ],
      [
        { a: 'orderPaid', c: '{{number}} {{event}}' },
        { a: 'orderPaid', c: '{{number}} {name}' },
        { a: 'orderPaid', c: '{{number' },
      ],
      [
        { a: 'orderPaid', c: '{{name}}' },
        { a: 'orderShipped', c: '{{number}} {{items}}' },
      ],
    ][place]!,
  })),
  {
    rule: rules.invoiceMatchesCorporate('a', 'b'),
    holds: [{}, { a: '7000012050002' }, { a: '7000012050002', b: 'T7000012050002' }],
    broken: [{ a: '7000012050002', b: 'T8000012050002' }],
  },
  {
    rule: alcoholTakeOut('a', 'b'),
    holds: [{ a: true }, { b: true }, { a: true, b: false }],
    broken: [{ a: true, b: true }],
  },
]

describe.each(tables)('$rule.rule $rule.params', ({ rule, holds, broken }) => {
  test.each(holds.map((record) => [record]))('holds for %j', (record) => expect(rule.holds(record)).toBe(true))
  test.each(broken.map((record) => [record]))('is broken by %j', (record) => expect(rule.holds(record)).toBe(false))

  test.each(locales)('has words that its parameters fill, in %s', (locale) => {
    const sentence = wordsOf(locale, 'validations').get(rule.rule) ?? ''
    expect(sentence).not.toBe('')
    const names = [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name!)
    expect(names.filter((name) => name !== 'label' && !(name in rule.params))).toEqual([])
  })
})

test('Every rule between fields has a table', () => {
  const made = new Set(tables.map(({ rule: { rule, at } }) => `${rule} ${rule.endsWith('totalMismatch') ? at : ''}`))
  const builders = Object.keys(rules).filter((name) => name !== 'anyValue' && name !== 'not')
  expect(builders.length).toBeLessThanOrEqual(made.size)
})

test('A condition is a parameter of its rule, as it was declared, and comes whole through an answer', () => {
  const when = { status: ['working', 'full'], kind: not('closed'), file: anyValue, on: true } as const
  const { params } = rules.requiredWhen('x', when)
  const { condition } = JSON.parse(JSON.stringify(params)) as { condition: typeof when }
  expect(condition).toEqual(when)
  expect(parseCondition(condition)).toEqual([
    { field: 'status', negated: false, values: ['working', 'full'] },
    { field: 'kind', negated: true, values: ['closed'] },
    { field: 'file', negated: false, values: [] },
    { field: 'on', negated: false, values: ['true'] },
  ])
})
