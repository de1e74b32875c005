import type { Storage } from '../../entities/language/field-kind.ts'
import type { KindName } from '../../entities/language/field-kind-names.ts'
import { isConvertible, changesStorage, lossOf, mayEmpty } from './conversions.ts'
import { fromJson, jsonAt, rowsOf, textsOf } from './json.ts'
import { oldName } from './renames.ts'
import type { Column, Renames, Shape, Table } from './shape.ts'
import { literal, quote, type Dialect } from './sql.ts'
import { carried } from './values.ts'

/** Something a migration would do to existing rows. It is refused until an option allows it. */
export interface Risk {
  /**
   * The options that allow it, e.g. `--drop news.venue`. Any one is enough; the first is the one to suggest. Without any,
   * the migration must be written by hand.
   */
  readonly allow: readonly string[]
  readonly what: string
  /** A query that shows exactly the rows at risk. */
  readonly show: Readonly<Record<Dialect, string>>
  /** What to do instead. */
  readonly advice?: string
  /** Whether the query shows all rows with a value, since SQL cannot tell which are at risk. */
  readonly isRough?: boolean
  /** Whether a migration that is allowed by `--narrow` fails while there are such rows. */
  readonly isFailing?: boolean
  /** What is gone, and what is new and may be the same renamed. */
  readonly renamed?: MaybeRenamed
  /** What to declare instead, so that nothing is lost: one line for each of those new ones. */
  readonly keep?: readonly string[]
}

/** A field, a part of the group `within`, or options of the field or part `within`. */
interface MaybeRenamed {
  readonly table: string
  readonly key: 'renamedFrom' | 'renamedOptions'
  readonly within?: string
  /** Each line renames all of `from` to a list of the same length. */
  readonly from: readonly string[]
  readonly to: readonly (readonly string[])[]
}

/** Every loss or narrowing between two shapes. */
export const risksOf = (before: Shape, after: Shape, renames: Renames): readonly Risk[] =>
  Object.entries(before).flatMap(([name, table]): readonly Risk[] => {
    const next = after[name]
    if (!next)
      return [
        {
          allow: [`--drop ${entityOf(name)}`],
          what: `the table ${name} is dropped`,
          show: onBoth(() => `SELECT * FROM ${quote(name)};`),
          ...(Object.keys(after).some((each) => !before[each]) && {
            advice: 'Renamed? An entity keeps its name: change what people read in locales/, and keep the declaration.',
          }),
        },
      ]
    const place = { table: name, tables: before }
    return [...columnRisks(place, table, next, renames[name] ?? {}), ...uniqueRisks(name, table, next)]
  })

const onBoth = (of: (dialect: Dialect) => string): Risk['show'] => ({ sqlite: of('sqlite'), postgres: of('postgres') })

/** The table whose rows are at risk, among those that are there when somebody looks. */
interface Place {
  readonly table: string
  readonly tables: Shape
}

function columnRisks(
  place: Place,
  before: Table,
  after: Table,
  renames: Readonly<Record<string, string>>,
): readonly Risk[] {
  const { table } = place
  const known = new Set(Object.keys(before.columns).map((old) => renames[old] ?? old))
  const newColumns = Object.entries(after.columns).filter(([name]) => !known.has(name))
  const existing = Object.entries(before.columns).flatMap(([old, column]) => {
    const name = renames[old] ?? old
    const next = after.columns[name]
    if (!next) return dropRisks(table, old, column, newColumns)
    return [
      ...narrowings(place, column, next).map((narrowing) => riskOf(table, name, narrowing, quote(old))),
      ...partRisks(place, name, column, next, quote(old)),
    ]
  })
  const required = newColumns.flatMap(([name, column]) =>
    isLacking(column) ? [riskOf(table, name, lacking(column), quote(name))] : [],
  )
  return [...existing, ...required]
}

