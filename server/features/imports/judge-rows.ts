import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { isPlain } from '../../../entities/language/blocks/plain-text.ts'
import { draftValues, isDraft, titleOf, type Field } from '../../../entities/language/entity.ts'
import { columnLetters, maxSheetCellLength } from '../../../entities/language/declaration/export-layouts.ts'
import { importForms } from '../../../entities/language/derived/import-forms.ts'
import { initialValues, missingForPublishing, normaliseValues } from '../../../entities/language/input/body.ts'
import { hasValue } from '../../../entities/language/condition.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { slugFromTitle } from '../../../entities/language/text/slug-from-title.ts'
import { uniqueSlug, suggestSlug } from '../../../entities/language/derived/suggest-slug.ts'
import { maxPictureText } from '../../../entities/language/uploads/pictures.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { DatabaseUnavailable } from '../../base/errors/unavailable.ts'
import { fitCp932, otherTwins } from '../exports/cp932.ts'
import { inSheetCell } from '../exports/xlsx.ts'
import { commit } from '../../kernel/records/commit.ts'
import type { Change } from '../../kernel/records/change.ts'
import type { Context } from '../../kernel/records/context.ts'
import { findRow, type RecordRow } from '../../kernel/records/read-row.ts'
import type { SavedRecord } from '../../kernel/records/saved-record.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { importFields } from './columns.ts'
import { excerpts, maxShown } from './excerpts.ts'
import type { ImportFindings, ImportPlan, JudgedRow, RowChange, RowIssue } from './import-files.ts'
import { findByKey, findColleagues, findRecords, findUploadsByName, keyText, type FoundUpload } from './look-up.ts'
import { brief, cellText, inTwoWays, maxNameLength, parseCell, textToCorrect, type Parsed } from './parse-cell.ts'
import { readList } from './read-list.ts'
import { isEmptyCell, type ImportEncoding, type ImportFormat, type RawCell, type SheetRow } from './sheet.ts'
import { shownValues, type ShownValues } from './shown-values.ts'
import { insertPlanned, type ZipPictures } from './zip-pictures.ts'

/** Finds out what each row of a file would do, by doing it and taking it back: see `judgeRow`. */

/** What a row comes to; a row that changes nothing has no more to it. */
export type Judgement = JudgedRow | 'same'

export interface Judge {
  page(rows: readonly SheetRow[]): Promise<readonly Judgement[]>
  /** What is known of all rows so far. */
  findings(): Pick<ImportFindings, 'drafts' | 'gaps' | 'slugs' | 'unknownWords'>
}

/** A row on its way: its values by field, and what is wrong with it. */
interface Draft {
  readonly row: SheetRow
  readonly parsed: ReadonlyMap<string, Parsed>
  readonly issues: RowIssue[]
}

/** A cell that names others. */
type Named = Extract<Parsed, { readonly names: unknown }>

/** A field, and where a row has its value: in a column, or the same in every row. */
interface Mapped {
  readonly field: Field
  readonly column: number
  readonly fixed?: string
}

const cellFor = ({ column, fixed }: Mapped, row: SheetRow): RawCell => fixed ?? row.cells[column] ?? null

/** The most words of a field that are reported as unknown, and the longest. */
const mostWords = 100
const longestWord = 100

type Found = ReadonlyMap<string, ReadonlyMap<string, readonly (string | FoundUpload)[] | 'unreadable'>>

/** Where names of a field's cells are looked up. */
const libraryKinds: readonly string[] = ['image', 'images', 'file']
const places = { accounts: '@accounts', library: '@library' } as const
const placeOf = ({ kind, to }: Field): string =>
  libraryKinds.includes(kind) ? places.library : kind === 'account' ? places.accounts : to!

/** Whether one of the texts that an export, in either language, has for a field of a row is of some kind. */
type SomeText = (row: RecordRow, field: string, matches: (text: string) => boolean) => boolean

