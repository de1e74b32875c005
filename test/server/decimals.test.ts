// @module-tag sqlite
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compareDecimals } from '../../entities/language/numbers/decimals.ts'
import { toSortableDecimal, fromSortableDecimal } from '../../server/kernel/records/stored-values.ts'
import { plainDecimal } from '../../server/base/db/column.ts'
import { compiler } from '../../server/base/db/compiler.ts'

const numbers = `
  0 0.001 0.01 0.1 0.125 0.5 1 1.2 1.25 2 9.9 9.999 10 10.5 99 1000 9007199254740.993 9999999999999
  9999999999999.99 9999999999999.999
`
  .trim()
  .split(/\s+/)

test('Decimals are kept exactly, in text that sorts as they do', () => {
  const kept = numbers.map(toSortableDecimal)
  expect(kept.map(fromSortableDecimal)).toEqual(numbers)
  expect(kept.toReversed().toSorted()).toEqual(kept)
  expect(numbers.toReversed().toSorted(compareDecimals)).toEqual(numbers)
})

test('SQLite reads them as they were written, and compares them as numbers', () => {
  const database = new Database(':memory:')
  database.exec('create table t (v text) strict')
  const insert = database.prepare('insert into t values (?)')
  for (const number of numbers.toReversed()) insert.run(toSortableDecimal(number))
  const column = sql.ref('v')
  const { sql: read } = sql`select ${plainDecimal(column)} as plain from t order by v`.compile(compiler('sqlite'))
  expect(database.prepare(read).pluck().all()).toEqual(numbers)
  const above = database.prepare('select count(*) from t where v >= ?').pluck()
  for (const [index, number] of numbers.entries())
    expect(above.get(toSortableDecimal(number))).toBe(numbers.length - index)
})