/** Whether some rows need a value in a column that is new, or that may have been empty. */
const isLacking = ({ required, initially, draft }: Column): boolean =>
  initially === undefined && (required || draft?.neededWhere !== undefined)

/** A new column for which rows need a value. Those that need it only once published can stay as they are. */
const lacking = (column: Column): Narrowing => ({
  option: 'fill',
  orNarrow: !column.required,
  what: `is required, and rows that are there have no value for it${whichNeed(column)}`,
  rows: () => (column.required ? always() : column.draft!.neededWhere!),
})

const whichNeed = ({ draft }: Column): string => (draft?.neededWhere?.startsWith('NOT') ? '; drafts may lack it' : '')

/** The risk of dropping a column, with the new columns that could keep its values. */
function dropRisks(
  table: string,
  from: string,
  column: Column,
  newColumns: readonly (readonly [string, Column])[],
): readonly Risk[] {
  const narrowing = { option: 'drop', what: 'is dropped', rows: isGiven } as const
  const risk = riskOf(table, from, narrowing, quote(from))
  const to = newColumns.filter(([, next]) => !changeOfType(column, next)).map(([name]) => [name])
  return [to.length === 0 ? risk : { ...risk, renamed: { table, key: 'renamedFrom', from: [from], to } }]
}

/** The name of the entity that a table belongs to. */
export const entityOf = (table: string): string => table.replaceAll('_', '-')

/** What some values of a column, or of a part of its rows, may no longer be. */
interface Narrowing {
  /** `drop`, or whether a value for those that lack one can be given (`fill`), or the values stay or are lost (`narrow`). */
  readonly option: 'drop' | 'fill' | 'narrow'
  /** Of `fill`: the rows may also stay as they are, or the migration fails on them. */
  readonly orNarrow?: boolean
  readonly what: string
  /** The values would be lost, and some are needed. */
  readonly byHand?: boolean
  /** Options that are gone, and those that are new. */
  readonly options?: { readonly removed: readonly string[]; readonly added: readonly string[] }
  readonly isRough?: boolean
  readonly isFailing?: boolean
  /** Which rows, by the value that a column stores. */
  readonly rows: Condition
}

/** A condition of a stored value, as SQL. */
type Condition = (value: string, dialect: Dialect) => string

const isGiven = (value: string): string => `${value} IS NOT NULL`
const isMissing = (value: string): string => `${value} IS NULL`
const always = (): string => 'TRUE'

/** Of the values that are there, those for which any of the conditions holds. */
const givenWith =
  (conditions: readonly Condition[]): Condition =>
  (value, dialect) =>
    conditions.includes(always)
      ? isGiven(value)
      : `${isGiven(value)} AND (${conditions.map((each) => each(value, dialect)).join(' OR ')})`

function riskOf(
  table: string,
  path: string,
  { option, orNarrow, what, byHand, options, isRough, isFailing, rows }: Narrowing,
  column: string,
): Risk {
  const at = `${entityOf(table)}.${path}`
  return {
    allow: byHand
      ? []
      : [`--${option} ${at}${option === 'fill' ? '=<value>' : ''}`, ...(orNarrow ? [`--narrow ${at}`] : [])],
    what: `${table}.${path} ${what}`,
    show: onBoth((dialect) => `SELECT * FROM ${quote(table)} WHERE ${rows(column, dialect)};`),
    ...(isRough && { isRough }),
    ...(isFailing && { isFailing }),
    ...(options &&
      options.added.length > 0 && {
        renamed: { table, key: 'renamedOptions', within: path, ...renamedOptions(options) },
      }),
  }
}

/** One that is gone may be any of the new ones; several may be as many, in their order. */
const renamedOptions = ({ removed, added }: NonNullable<Narrowing['options']>): Pick<MaybeRenamed, 'from' | 'to'> => {
  if (removed.length === 1) return { from: removed, to: added.map((name) => [name]) }
  const from = removed.slice(0, added.length)
  return { from, to: [added.slice(0, from.length)] }
}

