import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { plainText } from '../../../entities/language/blocks/plain-text.ts'
import { wallClock } from '../../../entities/language/dates/wall-clock.ts'
import type { OpeningDay } from '../../../entities/language/fields/week.ts'
import { csvCell, quotedCell } from '../../base/csv-cell.ts'
import { quotedInList } from './listed.ts'
import { partsOf } from './parts-of.ts'
import type { Plan, PlannedColumn, PlannedValue, Show } from './plan.ts'

/** A cell of a file: text, a number, a day, or a local time to the second (`2026-11-21T13:05:09`). */
export type Cell =
  | null
  | string
  | { readonly number: number; readonly isMoney: boolean }
  | { readonly day: string }
  | { readonly time: string }

/** Writes the rows of a file one by one: neither they nor the file are ever in memory as a whole. */
export interface SheetWriter {
  row(cells: readonly Cell[]): void
  /** Writes the rest; returns how many cells were cut because no cell can hold so much. */
  end(): number
}

type Values = Readonly<Record<string, unknown>>

/** The records that others refer to, by entity and id. */
export type Related = (to: string, id: string) => Values | undefined

/** Called with the column of a text that the columns of a layout do not hold, and the record that has it. */
export type OnCut = (column: string, record: Values) => void

/** The rows of the file that a record becomes, each with a cell for every column. */
export function* rowsOf(plan: Plan, record: Values, related: Related, onCut: OnCut): Generator<readonly Cell[]> {
  const lines = plan.rows === undefined ? [undefined] : ((record[plan.rows] ?? []) as readonly Values[])
  const divide = divideOnce()
  for (const line of lines)
    yield plan.columns.map((column) => cellOf(plan, column, record, line, related, divide, onCut))
}

/** Divides a text over columns once for all of them. */
function divideOnce(): typeof partsOf {
  const known = new Map<string, ReturnType<typeof partsOf>>()
  return (text, widths) => {
    const key = `${widths.join()} ${text}`
    const parts = known.get(key) ?? partsOf(text, widths)
    known.set(key, parts)
    return parts
  }
}

function cellOf(
  plan: Plan,
  column: PlannedColumn,
  record: Values,
  line: Values | undefined,
  related: Related,
  divide: typeof partsOf,
  onCut: OnCut,
): Cell {
  const { values, part } = column
  const cells = values.map((value) => {
    if (value.constant !== undefined) return value.constant
    const read = readValue(plan, value, record, line, related)
    return value.codes ? (value.codes[String(read)] ?? '') : show(plan, value.show, read, related)
  })
  if (cells.length === 1 && !part) return cells[0]!
  const text = cells.map((cell) => textOf(plan, cell)).join('')
  if (!part) return text
  const { parts, rest } = divide(text, part.widths)
  if (rest !== '' && part.place === 0) onCut(column.heading, record)
  return parts[part.place] ?? ''
}

function readValue(
  { rows }: Plan,
  { field, inner, to, where }: PlannedValue,
  record: Values,
  line: Values | undefined,
  related: Related,
): unknown {
  const value = record[field]
  if (inner === undefined) return value
  if (to !== undefined) return typeof value === 'string' ? related(to, value)?.[inner] : undefined
  if (field === rows) return line?.[inner]
  const matching = ((value ?? []) as readonly Values[]).filter((row) =>
    Object.entries(where ?? {}).every(([name, wanted]) => row[name] === wanted),
  )
  return matching.length > 0 ? matching.reduce((sum, row) => sum + Number(row[inner] ?? 0), 0) : undefined
}

function show(plan: Plan, how: Show, value: unknown, related: Related): Cell {
  if (value === null || value === undefined || value === '') return null
  // One value by itself is read as one, whatever it has in it; one of several, or that could be, is quoted if need be.
  const listed = (text: (each: unknown) => string): string =>
    Array.isArray(value) ? value.map((each) => quotedInList(text(each))).join(plan.separator) : text(value)
  switch (how.as) {
    case 'text':
      return String(value)
    case 'texts':
      return listed(String)
    case 'number':
    case 'money':
      return { number: Number(value), isMoney: how.as === 'money' }
    case 'decimal':
      // A spreadsheet computes with 15 digits.
      return String(value).replace(/\D/g, '').length > 15 ? String(value) : { number: Number(value), isMoney: false }
    case 'day':
      return { day: String(value) }
    case 'day-of': {
      const time = wallClock(value)
      return time === undefined ? String(value) : { day: time.slice(0, 10) }
    }
    case 'instant': {
      const time = wallClock(value)
      return time === undefined ? String(value) : { time: `${time}:${String(value).slice(17, 19)}` }
    }
    case 'toggle':
      return value === true ? how.yes : how.no
    case 'options':
      return listed((each) => how.labels[String(each)] ?? String(each))
    case 'titles':
      return listed((id) => String(related(how.to, String(id))?.[how.field] ?? id))
    case 'body':
      return plainText(value as RichText)
    case 'addresses':
      return [value]
        .flat()
        .map((each) => `${how.origin}${(each as { src: string }).src}`)
        .join('\n')
    case 'lines':
      return (value as readonly Values[])
        .map((row) =>
          how.parts
            .map(({ label, name, show: as }) => [label, textOf(plan, show(plan, as, row[name], related))])
            .filter(([, text]) => text !== '')
            .map((pair) => pair.join(' '))
            .join(' / '),
        )
        .join('\n')
    case 'week':
      return (value as readonly OpeningDay[])
        .map(({ weekday, isOpen, ranges, note }) => {
          const hours = ranges.map(({ openTime, closeTime }) => `${openTime}-${closeTime}`).join(plan.separator)
          return [how.days[weekday], isOpen ? hours : how.closed, note].filter(Boolean).join(' ')
        })
        .join('\n')
  }
}

/** A cell as text. */
export function textOf({ dateSeparator }: Pick<Plan, 'dateSeparator'>, cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if ('number' in cell) return String(cell.number)
  const text = 'day' in cell ? cell.day : cell.time.replace('T', ' ')
  return dateSeparator === '-' ? text : text.replaceAll('-', dateSeparator)
}

/** A row of a CSV file. Only text can be a formula, and only where people open the file in a spreadsheet. */
export const csvRow = (
  plan: Pick<Plan, 'forProgram' | 'dateSeparator'>,
  cells: readonly Cell[],
  fit: (text: string, column: number) => string,
): string =>
  `${cells
    .map((cell, place) => {
      const text = fit(textOf(plan, cell), place)
      if (plan.forProgram) return quotedCell(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
      return typeof cell === 'string' ? csvCell(text) : text
    })
    .join(',')}\r\n`
