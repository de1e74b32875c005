import { parseFullDate, parseFullDateTime } from '../../../entities/language/dates/typed-date.ts'
import { instantFrom } from '../../../entities/language/dates/wall-clock.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import { isBlank } from '../../../entities/language/text/normalise-text.ts'
import type { Params } from '../../../entities/language/rule.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { plainDecimal } from '../../../entities/language/numbers/decimals.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { listedIn } from '../exports/listed.ts'
import { wellFormed } from '../../base/input/well-formed.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import { bodyOf } from './read-body.ts'
import { cellList, possibleNames, readList, type CellList, type Reading } from './read-list.ts'
import type { RawCell } from './sheet.ts'

/** What a cell says for a field: a value as a form would send it, or what it lacks. */
export type Parsed =
  | { readonly value: unknown }
  | { readonly rule: string; readonly params?: Params; readonly word?: string }
  /** Names of other records, of accounts or of files of the library, to be looked up; where there may be several, as they are listed, also by signs that names have in them. */
  | { readonly names: readonly string[]; readonly list?: CellList; readonly loose?: CellList }

const languages = ['ja', 'en'] as const

/** Words as they are compared: without differences of width, case and the shape of dashes, and without spaces. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/\u301c/g, '~')
    .replace(/[\u2010-\u2015\u2212]/g, '-')

const yes = [
  'yes',
  'y',
  'true',
  't',
  'on',
  '1',
  'はい',
  '○',
  '〇',
  '◯',
  '●',
  '◎',
  'レ',
  '✓',
  '✔',
  '☑',
  '有',
  'あり',
  '有り',
  'する',
  '真',
  'オン',
  '公開',
  '表示',
  '可',
  '済',
  '済み',
  '■',
]
const no = [
  'no',
  'n',
  'false',
  'f',
  'off',
  '0',
  'いいえ',
  '×',
  '✕',
  '✗',
  'x',
  '☐',
  '-',
  '−',
  'ー',
  '無',
  'なし',
  '無し',
  'しない',
  '偽',
  'オフ',
  '非公開',
  '非表示',
  '不可',
  '未',
  '□',
]

let toggleWords: ReadonlyMap<string, boolean> | undefined

/** What says yes and no, in both languages. */
const wordsOfToggles = (): ReadonlyMap<string, boolean> =>
  new Map(
    [
      ...languages.map((language) => [translatorOf(language)('commons.table.yes'), true] as const),
      ...languages.map((language) => [translatorOf(language)('commons.table.no'), false] as const),
      ...yes.map((word) => [word, true] as const),
      ...no.map((word) => [word, false] as const),
    ].map(([word, value]) => [foldWord(word), value]),
  )

const optionWords = new WeakMap<Field, Map<SiteSlug, ReadonlyMap<string, string>>>()

/** How people shorten the name of a state: 公開 is 公開中, 発送済 and 発送 are 発送済み. */
const shortened = (word: string): readonly string[] => [word.replace(/済み$/, '済'), word.replace(/(?:中|済み)$/, '')]

/**
 * The options of a field by their words in both languages, and by themselves; by a shortened one where it can only mean
 * one of them.
 */
function optionsByWord(entity: Entity, field: Field, site: SiteSlug): ReadonlyMap<string, string> {
  const bySite = optionWords.get(field) ?? new Map<SiteSlug, ReadonlyMap<string, string>>()
  const known = bySite.get(site)
  if (known) return known
  const offered = entity.sites[site]?.options?.[field.name] ?? field.options ?? []
  const pairs = languages.flatMap((language) => {
    const labels = labelsOf({ translate: translatorOf(language) }, entity.name, site)
    return offered.map((option) => [foldWord(labels.option(field.name, option)), option] as const)
  })
  const exact = [...pairs, ...offered.map((option) => [foldWord(option), option] as const)]
  const short = exact.flatMap(([word, option]) => shortened(word).map((each) => [each, option] as const))
  const alone = short.filter(
    ([word, option]) => word !== '' && short.every(([other, meant]) => other !== word || meant === option),
  )
  const words = new Map([...alone, ...exact])
  optionWords.set(field, bySite.set(site, words))
  return words
}

