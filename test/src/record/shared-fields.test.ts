import { expect, test } from 'vitest'
import { initialValues } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { member } from '../../../entities/member.ts'
import { paymentBank } from '../../../entities/shop/payment-bank.ts'
import { readMoves } from '../../../src/captain/record/staff-fields/read-moves.ts'
import { sharedFields, valuesToSend } from '../../../src/captain/record/staff-fields/shared-fields.ts'
import type { CaptainDataProvider } from '../../../src/kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../../src/kernel/api/record.ts'

const [band, shop] = ['sound-clover-com', 'suda-nijo-com'] as const

const musician = (id: string, values: object = {}) =>
  ({
    ...initialValues(member, band),
    id,
    version: 1,
    name: id,
    nameKana: 'すず',
    slug: id,
    roles: ['vocal'],
    status: 'active',
    ...values,
  }) as CaptainRecord

const transfer = (id: string, values: object = {}) =>
  ({ id, version: 1, status: 'awaiting', amount: 500, dueOn: '2026-04-01', ...values }) as unknown as CaptainRecord

/** What several records need for a state, as a server has them now. */
function movesOf(entity: Entity, to: string, site: typeof band | typeof shop, ...records: readonly CaptainRecord[]) {
  const asked: unknown[] = []
  const provider = {
    getMany: async (_: string, { ids, meta }: { ids: string[]; meta: object }) => {
      asked.push(meta)
      return { data: records.filter(({ id, isGone }) => ids.includes(id) && !isGone).toReversed() }
    },
  } as unknown as CaptainDataProvider
  return readMoves(provider, entity, records, to, site).then((moves) => ({ ...moves, asked }))
}

test('of several records each that cannot enter a state is told with its reason, and the others in the order chosen', async () => {
  const { chosen, barred, asked } = await movesOf(
    member,
    'left',
    band,
    musician('a'),
    musician('b', { status: 'left' }),
    musician('c', { roles: null }),
    musician('d', { isGone: true }),
    musician('e', { leftOn: '2026-01-01' }),
  )
  expect(chosen.map(({ record, names }) => [record.id, names])).toEqual([
    ['a', ['leftOn']],
    ['c', ['leftOn']],
    ['e', []],
  ])
  expect(barred.map(({ record, issues }) => [record.id, issues[0]!.rule])).toEqual([
    ['b', 'integrity.transitionNotAllowed'],
    ['d', 'integrity.recordGone'],
  ])
  // What lists leave out may be what the state requires.
  expect(asked).toEqual([{ include: expect.arrayContaining(['profile']) }])
})

test('what is filled in once is set on the records that need it, and overwrites none that has its own', async () => {
  const { chosen } = await movesOf(member, 'left', band, musician('a'), musician('e', { leftOn: '2026-01-01' }))
  const shared = sharedFields(chosen, band)
  expect(shared).toEqual({ names: ['leftOn'], values: { leftOn: null }, own: [] })
  expect(chosen.map((move) => valuesToSend(move, shared, { leftOn: '2026-03-31' }))).toEqual([
    { leftOn: '2026-03-31' },
    {},
  ])
})

test('what is suggested for all begins the field, and what differs is each record’s own unless one is filled in for all', async () => {
  const { chosen } = await movesOf(paymentBank, 'paid', shop, transfer('a'), transfer('b', { amount: 800 }))
  const shared = sharedFields(chosen, shop)
  expect(shared).toEqual({ names: ['depositedOn'], values: { depositedOn: today() }, own: ['depositedAmount'] })
  expect(chosen.map((move) => valuesToSend(move, shared, { depositedOn: '2026-03-31' }))).toEqual([
    { depositedAmount: 500, depositedOn: '2026-03-31' },
    { depositedAmount: 800, depositedOn: '2026-03-31' },
  ])
  expect(sharedFields(chosen, shop, new Set(['depositedAmount']))).toEqual({
    names: ['depositedAmount', 'depositedOn'],
    values: { depositedAmount: null, depositedOn: today() },
    own: [],
  })
})

test('a single record is asked for what it needs, with its own values to begin with', async () => {
  const due = transfer('a', { depositedAmount: null })
  const shared = sharedFields([{ entity: paymentBank, record: due, to: 'paid', names: ['depositedAmount'] }], shop)
  expect(shared).toEqual({ names: ['depositedAmount'], values: { depositedAmount: 500 }, own: [] })
})