export interface JudgeSetting {
  readonly plan: ImportPlan
  readonly headings: readonly string[]
  readonly format: ImportFormat
  readonly encoding: ImportEncoding | null
  /** The address that uploads are found at. */
  readonly origin: string
  /** The files that came with the sheet in a ZIP. */
  readonly pictures?: ZipPictures
  /** Waits after each row, so that others have their turn. */
  readonly rest?: () => Promise<void>
}

export function rowJudge(
  context: Context,
  { plan, headings, format, encoding, origin, pictures, rest }: JudgeSetting,
): Judge {
  const { store, entity, tenant } = context
  const { database } = store
  const { site } = tenant
  const fields = new Map(importFields(entity, site).map((field) => [field.name, field]))
  const forms = importForms(entity, site)
  const editable = forms.includes('edit') ? formFields(entity, 'edit', site).map(({ name }) => name) : []
  const creatable = forms.includes('create') ? formFields(entity, 'create', site).map(({ name }) => name) : []
  const chosen = new Map(Object.entries(plan.words ?? {}).map(([name, own]) => [name, new Map(Object.entries(own))]))
  const mapped: readonly Mapped[] = [
    ...plan.columns.flatMap((name, column) => {
      const field = name === null ? undefined : fields.get(name)
      return field ? [{ field, column }] : []
    }),
    ...Object.entries(plan.fixed ?? {}).flatMap(([name, fixed]) => {
      const field = fields.get(name)
      return field ? [{ field, column: -1, fixed }] : []
    }),
  ]
  const names = mapped.map(({ field }) => field.name)
  const keyColumn = plan.columns.indexOf(plan.key)
  const titleColumn = plan.columns.indexOf(titleOf(entity))
  const shown = (['ja', 'en'] as const).map((language) => shownValues(context, { origin, language, fields: names }))
  const shownInPlan = shownValues(context, {
    origin,
    language: plan.language,
    fields: Object.keys(entity.fields).filter((name) => fields.has(name)),
  })
  /** A text as a file in this encoding can have it. */
  // The encoding of mail has the same signs.
  const isCp932 = encoding === 'cp932' || encoding === 'iso-2022-jp'
  const asInFile = isCp932 ? (text: string): string => fitCp932(text, () => {}) : (text: string) => text
  /** The unique values of earlier rows, by field. */
  const taken = new Map<string, Map<string, number>>()

  const cellName = (column: number, number: number): string | null =>
    column < 0 ? null : `${columnLetters(column)}${number}`
  const issueAt = (row: SheetRow, column: number, field: string, rule: string, params: object = {}): RowIssue => ({
    cell: cellName(column, row.number),
    path: [field],
    rule,
    params: params as RowIssue['params'],
  })

  const unknownWords = new Map<string, Map<string, number>>()
  function noteUnknown(field: string, word: string): void {
    const words = unknownWords.get(field) ?? new Map<string, number>()
    if (word.length > longestWord || (!words.has(word) && words.size >= mostWords)) return
    unknownWords.set(field, words.set(word, (words.get(word) ?? 0) + 1))
  }

  function draftOf(row: SheetRow): Draft {
    const parsed = new Map<string, Parsed>()
    const issues: RowIssue[] = []
    for (const each of mapped) {
      const { field, column } = each
      const value = parseCell(entity, site, field, cellFor(each, row), chosen.get(field.name))
      parsed.set(field.name, value)
      if (!('rule' in value)) continue
      issues.push(issueAt(row, column, field.name, value.rule, value.params))
      if (value.word !== undefined) noteUnknown(field.name, value.word.trim())
    }
    if (format === 'csv') {
      const extra = row.cells.findIndex((cell, column) => column >= headings.length && !isEmptyCell(cell))
      if (extra >= 0) issues.push(issueAt(row, extra, '', 'imports.extraCell'))
      else if (row.cells.length < headings.length)
        issues.push(issueAt(row, row.cells.length, '', 'imports.missingCell'))
    }
    return { row, parsed, issues }
  }

  /** What the names in a page's cells stand for, by where they are looked up. */
  async function lookUp(drafts: readonly Draft[]): Promise<Found> {
    const wanted = new Map<string, Set<string>>()
    for (const { field } of mapped)
      for (const { parsed } of drafts) {
        const value = parsed.get(field.name)!
        if (!('names' in value)) continue
        const place = placeOf(field)
        const texts = wanted.get(place) ?? new Set()
        for (const name of value.names) if (name.length <= maxNameLength) texts.add(name)
        wanted.set(place, texts)
      }
    const found = new Map<string, ReadonlyMap<string, readonly (string | FoundUpload)[] | 'unreadable'>>()
    for (const [place, set] of wanted) {
      const texts = [...set]
      found.set(
        place,
        place === places.accounts
          ? findColleagues(context.colleagues ?? [], texts)
          : await database.read<ReadonlyMap<string, readonly (string | FoundUpload)[]>>(tenant.id, () =>
              place === places.library ? findUploadsByName(context, texts) : findRecords(context, place, texts),
            ),
      )
    }
    const library = found.get(places.library)
    if (library && pictures) found.set(places.library, await withPictures(pictures, library))
    return found
  }

  /** What came with the sheet is meant before what the library has under the same name. */
  async function withPictures(
    { find }: ZipPictures,
    library: ReadonlyMap<string, readonly (string | FoundUpload)[] | 'unreadable'>,
  ): Promise<ReadonlyMap<string, readonly (string | FoundUpload)[] | 'unreadable'>> {
    const all = new Map(library)
    for (const name of library.keys()) {
      const own = await find(name)
      if (own === 'unreadable' || own.length > 0) all.set(name, own)
    }
    return all
  }

  /** The value of a field whose cell names others, or what is wrong with it. */
  function resolve(field: Field, { names: asked, list, loose }: Named, found: Found, title: string): Parsed {
    const at = found.get(placeOf(field))!
    // Those that are too long are not looked up.
    const isKnown = (name: string): boolean => (at.get(name) ?? []).length > 0
    const strict = list && readList(list, isKnown)
    const other = loose && strict && 'unknown' in strict ? readList(loose, isKnown) : undefined
    const read = other && 'names' in other ? other : strict
    if (read && 'ways' in read) return inTwoWays(list!.text, read.ways)
    const matches: (string | FoundUpload)[] = []
    for (const name of read ? ('names' in read ? read.names : [read.unknown]) : asked) {
      const own = at.get(name) ?? []
      if (own === 'unreadable') return { rule: 'imports.badFile', params: { value: brief(name) } }
      if (own.length === 0) {
        const rule = placeOf(field) === places.library ? 'imports.noFile' : 'imports.notFound'
        return { rule, params: { value: brief(name) } }
      }
      if (own.length > 1) return { rule: 'imports.ambiguous', params: { value: brief(name) } }
      matches.push(own[0]!)
    }
    switch (field.kind) {
      case 'references':
        return { value: matches }
      case 'image':
      case 'images': {
        const pictures = (matches as readonly FoundUpload[]).map(({ src, alt, isFromZip }) => ({
          src,
          alt: alt ?? (isFromZip ? title : ''),
        }))
        return {
          value:
            field.kind === 'image' ? pictures[0] : pictures.map((each, index) => ({ ...each, isMain: index === 0 })),
        }
      }
      case 'file':
        return { value: { src: (matches[0] as FoundUpload).src, title: '' } }
      default:
        return { value: matches[0] }
    }
  }

  /** The ways in which the value of a key may be stored that a file has: see `otherTwins`. */
  const waysOf = (key: unknown): readonly unknown[] => {
    if (key === undefined) return []
    const other = typeof key === 'string' && isCp932 ? otherTwins(key) : key
    return other === key ? [key] : [key, other]
  }

  const normalised = (name: string, value: unknown): unknown => fields.get(name)?.normalise?.(value) ?? value

  /** The value of the key in a row; undefined where there is none. */
  function keyOf({ row, parsed }: Draft): unknown {
    if (plan.key === 'id') return cellText(row.cells[keyColumn] ?? null).trim() || undefined
    const value = parsed.get(plan.key!)
    return value && 'value' in value ? (normalised(plan.key!, value.value) ?? undefined) : undefined
  }

  function noteDuplicates({ row, parsed, issues }: Draft, key: unknown): void {
    const values = names
      .filter((name) => entity.unique?.includes(name) && name !== plan.key)
      .map((name) => [name, parsed.get(name)!] as const)
      .flatMap(([name, value]) =>
        'value' in value && value.value !== null ? [[name, normalised(name, value.value)] as const] : [],
      )
    const all = plan.key !== null && key !== undefined ? [[plan.key, key] as const, ...values] : values
    for (const [name, value] of all) {
      const rows = taken.get(name) ?? new Map<string, number>()
      taken.set(name, rows)
      const text = keyText(fields.get(name), value)
      const earlier = rows.get(text)
      if (earlier === undefined) rows.set(text, row.number)
      else
        issues.push(
          issueAt(row, plan.columns.indexOf(name), name, name === plan.key ? 'imports.doubleKey' : 'imports.double', {
            row: earlier,
          }),
        )
    }
  }

  async function page(rows: readonly SheetRow[]): Promise<readonly Judgement[]> {
    const drafts = rows.map(draftOf)
    const found = await lookUp(drafts)
    const keys = plan.key === null ? undefined : drafts.map(keyOf)
    const byKey = keys
      ? await database.read(tenant.id, () =>
          findByKey(context, plan.key!, keys.filter((key) => key !== undefined).flatMap(waysOf)),
        )
      : undefined
    const current = [...(byKey?.values() ?? [])].flat()
    const related = await Promise.all(shown.map(async (each) => database.read(tenant.id, () => each.related(current))))
    const judged: Judgement[] = []
    for (const [place, draft] of drafts.entries()) {
      const key = keys?.[place]
      const own = waysOf(key)
        .map((way) => byKey?.get(keyText(fields.get(plan.key!), way)))
        .find((found) => found !== undefined)
      noteDuplicates(draft, key)
      if (keys && key === undefined && !draft.issues.some(({ path }) => path[0] === plan.key))
        draft.issues.push(issueAt(draft.row, keyColumn, plan.key!, 'imports.blankKey'))
      else if (own && own.length > 1)
        draft.issues.push(issueAt(draft.row, keyColumn, plan.key!, 'imports.ambiguousKey'))
      else if (keys && key !== undefined && !own && (plan.key === 'id' || creatable.length === 0))
        draft.issues.push(issueAt(draft.row, keyColumn, plan.key!, 'imports.noRecord'))
      const someText: SomeText = (row, field, matches) =>
        shown.some((each, language) => each.texts(row, field, related[language]!).some(matches))
      const isKeyless = keys !== undefined && key === undefined
      judged.push(await judgeRow(draft, own?.[0], isKeyless, found, someText))
      await rest?.()
    }
    return judged
  }

  /** Whether a cell says what an export says, or as much of it as a worksheet holds. */
  const isShown = (text: string, cell: RawCell): boolean => {
    const said = comparable(cellText(cell))
    const says = (shown: string): boolean => comparable(asInFile(shown)) === said
    return says(text) || (text.length > maxSheetCellLength && says(inSheetCell(text)))
  }

  /**
   * Whether a cell may lack the end of a text. One of a worksheet if it is full, or another text stands for one that it
   * cannot hold. CSV holds whole texts, but may have been saved from a worksheet: then the text ends where that cut it,
   * or fills its cell.
   */
  const mayBeCut = (cell: RawCell, current: RecordRow | undefined, name: string, someText: SomeText): boolean => {
    const text = cellText(cell)
    const isInstead = (matches: (long: string) => boolean): boolean =>
      current !== undefined && someText(current, name, (long) => long.length > maxSheetCellLength && matches(long))
    if (format === 'xlsx') return text.length >= maxSheetCellLength || isInstead(() => true)
    // One less where a character of two units did not fit.
    if ([maxSheetCellLength, maxSheetCellLength - 1].includes(text.length) && text.endsWith('…')) return true
    const said = comparable(text)
    const endsAsCut = (long: string): boolean =>
      said.endsWith(comparable(asInFile(inSheetCell(long))).slice(-comparedEndLength))
    return isInstead((long) => text.length === maxSheetCellLength || endsAsCut(long))
  }

  /**
   * A row's outcome. It is written by the same pipeline as any change, in a transaction of its own that is rolled back:
   * so every rule, policy and effect has its say, and nobody waits longer than for one change.
   */
  async function judgeRow(
    draft: Draft,
    current: RecordRow | undefined,
    isKeyless: boolean,
    found: Found,
    someText: SomeText,
  ): Promise<Judgement> {
    const { row, parsed, issues } = draft
    const values: Record<string, unknown> = {}
    const title = cellText(row.cells[titleColumn] ?? null).trim() || String(current?.[titleOf(entity)] ?? '')
    const allowed = current ? editable : creatable
    for (const each of mapped) {
      const { field, column } = each
      const { name } = field
      const cell = cellFor(each, row)
      const isBroken = typeof cell === 'object' && cell !== null && 'broken' in cell
      // A picture that came with the sheet may be another than the one of that name which the record has.
      const isLooked = pictures !== undefined && libraryKinds.includes(field.kind)
      if (current && !isBroken && !isLooked && someText(current, name, (text) => isShown(text, cell))) {
        dropIssue(issues, name)
        continue
      }
      const read = parsed.get(name)!
      const value = 'names' in read ? resolve(field, read, found, title.slice(0, maxPictureText)) : read
      // The key identifies the record and never changes it, whatever the width and case of its letters.
      if (current && name === plan.key) continue
      if ('rule' in value) {
        if ('names' in read) issues.push(issueAt(row, column, name, value.rule, value.params))
        continue
      }
      if (!('value' in value)) continue
      const stored = current && rowValues(entity, current)[name]
      if (allowed.includes(name) && wouldLoseFormatting(field, value.value, stored))
        issues.push(issueAt(row, column, name, 'imports.formatted'))
      else if (allowed.includes(name) && value.value !== null && mayBeCut(cell, current, name, someText))
        issues.push(issueAt(row, column, name, 'imports.cut', { max: maxSheetCellLength }))
      else if (allowed.includes(name)) values[name] = withKnownPictures(field, value.value, stored)
      else if (current ? !isEqual(normalised(name, value.value), stored) : value.value !== null)
        issues.push(issueAt(row, column, name, current ? 'integrity.immutable' : 'imports.notForNew'))
    }
    const outcome = {
      number: row.number,
      record: current?.id ?? null,
      version: current?.version ?? null,
      title: title === '' ? null : title.slice(0, maxShown),
    }
    const refused = (all: readonly RowIssue[]): Judgement => ({
      ...outcome,
      outcome: 'refused',
      values: null,
      cells: row.cells.map(textToCorrect),
      findings: all.toSorted((a, b) => columnOf(a) - columnOf(b)),
    })
    if (isKeyless || issues.some(({ rule }) => keyFaults.includes(rule))) return refused(issues)
    const made = current ? { values, hasSlug: false } : await completed(values, row)
    const change: Change = current
      ? { kind: 'update', id: current.id, expectedVersion: current.version, values }
      : { kind: 'create', values: made.values }
    const tried = await tryChange(context, change, pictures?.planned)
    if ('issues' in tried) {
      const more = tried.issues.filter(
        ({ path }) => !issues.some((each) => each.path[0] === path[0] && each.cell !== null),
      )
      return refused([...issues, ...more.map((each) => atCell(each, row))])
    }
    if (issues.length > 0) return refused(issues)
    if (current && !tried.after) return 'same'
    if (current)
      return {
        ...outcome,
        outcome: 'changed',
        values,
        cells: null,
        findings: await changesOf(current, tried.after!),
      }
    if (made.hasSlug) slugs += 1
    return {
      ...outcome,
      outcome: 'created',
      values: made.values,
      cells: null,
      findings: gapsOf(tried.after!),
    }
  }

  let slugs = 0
  let drafts = 0
  const gaps: Record<string, number> = {}

  /** What a new record lacks before it can be published, if it is a draft. */
  function gapsOf(after: RecordRow): readonly string[] {
    const record = rowValues(entity, after)
    if (!isDraft(entity, record)) return []
    const missing = [...new Set(missingForPublishing(entity, site, record).map(({ path }) => String(path[0])))]
    if (missing.length > 0) drafts += 1
    for (const name of missing) gaps[name] = (gaps[name] ?? 0) + 1
    return missing
  }

  const slugField = creatable.find((name) => entity.fields[name]!.kind === 'slug')

  /** The values of a new record, with the slug that it lacks and as a draft if it lacks more, where that is wanted. */
  async function completed(
    given: Readonly<Record<string, unknown>>,
    row: SheetRow,
  ): Promise<{ readonly values: Readonly<Record<string, unknown>>; readonly hasSlug: boolean }> {
    const slug =
      plan.slugs && slugField && !hasValue(given[slugField]) ? await slugFor(slugField, given, row) : undefined
    const values = slug === undefined ? given : { ...given, [slugField!]: slug }
    const isOpen = (name: string): boolean => creatable.includes(name) && !hasValue(given[name])
    const asDraft = Object.entries(draftValues(entity) ?? {}).filter(([name]) => isOpen(name))
    const draft = { ...values, ...Object.fromEntries(asDraft) }
    const record = { ...initialValues(entity, site), ...normaliseValues(entity, draft) }
    const isNeeded = plan.drafts === true && missingForPublishing(entity, site, record).length > 0
    return { values: isNeeded ? draft : values, hasSlug: slug !== undefined }
  }

  /** A slug of a row that no other record has: of its title or reading, otherwise of a code, or the number of the row. */
  async function slugFor(
    field: string,
    values: Readonly<Record<string, unknown>>,
    row: SheetRow,
  ): Promise<string | undefined> {
    const codes = Object.values(entity.fields).filter(({ code, storage }) => code && storage === 'text')
    const ofCode = codes.map(({ name }) => slugFromTitle(String(values[name] ?? ''))).find(Boolean)
    const base = suggestSlug(entity, values) ?? ofCode ?? `${entity.name}-${row.number}`
    const rows = taken.get(field) ?? new Map<string, number>()
    taken.set(field, rows)
    const isFree = async (slug: string): Promise<boolean> =>
      !rows.has(keyText(fields.get(field), slug)) &&
      (await database.read(tenant.id, () => findByKey(context, field, [slug]))).size === 0
    const slug = (await uniqueSlug(base, isFree)) ?? (await uniqueSlug(`${base}-row-${row.number}`, isFree))
    if (slug !== undefined) rows.set(keyText(fields.get(field), slug), row.number)
    return slug
  }

  /** Faults are reported from left to right, and last those without a column. */
  const columnOf = ({ cell, path }: RowIssue): number => {
    const column = plan.columns.indexOf(String(path[0] ?? ''))
    return cell === null || column < 0 ? headings.length : column
  }

  const atCell = (issue: Omit<RowIssue, 'cell'>, row: SheetRow): RowIssue => ({
    ...issue,
    cell: cellName(plan.columns.indexOf(String(issue.path[0] ?? '')), row.number),
  })

  /** What a change makes of the values that people see. */
  const changesOf = async (before: RecordRow, after: RecordRow): Promise<readonly RowChange[]> =>
    shownChanges(context, shownInPlan, [...fields.keys()], before, after)

  return {
    page,
    findings: () => ({
      ...(drafts > 0 && { drafts, gaps }),
      ...(slugs > 0 && { slugs }),
      ...(unknownWords.size > 0 && {
        unknownWords: Object.fromEntries([...unknownWords].map(([name, words]) => [name, Object.fromEntries(words)])),
      }),
    }),
  }
}

