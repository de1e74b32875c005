import type { Rule } from '../rule.ts'

/** Rules of the rows of a repeated group. Rows are named by place, so that the fault is shown in the row that has it. */

type Row = Readonly<Record<string, unknown>>

/** A rule that the first row, in order, for which `wrong` is true breaks. */
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

/** Each row's end, where both are given, is after its start. */
export const rowsInOrder = (start: string, end: string): Rule =>
  rowRule(
    'integrity.rangeOrder',
    {},
    end,
    (row) => hasValue(row[start]) && hasValue(row[end]) && String(row[end]) <= String(row[start]),
  )

/** No two rows share a moment between their start and end. */
export const rowsDoNotOverlap = (start: string, end: string): Rule =>
  rowRule('integrity.rangesOverlap', {}, start, (row, earlier) =>
    earlier.some((other) => String(row[start]) < String(other[end]) && String(other[start]) < String(row[end])),
  )

/** The last order of each row of opening hours, where it is given, is between opening and closing. */
export const lastOrderInside = (lastOrder: string, open: string, close: string): Rule =>
  rowRule('integrity.lastOrderInside', {}, lastOrder, (row) => {
    const last = row[lastOrder]
    return hasValue(last) && (String(last) < String(row[open]) || String(last) > String(row[close]))
  })

/** Each row has one of two fields, and not both. */
export const exactlyOneInEachRow = (a: string, b: string): Rule =>
  rowRule('integrity.exactlyOneOf', { labels: `${a},${b}` }, a, (row) => hasValue(row[a]) === hasValue(row[b]))
