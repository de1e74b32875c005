import type { FileMatching, MatchingPair } from '../../../entities/language/declaration/file-matching.ts'
import { foldWord } from '../imports/parse-cell.ts'
import { digitsIn, foldPayer } from './fold-name.ts'

type Values = Readonly<Record<string, unknown>>

/** A record that rows are matched to: what its pairs are compared with, by path. */
export interface Waiting {
  readonly id: string
  readonly values: Values
}

export interface FileRow {
  readonly number: number
  readonly values: Values
}

export interface Candidate {
  readonly id: string
  /** The columns that agree. */
  readonly agrees: readonly string[]
  readonly to: string
}

export interface MatchedRow extends FileRow {
  /** The best first. */
  readonly candidates: readonly Candidate[]
  /** Whether the first candidate is the only record with which all agrees, and no earlier row has it. */
  readonly certain: boolean
}

/** The most records that are offered for a row. */
const maxCandidates = 5

/** Finds for each row of a file the records that it may belong to. */
export function matchRows(
  matching: FileMatching,
  rows: readonly FileRow[],
  waiting: readonly Waiting[],
): readonly MatchedRow[] {
  const taken = new Set<string>()
  const compared = waiting.map((record) => ({
    record,
    agree: matching.pairs.map((pair) => comparer(pair, record.values)),
  }))
  return rows.map((row) => {
    const found = compared
      .map(({ record, agree }) => ({
        id: record.id,
        agrees: matching.pairs
          .filter(({ column }, place) => agree[place]!(row.values[column]))
          .map(({ column }) => column),
        to: stateFor(matching, row.values, record.values),
      }))
      .filter(({ agrees }) => agrees.length > 0)
      .toSorted((one, other) => other.agrees.length - one.agrees.length)
    const whole = found.filter(({ id, agrees }) => agrees.length === matching.pairs.length && !taken.has(id))
    const certain = whole.length === 1
    if (certain) taken.add(whole[0]!.id)
    const candidates = certain ? [whole[0]!, ...found.filter((each) => each !== whole[0])] : found
    return { ...row, candidates: candidates.slice(0, maxCandidates), certain }
  })
}

/** Whether a value of a file agrees with a record; what depends on the record alone is worked out once. */
function comparer(pair: MatchingPair, values: Values): (read: unknown) => boolean {
  const own = pair.with.map((path) => values[path]).filter((value) => value !== null && value !== undefined)
  if (pair.by === 'amount') return (read) => own.some((value) => Number(value) === read)
  const texts = own.map(String)
  if (pair.by === 'text') {
    const words = texts.map(foldWord)
    return (read) => words.includes(foldWord(String(read ?? '')))
  }
  const names = texts.map(foldPayer).filter((name) => name.length >= minName)
  const numbers = texts
    .filter((text) => /^[\d-]+$/.test(text))
    .map(digitsIn)
    .filter((digits) => digits.length >= minDigits)
  return (read) => {
    const text = String(read ?? '')
    const [name, digits] = [foldPayer(text), digitsIn(text)]
    return (
      numbers.some((number) => digits.includes(number)) ||
      (name.length >= minName &&
        names.some((each) => each === name || (name.length > each.length ? name.startsWith(each) : false)))
    )
  }
}

/** Shorter names and numbers agree by chance. */
const minName = 2
const minDigits = 6

/** The state for which a record's own amount and the amount that was read speak. */
function stateFor({ pairs, to }: FileMatching, row: Values, record: Values): string {
  const pair = pairs.find(({ by }) => by === 'amount')
  if (!pair) return to
  const [read, due] = [Number(row[pair.column]), Number(record[pair.with[0]!])]
  return read < due ? (pair.less ?? to) : read > due ? (pair.more ?? to) : to
}