/** What a change makes of the values that people see. */
export async function shownChanges(
  { store: { database }, tenant }: Context,
  shown: ShownValues,
  names: readonly string[],
  before: RecordRow,
  after: RecordRow,
): Promise<readonly RowChange[]> {
  const changed = names.filter((field) => before[field] !== after[field])
  const related = await database.read(tenant.id, () => shown.related([before, after]))
  return changed.map((field) => {
    const [old = '', next = ''] = [before, after].map((each) => shown.texts(each, field, related)[0] ?? '')
    return { field, ...excerpts(old, next) }
  })
}

/** With one of these nobody knows which record a row is for. */
const keyFaults = [
  'imports.blankKey',
  'imports.ambiguousKey',
  'imports.noRecord',
  'imports.extraCell',
  'imports.missingCell',
]

/** How many characters are compared to see whether a text was cut there: so many never match by coincidence. */
const comparedEndLength = 20

const comparable = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

const isEqual = (value: unknown, stored: unknown): boolean =>
  JSON.stringify(value ?? null) === JSON.stringify(stored ?? null)

/** A cell that says what is there already is no fault, whatever it looks like. */
function dropIssue(issues: RowIssue[], field: string): void {
  for (let place = issues.length - 1; place >= 0; place -= 1)
    if (issues[place]!.path[0] === field && !issues[place]!.rule.startsWith('imports.double')) issues.splice(place, 1)
}

