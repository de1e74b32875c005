import type { Storage } from '../../entities/language/field-kind.ts'
import { isConvertible, changesStorage, mayLose } from './conversions.ts'
import { oldName } from './renames.ts'
import type { Column, Renames, Shape, Table } from './shape.ts'
import { literal, quote } from './sql.ts'

/** Something a migration would do to existing rows. It is refused until an option allows it. */
export interface Risk {
  /**
   * The options that allow it, e.g. `--drop news.venue`. Any one is enough; the first is the one to suggest. Without any,
   * the migration must be written by hand.
   */
  readonly allow: readonly string[]
  readonly what: string
  /** A query that shows the rows at risk, for both databases. */
  readonly show: string
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
          show: `SELECT * FROM ${quote(name)};`,
        },
      ]
    return [...columnRisks(name, table, next, renames[name] ?? {}), ...uniqueRisks(name, table, next)]
  })

function columnRisks(
  table: string,
  before: Table,
  after: Table,
  renames: Readonly<Record<string, string>>,
): readonly Risk[] {
  const known = new Set(Object.keys(before.columns).map((old) => renames[old] ?? old))
  const newColumns = Object.entries(after.columns).filter(([name]) => !known.has(name))
  const existing = Object.entries(before.columns).flatMap(([old, column]) => {
    const name = renames[old] ?? old
    const next = after.columns[name]
    if (!next) return dropRisks(table, old, column, newColumns)
    return [
      ...narrowings(column, next).map((narrowing) => riskOf(table, name, narrowing, quote(old))),
      ...partRisks(table, name, column, next, quote(old)),
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
  rows: () => (column.required ? 'TRUE' : column.draft!.neededWhere!),
})

const whichNeed = ({ draft }: Column): string => (draft?.neededWhere?.startsWith('NOT') ? '; drafts may lack it' : '')

/** The risk of dropping a column, with the new columns that could keep its values. */
function dropRisks(
  table: string,
  from: string,
  column: Column,
  newColumns: readonly (readonly [string, Column])[],
): readonly Risk[] {
  const narrowing = { option: 'drop', what: 'is dropped', rows: (name: string) => `${name} IS NOT NULL` } as const
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
  /** Which rows, of a column. */
  readonly rows: (column: string) => string
}

function riskOf(
  table: string,
  path: string,
  { option, orNarrow, what, byHand, options, rows }: Narrowing,
  column: string,
): Risk {
  const at = `${entityOf(table)}.${path}`
  return {
    allow: byHand
      ? []
      : [`--${option} ${at}${option === 'fill' ? '=<value>' : ''}`, ...(orNarrow ? [`--narrow ${at}`] : [])],
    what: `${table}.${path} ${what}`,
    show: `SELECT * FROM ${quote(table)} WHERE ${rows(column)};`,
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

function narrowings(before: Column, after: Column): readonly Narrowing[] {
  const isNeeded = after.required ? !before.required : before.optional === true
  return [
    ...changedType(before, after),
    ...(isNeeded && isLacking(after)
      ? [
          {
            option: 'fill',
            orNarrow: true,
            what: `becomes required${whichNeed(after)}`,
            rows: (column: string) =>
              [`${column} IS NULL`, ...(after.required ? [] : [after.draft!.neededWhere!])].join(' AND '),
          } as const,
        ]
      : []),
    // Otherwise all values are at risk already.
    ...(changesStorage(before, after) ? [] : narrowerValues(before, after)),
  ]
}

function changedType(before: Column, after: Column): readonly Narrowing[] {
  const change = changeOfType(before, after)
  if (!change) return []
  const isLost = !isConvertible(before, after)
  return [
    {
      ...(after.required && mayLose(before, after) ? { option: 'fill', orNarrow: true } : { option: 'narrow' }),
      what: `changes ${change}${isLost ? ', to which its values cannot be converted' : ''}`,
      byHand: isLost && after.required,
      rows: (column: string) => `${column} IS NOT NULL`,
    },
  ]
}

function narrowerValues(before: Column, after: Column): readonly Narrowing[] {
  return [
    ...lostOptions(
      before,
      after,
      (removed) => (column) =>
        before.storage === 'json'
          ? removed.map((option) => `CAST(${column} AS text) LIKE ${literal(`%"${option}"%`)}`).join(' OR ')
          : `${column} IN (${removed.map(literal).join(', ')})`,
    ),
    ...Object.entries(after.limits ?? {}).flatMap(([rule, bound]) =>
      tighter(rule, bound, before.limits?.[rule], before.storage),
    ),
  ]
}

function lostOptions(
  before: Column,
  after: Column,
  rows: (removed: readonly string[]) => Narrowing['rows'],
): readonly Narrowing[] {
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
      rows: rows(removed),
    },
  ]
}

/** The risks of the parts of a repeated group, in the rows that are there. */
function partRisks(table: string, name: string, before: Column, after: Column, column: string): readonly Risk[] {
  const [parts, next] = [before.parts, after.parts]
  if (!parts || !next) return []
  const renames = after.draft?.parts ?? {}
  const added = Object.entries(next).filter(([part]) => !parts[oldName(renames, part)])
  const risk = (part: string, narrowing: Narrowing): Risk => riskOf(table, `${name}.${part}`, narrowing, column)
  return [
    ...Object.entries(parts).flatMap(([old, part]) => {
      const now = renames[old] ?? old
      const shape = next[now]
      if (shape) return partNarrowings(old, part, shape).map((narrowing) => risk(now, narrowing))
      const to = added.filter(([, each]) => !changeOfType(part, each)).map(([each]) => [each])
      return [
        {
          ...risk(old, { option: 'drop', what: 'is dropped', rows: rowsWith(old) }),
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
              rows: rowsThere,
            }),
          ]
        : [],
    ),
  ]
}

function partNarrowings(name: string, before: Column, after: Column): readonly Narrowing[] {
  const isChanged = changesStorage(before, after)
  return [
    // Nothing fails on rows that lack a value.
    ...changedType(before, after).map((narrowing) => ({ ...narrowing, orNarrow: false, rows: rowsWith(name) })),
    ...(after.required && !before.required && isLacking(after)
      ? [{ option: 'fill', orNarrow: true, what: 'becomes required', rows: rowsWithout(name) } as const]
      : []),
    ...(isChanged
      ? []
      : [
          ...lostOptions(
            before,
            after,
            (removed) => (column) =>
              removed
                .map((option) => `CAST(${column} AS text) LIKE ${literal(`%"${name}":%"${option}"%`)}`)
                .join(' OR '),
          ),
          ...Object.entries(after.limits ?? {}).flatMap(([rule, bound]) =>
            tighter(rule, bound, before.limits?.[rule], before.storage).map((each) => ({
              ...each,
              rows: rowsWith(name),
            })),
          ),
        ]),
  ]
}

/** The records that have rows. */
const rowsThere = (column: string): string => `CAST(${column} AS text) <> '[]'`

/** The records that have rows in which a part has a value: JSON is stored without spaces. */
const rowsWith =
  (part: string) =>
  (column: string): string =>
    `${withoutEmpty(part, column)} LIKE ${literal(`%"${part}":%`)}`

/** The records that have rows in which a part has none. */
const rowsWithout =
  (part: string) =>
  (column: string): string => {
    const key = `"${part}":`
    const given = withoutEmpty(part, column)
    return `json_array_length(${column}) > (length(${given}) - length(replace(${given}, ${literal(key)}, ''))) / ${key.length}`
  }

const withoutEmpty = (part: string, column: string): string =>
  `replace(CAST(${column} AS text), ${literal(`"${part}":null`)}, '')`

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
        show: `SELECT ${columns}, count(*) FROM ${quote(name)} WHERE ${quote('trashedAt')} IS NULL AND ${quote(on.at(-1)!)} IS NOT NULL GROUP BY ${columns} HAVING count(*) > 1;`,
      }
    })
