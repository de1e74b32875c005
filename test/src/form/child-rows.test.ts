import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  childTableOf,
  copyOf,
  derivedOf,
  isOpen,
  mergeRows,
  newRow,
  placed,
  rowFaults,
  rowOf,
  savedRows,
  storableRows,
} from '../../../src/captain/form/children/child-rows.ts'
import type { CaptainRecord } from '../../../src/kernel/api/record.ts'
import type { ChildRow } from '../../../src/kernel/form/child-tables.ts'
import { club, clubMember } from '../../sample-children.ts'

const table = childTableOf(clubMember, 'tajimi-kasa-pub-com')
const record = (id: string, values: object = {}, version = 1): CaptainRecord =>
  ({ id, version, name: id, part: 'player', until: null, memo: null, sortOrder: 0, ...values }) as CaptainRecord
const rowsOf = (...ids: string[]) => ids.map((id, place) => rowOf(table, record(id, { sortOrder: place })))
const typed = (row: ChildRow, values: object): ChildRow => ({ ...row, values: { ...row.values, ...values } })

describe('the children in the form of their parent', () => {
  test('show the fields of their list, are sorted by their manual order, and may be added', () => {
    expect(table.fields.map(({ name }) => name)).toEqual(['name', 'part', 'until'])
    expect([table.order, table.canAdd, table.canRemove]).toEqual(['sortOrder', true, true])
    const { fixed, locked } = {
      fixed: { ...clubMember, fixed: ['name'] },
      locked: { ...clubMember, create: undefined },
    }
    expect(isOpen(childTableOf(fixed, 'tajimi-kasa-pub-com'), rowsOf('a')[0]!, table.fields[0]!)).toBe(false)
    expect(childTableOf(locked as never, 'tajimi-kasa-pub-com').canAdd).toBe(false)
    expect(
      childTableOf({ ...clubMember, parent: club, reorder: undefined } as never, 'tajimi-kasa-pub-com').order,
    ).toBe(undefined)
  })

  test('are sent as what changed: each row at its place, a new one without an id, what was removed behind them', () => {
    const base = rowsOf('a', 'b', 'c')
    const added = typed(newRow(table), { name: ' 新人 ' })
    expect(bodyOf(table, base, base)).toBeUndefined()
    expect(bodyOf(table, [base[0]!, typed(base[2]!, { part: 'leader' }), added], base)).toEqual([
      { id: 'a', version: 1 },
      { id: 'c', version: 1, part: 'leader' },
      { name: '新人', part: 'player' },
      { id: 'b', version: 1, trashed: true },
    ])
  })

  test('keep the places that there are when they are moved, and equal ones come apart', () => {
    const [a, b, c] = rowsOf('a', 'b', 'c') as [ChildRow, ChildRow, ChildRow]
    const placesOf = (rows: readonly ChildRow[]) =>
      placed(table, rows).map(({ key, values }) => [key, values['sortOrder']])
    expect(placesOf([c, a, b])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ])
    const same = [a, b, c].map((row) => typed(row, { sortOrder: 5 }))
    expect(placesOf(same).map(([, place]) => place)).toEqual([5, 6, 7])
    const added = newRow(table)
    expect(placesOf([added, a]).map(([, place]) => place)).toEqual([0, 1])
  })

  test('take ids and versions from the answer, and keep what was typed meanwhile', () => {
    const base = rowsOf('a', 'b')
    const added = typed(newRow(table), { name: '新人' })
    const sent = [typed(base[0]!, { name: 'あ' }), base[1]!, added]
    const body = bodyOf(table, sent, base)!
    const saved = savedRows(table, body, sent, [
      record('a', { name: 'あ' }, 2),
      record('n', { name: '新人', sortOrder: 2 }),
    ])
    expect(saved.map(({ key, id, version }) => [key, id, version])).toEqual([
      ['a', 'a', 2],
      ['b', 'b', 1],
      [added.key, 'n', 1],
    ])
    const mine = [sent[0]!, sent[1]!, typed(added, { name: '新人です' })]
    const merged = mergeRows(table, sent, mine, saved)
    expect(merged.map(({ id, values }) => [id, values['name'], values['sortOrder']])).toEqual([
      ['a', 'あ', 0],
      ['b', 'b', 1],
      ['n', '新人です', 2],
    ])
    expect(bodyOf(table, merged, saved)!.at(-1)).toEqual({ id: 'n', version: 1, name: '新人です' })
  })

  test('lose nothing that was typed where somebody else changed, added or deleted rows', () => {
    const base = rowsOf('a', 'b', 'c', 'd')
    const [a, b, c, d] = base as [ChildRow, ChildRow, ChildRow, ChildRow]
    const added = typed(newRow(table), { name: '新人' })
    const mine = [typed(a, { name: '私' }), b, typed(c, { name: '残す' }), d, added]
    const theirs = [
      rowOf(table, record('e')),
      rowOf(table, record('a', { name: '人', part: 'leader' }, 2)),
      rowOf(table, record('b', { name: '人', sortOrder: 1 }, 2)),
    ]
    const merged = mergeRows(table, base, mine, theirs)
    expect(merged.map(({ id, version, values: { name, part } }) => [id, version, name, part])).toEqual([
      ['e', 1, 'e', 'player'],
      ['a', 2, '私', 'leader'],
      ['b', 2, '人', 'player'],
      ['c', 1, '残す', 'player'],
      [undefined, undefined, '新人', 'player'],
    ])
    const moved = mergeRows(table, base, [b, a, c, d], [a, b, c, d])
    expect(moved.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd'])
  })

  test('show their faults at the row and field, also two of the same name, and ask nothing of unchanged rows', () => {
    const base = rowsOf('a', 'b', 'c')
    const rows = [base[0]!, typed(base[1]!, { part: 'guest' }), typed(base[2]!, { name: 'a' }), newRow(table)]
    const faults = rowFaults(table, rows, base, ({ id }) => (id === undefined ? undefined : record(id)))
    expect(faults.map(({ path, rule }) => `${path.join('.')} ${rule}`)).toEqual([
      '1.until integrity.requiredWhen',
      '2.name duplicate',
      '3.name required',
    ])
    const broken = [rowOf(table, record('x', { name: '' }))]
    expect(rowFaults(table, broken, broken, () => undefined)).toEqual([])
  })

  test('are stored in the browser without personal data', () => {
    const { name } = clubMember.fields
    const entity = { ...clubMember, fields: { ...clubMember.fields, name: { ...name, personal: true } } }
    const [row] = storableRows({ ...table, entity } as never, rowsOf('a'))
    expect(Object.keys(row!.values)).toEqual(['part', 'until', 'sortOrder'])
  })
})