/**
 * Whether another text would cost a body what a cell cannot say: headings, links, pictures. The check shows plain text
 * alone, so nobody would see that they go. An empty cell empties a body like any field: it shows that all of it goes.
 */
const wouldLoseFormatting = ({ kind }: Field, value: unknown, stored: unknown): boolean =>
  kind === 'rich-text' && value !== null && stored !== null && stored !== undefined && !isPlain(stored as RichText)

/** Pictures that the record has already keep their descriptions. */
function withKnownPictures(field: Field, value: unknown, stored: unknown): unknown {
  if (!libraryKinds.includes(field.kind) || value === null || stored === null || stored === undefined) return value
  const known: readonly { readonly src: string }[] = [stored as { src: string } | readonly { src: string }[]].flat()
  const keep = (each: { readonly src: string }) => ({ ...each, ...known.find(({ src }) => src === each.src) })
  if (!Array.isArray(value)) return keep(value as { src: string })
  return value.map((each: { src: string }, place) => ({ ...keep(each), isMain: place === 0 }))
}

/** Ends the transaction of a trial. */
class Trial extends Error {
  readonly saved: SavedRecord
  readonly after: RecordRow | undefined

  constructor(saved: SavedRecord, after: RecordRow | undefined) {
    super('A trial is rolled back.')
    this.saved = saved
    this.after = after
  }
}

