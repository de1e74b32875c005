import type { Rule } from '../rule.ts'

/** Rules for the rows of a repeated group. They report the index of a row, so that the fault is shown in that row. */

type Row = Readonly<Record<string, unknown>>

/** A rule that is broken by the first row for which `isWrong` is true. */
const rowRule = (
  rule: string,
  params: Rule['params'],
  at: string,
  isWrong: (row: Row, earlier: readonly Row[]) => boolean,
): Rule => {
  const find = (value: unknown): number =>
    (value as readonly Row[]).findIndex((row, index, rows) => isWrong(row, rows.slice(0, index)))
  return { rule, params, holds: (value) => find(value) === -1, where: (value) => [find(value), at] }
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** In each row, the end is after the start if both are present. */
export const rowsInOrder = (start: string, end: string): Rule =>
  rowRule(
    'integrity.rangeOrder',
    {},
    end,
    (row) => hasValue(row[start]) && hasValue(row[end]) && String(row[end]) <= String(row[start]),
  )

/** In each row, the end is not before the start if both are present. */
export const rowsEndNotBeforeStart = (start: string, end: string): Rule =>
  rowRule(
    'integrity.endNotBeforeStart',
    { start, end },
    end,
    (row) => hasValue(row[start]) && hasValue(row[end]) && String(row[end]) < String(row[start]),
  )

/** No two rows overlap in time. */
export const rowsDoNotOverlap = (start: string, end: string): Rule =>
  rowRule('integrity.rangesOverlap', {}, start, (row, earlier) =>
    earlier.some((other) => String(row[start]) < String(other[end]) && String(other[start]) < String(row[end])),
  )

/** The last order of each row of opening hours, if present, is between opening and closing. */
export const lastOrderInside = (lastOrder: string, open: string, close: string): Rule =>
  rowRule('integrity.lastOrderInside', {}, lastOrder, (row) => {
    const last = row[lastOrder]
    return hasValue(last) && (String(last) < String(row[open]) || String(last) > String(row[close]))
  })

/** Each row has exactly one of two fields. */
export const exactlyOneInEachRow = (a: string, b: string): Rule =>
  rowRule('integrity.exactlyOneOf', { labels: `${a},${b}` }, a, (row) => hasValue(row[a]) === hasValue(row[b]))