describe('a copy of a child', () => {
  test('is a new row with its values, those that no row shows too, without its place and what no other may share', () => {
    const copy = copyOf(table, record('a', { part: 'guest', until: 2030, memo: '控え', sortOrder: 4 }, 7))
    expect(copy).toMatchObject({ values: { name: null, part: 'guest', until: 2030, sortOrder: null } })
    expect([copy.id, copy.version]).toEqual([undefined, undefined])
    expect(bodyOf(table, [typed(copy, { name: '新人' })], [])).toEqual([
      { name: '新人', part: 'guest', until: 2030, memo: '控え' },
    ])
    expect(copyOf(table, record('a')).key).not.toBe(copyOf(table, record('a')).key)
  })
})

describe('what is derived from others in a row', () => {
  const until = { from: ['part', 'memo'], value: ({ part, memo }: any) => (part === 'guest' ? Number(memo) : null) }
  const entity = { ...clubMember, derived: { until } } as unknown as typeof clubMember
  const deriving = childTableOf(entity, 'tajimi-kasa-pub-com')

  test('is shown in its place, and is neither filled in nor sent', () => {
    expect(deriving.shown.map(({ name }) => name)).toEqual(['name', 'part', 'until'])
    expect(deriving.fields.map(({ name }) => name)).toEqual(['name', 'part'])
    const row = rowOf(deriving, record('a', { until: 2030 }))
    expect(bodyOf(deriving, [typed(row, { part: 'guest' })], [row])).toEqual([{ id: 'a', version: 1, part: 'guest' }])
  })

  test('follows what is typed, and what the record has that no row shows', () => {
    const before = record('a', { memo: '2031' })
    const row = rowOf(deriving, before)
    expect(derivedOf(deriving, row, before, {})).toEqual({ until: null })
    expect(derivedOf(deriving, typed(row, { part: 'guest' }), before, {})).toEqual({ until: 2031 })
  })
})