type Tried =
  /** The row after the change; undefined if it changes nothing. */
  { readonly after: RecordRow | undefined } | { readonly issues: readonly Omit<RowIssue, 'cell'>[] }

/** Makes a change and rolls it back: a dry run. */
export async function tryChange(
  context: Context,
  change: Change,
  planned: ZipPictures['planned'] = new Map(),
): Promise<Tried> {
  const { database } = context.store
  try {
    const operation = commit(context, change)
    await database.write(context.tenant.id, function* () {
      yield* insertPlanned(context, 'values' in change ? change.values : null, planned)
      const saved = yield* operation()
      throw new Trial(saved, saved.changeSet === null ? undefined : yield* findRow(context, saved.id))
    })
    throw new Error('A trial was not rolled back.')
  } catch (error) {
    if (error instanceof Trial) return { after: error.after }
    return { issues: issuesOfError(error) }
  }
}

/** Why a change is refused. Throws what is not about the change. */
export function issuesOfError(error: unknown): readonly Omit<RowIssue, 'cell'>[] {
  if (!(error instanceof ApiError) || error instanceof DatabaseUnavailable) throw error
  const { issues } = error.data as { issues?: readonly Omit<RowIssue, 'cell'>[] }
  if (issues && issues.length > 0) return issues.map(({ path, rule, params }) => ({ path, rule, params }))
  return [{ path: [], rule: error.statusCode === 412 ? 'imports.changedMeanwhile' : 'imports.refused', params: {} }]
}