function narrowings(place: Place, before: Column, after: Column): readonly Narrowing[] {
  const isNeeded = after.required ? !before.required : before.optional === true
  return [
    ...changedType(place, before, after),
    ...(isNeeded && isLacking(after)
      ? [
          {
            option: 'fill',
            orNarrow: true,
            what: `becomes required${whichNeed(after)}`,
            isFailing: after.required,
            rows: (value: string) =>
              [isMissing(value), ...(after.required ? [] : [after.draft!.neededWhere!])].join(' AND '),
          } as const,
        ]
      : []),
    ...(changesStorage(before, after) ? [] : narrowerValues(before, after)),
  ]
}

function changedType(place: Place, before: Column, after: Column): readonly Narrowing[] {
  const change = changeOfType(before, after)
  if (!change) return []
  const isLost = !isConvertible(before, after)
  const losses = lossesOf(place, before, after)
  // What has its like in the new type loses nothing.
  if (losses.length === 0 && !mayEmpty(before, after)) return []
  const pointer = isPointer(before, after)
  return [
    {
      ...(after.required && mayEmpty(before, after) ? { option: 'fill', orNarrow: true } : { option: 'narrow' }),
      what: `changes ${change}${isLost ? ', to which its values cannot be converted' : ''}`,
      byHand: isLost && after.required,
      isFailing: pointer && after.references !== undefined,
      isRough: !pointer && isUnknowable(before, after),
      rows: givenWith(losses),
    },
  ]
}

/** Kinds of text that are stored as such, and take more than SQL can tell; the others take it within their limits. */
const plainTexts: readonly KindName[] = ['text', 'long-text', 'choice', 'states']

const isUnknowable = (before: Column, after: Column): boolean =>
  !changesStorage(before, after) && after.storage === 'text' && !plainTexts.includes(after.kind!)

/** Whether ids become those of other records. */
const isPointer = (before: Column, after: Column): boolean =>
  after.references !== undefined
    ? before.references !== after.references
    : after.kind === 'references' && (before.to ?? before.references) !== after.to

/** Which values lose something by another type, or break the rules of it that SQL can check. */
function lossesOf({ table, tables }: Place, before: Column, after: Column): readonly Condition[] {
  if (!isConvertible(before, after)) return [always]
  const loss = lossOf(before, after)
  const losses: Condition[] = loss ? [(value, dialect) => loss[dialect](value)] : []
  const of =
    (condition: Condition): Condition =>
    (value, dialect) =>
      condition(carried(dialect, value, before, after), dialect)
  // An empty list leaves nothing, which only a field that needs a value minds.
  const isOfList = before.storage === 'json' && changesStorage(before, after)
  if (isOfList && after.required) losses.push(of(isMissing))
  if (isPointer(before, after)) {
    const isThere = tables[after.references ?? after.to!] !== undefined
    const nowhere = pointsNowhere(table, after)
    const ofGiven: Condition = (value, dialect) => `${isGiven(value)} AND ${nowhere(value, dialect)}`
    return [...losses, isThere ? of(isOfList ? ofGiven : nowhere) : always]
  }
  if (isUnknowable(before, after)) return [always]
  // One line of text has no breaks.
  if (before.kind === 'long-text' && after.kind === 'text')
    losses.push((value, dialect) =>
      dialect === 'postgres' ? `strpos(${value}, chr(10)) > 0` : `instr(${value}, char(10)) > 0`,
    )
  const { options, limits = {}, draft } = after
  const isTaken = (option: string): boolean => options!.includes(draft?.options?.[option] ?? option)
  return [
    ...losses,
    ...(options && !before.options?.every(isTaken) ? [of(hasOption('NOT IN', options, after.storage))] : []),
    ...Object.entries(limits)
      .filter(([rule, bound]) => !holdsForAll(before, rule, bound))
      .flatMap(([rule, bound]) =>
        tighter(rule, bound, before.limits?.[rule], after.storage).map(({ rows }) => of(rows)),
      ),
  ]
}