/** A cell as text: numbers and times as a spreadsheet's user would type them. */
export function cellText(cell: RawCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return wellFormed(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if ('number' in cell) return cell.shown ?? numberText(cell.number)
  if ('at' in cell) return cell.at.endsWith('T00:00:00') ? cell.at.slice(0, 10) : cell.at.replace('T', ' ')
  if ('minutes' in cell) return clock(cell.minutes)
  return ''
}

/** What spreadsheets call a value that is not there. Read again it is refused, where an empty cell would empty its field. */
export const notAvailable = '#N/A'

/** A cell in the file of refused rows: as it was, or what is refused again in place of what cannot be written. */
export function textToCorrect(cell: RawCell): string {
  if (typeof cell !== 'object' || cell === null) return cellText(cell)
  // A number that was shortened would, as a text, be taken for the code that it was before.
  return 'broken' in cell || isShortenedNumber(cell) ? notAvailable : cellText(cell)
}

/** A number with the 15 digits that spreadsheets compute with, and without an exponent. */
const numberText = (number: number): string => plainNumber(Number(number.toPrecision(15)))

const plainNumber = (number: number): string =>
  /e/.test(String(number))
    ? number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : String(number)

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** What people put between words that a list offers besides separators; free words and names have these signs in them. */
const looseSigns = '・･/／'

/** The longest text that may name a record, an account or a file: an address. */
export const maxNameLength = 2048

/** The most values of a field that has a list, by its rule. */
const mostOf = (field: Field): number =>
  Number(field.rules.find(({ rule }) => rule === 'countMax' || rule === 'countBetween')?.params?.['max'] ?? 1)

/** What spreadsheets write into a CSV file where a formula failed, or a column was too narrow for a number. */
const errorText =
  /^(?:#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA)|#{3,})$/

/** A number that spreadsheets have shortened for want of room, so that digits of a code are lost: 4.90123E+12. */
const shortenedText = /^-?[0-9](?:\.[0-9]+)?E[+-][0-9]{2,3}$/

/** Spreadsheets keep 15 digits of a number; of a longer code the others are zeros. */
const isShortenedNumber = (cell: RawCell): cell is Extract<RawCell, { readonly number: number }> =>
  typeof cell === 'object' && cell !== null && 'number' in cell && Math.abs(cell.number) >= 1e15

const isShortened = (cell: RawCell, text: string): boolean => isShortenedNumber(cell) || shortenedText.test(text)

/** Amounts below zero as accountants write them, △1,200 and (1,200), and with a minus sign. */
const belowZero = /^(?:[△▲−]\s*([0-9¥\\][^()]*)|\(([0-9¥\\][^()]*)\))$/

const brokenRules = { error: 'imports.errorValue', merged: 'imports.merged', tooLong: 'imports.tooLong' } as const

/** Options by words of a file that somebody has said what they mean, folded as `foldWord` does. */
export type ChosenWords = ReadonlyMap<string, string>

/** What is wrong with a list that reads in two ways. */
export const inTwoWays = (text: string, ways: Extract<Reading, { ways: unknown }>['ways']): Parsed => {
  const [one, other] = ways.map((names) => names.map((name) => `"${brief(name)}"`).join(', '))
  return { rule: 'imports.twoWays', params: { value: brief(text), one: one!, other: other! } }
}

/** What a cell says for a field of an entity at a site. An empty cell is an empty value. */
export function parseCell(
  entity: Entity,
  site: SiteSlug,
  field: Field,
  cell: RawCell,
  chosen: ChosenWords = new Map(),
): Parsed {
  if (typeof cell === 'object' && cell !== null && 'broken' in cell) return { rule: brokenRules[cell.broken] }
  const text = cellText(cell)
  if (isBlank(text)) return { value: null }
  if (errorText.test(text.trim())) return { rule: brokenRules.error }
  const optionOf = (word: string): string | undefined =>
    optionsByWord(entity, field, site).get(foldWord(word)) ?? chosen.get(foldWord(word))
  const noOption = (word: string): Parsed => ({ rule: 'imports.option', params: { value: brief(word) }, word })
  switch (field.kind) {
    case 'toggle': {
      const known = typeof cell === 'boolean' ? cell : (toggleWords ??= wordsOfToggles()).get(foldWord(text))
      return known === undefined ? { rule: 'imports.yesOrNo', params: { value: brief(text) } } : { value: known }
    }
    case 'choice':
    case 'states': {
      const option = optionOf(text)
      return option === undefined ? noOption(text) : { value: option }
    }
    case 'choices': {
      const isKnown = (word: string): boolean => optionOf(word) !== undefined
      const most = mostOf(field)
      const read = readList(cellList(text, most), isKnown)
      const loose = 'unknown' in read ? readList(cellList(text, most, looseSigns), isKnown) : read
      if ('names' in loose) return { value: loose.names.map(optionOf) }
      if ('ways' in read) return inTwoWays(text, read.ways)
      return noOption('unknown' in read ? read.unknown : text)
    }
    case 'tags':
      // One more than allowed, so that the rule of the field reports that there are too many.
      return { value: listedIn(text, mostOf(field) + 1).map(({ value }) => value) }
    case 'integer':
    case 'yen': {
      const below = belowZero.exec(text.normalize('NFKC').trim())
      const amount = below?.[1] ?? below?.[2] ?? text
      const plain = String(field.normalise?.(amount) ?? amount)
      const normal = below ? `-${plain}` : plain
      const number = Number(normal)
      return /^[+-]?[0-9]+(?:\.0+)?$/.test(normal) && Number.isSafeInteger(number)
        ? { value: number }
        : { rule: 'integer' }
    }
    case 'decimal':
      return { value: plainDecimal(text.normalize('NFKC').trim()) }
    case 'date': {
      const day = parseFullDate(text.replace(/[ T]00:00(?::00)?$/, ''))
      return day === undefined ? { rule: 'date' } : { value: day }
    }
    case 'date-time': {
      const local =
        /(?:z|[+-][0-9]{2}:[0-9]{2})$/i.test(text) && text.includes('T') ? undefined : parseFullDateTime(text)
      if (local === undefined) return { value: text }
      const instant = instantFrom(local)
      return instant === undefined ? { rule: 'dateTime' } : { value: instant }
    }
    case 'reference':
    case 'account':
    case 'image':
    case 'file':
      return { names: [text.trim()] }
    case 'references':
    case 'images': {
      const list = cellList(text, mostOf(field))
      // Addresses of pictures have these signs.
      if (field.kind === 'images') return { names: possibleNames(list), list }
      const loose = cellList(text, mostOf(field), looseSigns)
      return { names: [...new Set([list, loose].flatMap(possibleNames))], list, loose }
    }
    case 'rich-text':
      return { value: bodyOf(text, field) }
    case 'long-text':
      return { value: text }
    default:
      return isShortened(cell, text.trim())
        ? { rule: 'imports.shortened', params: { value: brief(text) } }
        : { value: text }
  }
}

/** As much of a value as a sentence can quote. */
export const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