/** Whether a rule holds for whatever there may be: a list of the one value, on as 1 and off as 0. */
const holdsForAll = ({ kind, storage }: Column, rule: string, bound: number): boolean =>
  rule.startsWith('count')
    ? !lists.includes(kind!) && bound > 0
    : storage === 'boolean' && (rule === 'min' ? bound <= 0 : bound > 0)

const lists: readonly KindName[] = ['choices', 'images', 'references', 'tags']

/** Whether an id, or one of several, is of no record of the table that it is to point at. */
function pointsNowhere(table: string, { references, to }: Column): Condition {
  const isNoneOf = (id: string): string =>
    `NOT EXISTS (SELECT 1 FROM ${quote(references ?? to!)} AS "target" WHERE "target"."tenant_id" = ${quote(table)}."tenant_id" AND "target"."id" = ${id})`
  return references ? isNoneOf : (value, dialect) => anyText(dialect, value, isNoneOf('"each"."value"'))
}

/** Whether a condition holds for a text of a list. */
const anyText = (dialect: Dialect, list: string, condition: string): string =>
  `EXISTS (SELECT 1 FROM ${textsOf(dialect, list)} WHERE ${condition})`

/** Whether a value, or one of several, is among options, or is not. */
const hasOption =
  (is: 'IN' | 'NOT IN', options: readonly string[], storage: Storage): Condition =>
  (value, dialect) => {
    const listed = `${is} (${options.map(literal).join(', ')})`
    return storage === 'json' ? anyText(dialect, value, `"each"."value" ${listed}`) : `${value} ${listed}`
  }

/** What a column takes no more although it stores values as before; of another type, its bounds are asked of already. */
function narrowerValues(before: Column, after: Column): readonly Narrowing[] {
  const limits = changeOfType(before, after) ? {} : (after.limits ?? {})
  return [
    ...lostOptions(before, after),
    ...Object.entries(limits).flatMap(([rule, bound]) => tighter(rule, bound, before.limits?.[rule], before.storage)),
  ]
}

function lostOptions(before: Column, after: Column): readonly Narrowing[] {
  const { options: renamed = {} } = after.draft ?? {}
  const removed = after.options
    ? (before.options ?? []).filter((option) => !after.options!.includes(option) && !renamed[option])
    : []
  if (removed.length === 0) return []
  const taken = [...(before.options ?? []), ...Object.values(renamed)]
  return [
    {
      option: 'narrow',
      what: `loses the options ${removed.join(', ')}`,
      options: { removed, added: after.options!.filter((option) => !taken.includes(option)) },
      rows: hasOption('IN', removed, before.storage),
    },
  ]
}

/** The risks of the parts of a repeated group, in the rows that are there. */
function partRisks(place: Place, name: string, before: Column, after: Column, column: string): readonly Risk[] {
  const [parts, next] = [before.parts, after.parts]
  if (!parts || !next) return []
  const { table } = place
  const renames = after.draft?.parts ?? {}
  const added = Object.entries(next).filter(([part]) => !parts[oldName(renames, part)])
  const risk = (part: string, narrowing: Narrowing): Risk => riskOf(table, `${name}.${part}`, narrowing, column)
  return [
    ...Object.entries(parts).flatMap(([old, part]) => {
      const now = renames[old] ?? old
      const shape = next[now]
      if (shape)
        return partNarrowings(place, part, shape).map((narrowing) =>
          risk(now, { ...narrowing, rows: inRows(old, part.storage, narrowing.rows) }),
        )
      const to = added.filter(([, each]) => !changeOfType(part, each)).map(([each]) => [each])
      return [
        {
          ...risk(old, { option: 'drop', what: 'is dropped', rows: inRows(old, part.storage, isGiven) }),
          ...(to.length > 0 && { renamed: { table, key: 'renamedFrom', within: name, from: [old], to } as const }),
        },
      ]
    }),
    ...added.flatMap(([part, shape]) =>
      isLacking(shape)
        ? [
            risk(part, {
              option: 'fill',
              orNarrow: true,
              what: 'is required, and rows that are there have no value for it',
              rows: (value) => `json_array_length(${value}) > 0`,
            }),
          ]
        : [],
    ),
  ]
}

function partNarrowings(place: Place, before: Column, after: Column): readonly Narrowing[] {
  return [
    // Nothing fails on rows that lack a value, or that point nowhere.
    ...changedType(place, before, after).map((narrowing) => ({ ...narrowing, orNarrow: false, isFailing: false })),
    ...(after.required && !before.required && isLacking(after)
      ? [{ option: 'fill', orNarrow: true, what: 'becomes required', rows: isMissing } as const]
      : []),
    ...(changesStorage(before, after) ? [] : narrowerValues(before, after)),
  ]
}

/** Whether a condition holds for a part of a row. */
const inRows =
  (part: string, storage: Storage, condition: Condition): Condition =>
  (value, dialect) =>
    `EXISTS (SELECT 1 FROM ${rowsOf(dialect, value)} WHERE (SELECT ${condition('"part"."value"', dialect)} FROM (SELECT ${fromJson(dialect, storage, jsonAt('"row"."value"', part))} AS "value") AS "part"))`

/** How the values of a column change, e.g. `from text to reference(shop)`. */
function changeOfType(before: Column, after: Column): string | undefined {
  const typeOf = ({ kind, storage, references, to }: Column): string => {
    if (references) return `reference(${references})`
    return kind === 'references' && before.to !== undefined ? `references(${to})` : (kind ?? storage)
  }
  return typeOf(before) === typeOf(after) ? undefined : `from ${typeOf(before)} to ${typeOf(after)}`
}

/**
 * By rule, the expression that is compared with its bound; the database cannot check the rules that are missing here.
 */
const measures: Readonly<Record<string, (column: string) => string>> = {
  maxFullWidth: (column) => `length(${column})`,
  maxBytes: (column) => `octet_length(${column})`,
  max: (column) => column,
  integerMax: (column) => column,
  min: (column) => column,
  countMax: (column) => `json_array_length(${column})`,
  countBetween: (column) => `json_array_length(${column})`,
}

function tighter(rule: string, bound: number, before: number | undefined, storage: Storage): readonly Narrowing[] {
  const measure = measures[rule]
  if (!measure || bound === before) return []
  const isMinimum = rule === 'min'
  if (before !== undefined && isMinimum === bound < before) return []
  return [
    {
      option: 'narrow',
      what: `allows ${isMinimum ? 'no less' : 'no more'} than ${bound}`,
      // Decimals are stored as text.
      rows: (column) =>
        `${measure(storage === 'decimal' ? `CAST(${column} AS numeric)` : column)} ${isMinimum ? '<' : '>'} ${bound}`,
    },
  ]
}

const uniqueRisks = (name: string, before: Table, after: Table): readonly Risk[] =>
  Object.entries(after.indexes)
    // Rows with their ids are never equal.
    .filter(([index, { on, unique }]) => unique && !on.includes('id') && !before.indexes[index])
    .map(([, { on }]) => {
      const columns = on.map(quote).join(', ')
      const column = on.at(-1)!.replace(/^lower\((.*)\)$/, '$1')
      return {
        allow: [`--narrow ${entityOf(name)}.${column}`] as const,
        what: `${name}.${column} becomes unique`,
        isFailing: true,
        show: onBoth(
          () =>
            `SELECT ${columns}, count(*) FROM ${quote(name)} WHERE ${quote('trashedAt')} IS NULL AND ${quote(on.at(-1)!)} IS NOT NULL GROUP BY ${columns} HAVING count(*) > 1;`,
        ),
      }
    })
