import type { Storage } from '../../entities/language/field-kind.ts'
import { isConvertible, changesStorage } from './conversions.ts'
import type { Column, Shape, Table } from './shape.ts'
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
  /** A dropped column, and the new columns of the same type, any of which may be the same column renamed. */
  readonly renamed?: { readonly table: string; readonly from: string; readonly to: readonly string[] }
  /** What to declare instead, so that nothing is lost: one line for each of those new columns. */
  readonly keep?: readonly string[]
}

/** By table, the new names of columns by their old names. */
export type Renames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The columns of a table under their new names. */
export const renamedColumns = (
  columns: Table['columns'],
  renames: Readonly<Record<string, string>>,
): Table['columns'] => Object.fromEntries(Object.entries(columns).map(([old, column]) => [renames[old] ?? old, column]))

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
    return next
      ? narrowings(column, next).map(({ what, rows, fill, byHand }) => {
          const risk = riskOf('narrow', table, name, what, rows(quote(old)))
          if (byHand) return { ...risk, allow: [] }
          return fill ? { ...risk, allow: [`--fill ${entityOf(table)}.${name}=<value>`, ...risk.allow] } : risk
        })
      : dropRisks(table, old, column, newColumns)
  })
  const required = newColumns
    .filter(([, column]) => column.required && column.initially === undefined)
    .map(([name]) =>
      riskOf('fill', table, name, 'is required, and rows that are there have no value for it', 'TRUE', '=<value>'),
    )
  return [...existing, ...required]
}

/** The risk of dropping a column, with the new columns that could keep its values. */
function dropRisks(
  table: string,
  from: string,
  column: Column,
  newColumns: readonly (readonly [string, Column])[],
): readonly Risk[] {
  const to = newColumns.filter(([, next]) => !changeOfType(column, next)).map(([name]) => name)
  const risk = riskOf('drop', table, from, 'is dropped', `${quote(from)} IS NOT NULL`)
  return [to.length === 0 ? risk : { ...risk, renamed: { table, from, to } }]
}

/** The name of the entity that a table belongs to. */
export const entityOf = (table: string): string => table.replaceAll('_', '-')

const riskOf = (option: string, table: string, column: string, what: string, rows: string, value = ''): Risk => ({
  allow: [`--${option} ${entityOf(table)}.${column}${value}`],
  what: `${table}.${column} ${what}`,
  show: `SELECT * FROM ${quote(table)} WHERE ${rows};`,
})

interface Narrowing {
  readonly what: string
  /** The risk can be avoided by filling in a value for the rows. */
  readonly fill?: true
  /** The values would be lost, and the column needs some. */
  readonly byHand?: boolean
  readonly rows: (column: string) => string
}

function narrowings(before: Column, after: Column): readonly Narrowing[] {
  const change = changeOfType(before, after)
  const isLost = !isConvertible(before, after)
  const changed = {
    what: `changes ${change}${isLost ? ', to which its values cannot be converted' : ''}`,
    byHand: isLost && after.required,
    rows: (column: string) => `${column} IS NOT NULL`,
  }
  return [
    ...(change ? [changed] : []),
    ...(after.required && !before.required && after.initially === undefined
      ? [{ what: 'becomes required', fill: true as const, rows: (column: string) => `${column} IS NULL` }]
      : []),
    // Otherwise all values are at risk already.
    ...(changesStorage(before, after) ? [] : narrowerValues(before, after)),
  ]
}

function narrowerValues(before: Column, after: Column): readonly Narrowing[] {
  const removed = removedOptions(before, after)
  return [
    ...(removed.length > 0
      ? [
          {
            what: `loses the options ${removed.join(', ')}`,
            rows: (column: string) =>
              before.storage === 'json'
                ? removed.map((option) => `CAST(${column} AS text) LIKE ${literal(`%"${option}"%`)}`).join(' OR ')
                : `${column} IN (${removed.map(literal).join(', ')})`,
          },
        ]
      : []),
    ...Object.entries(after.limits ?? {}).flatMap(([rule, bound]) =>
      tighter(rule, bound, before.limits?.[rule], before.storage),
    ),
    ...changedParts(before.parts, after.parts),
  ]
}

const removedOptions = (before: Optioned, after: Optioned): readonly string[] =>
  after.options ? (before.options ?? []).filter((option) => !after.options!.includes(option)) : []

/** A column, or a part of a repeated group. */
type Optioned = Pick<Column, 'options'>

/** What the rows of a repeated group that are there may no longer be. They are JSON, which no draft converts. */
function changedParts(before: Column['parts'], after: Column['parts']): readonly Narrowing[] {
  if (!before || !after) return []
  const changes = [
    ...Object.keys(before).flatMap((name) => (after[name] ? [] : [`lose “${name}”`])),
    ...Object.entries(after).flatMap(([name, part]) => {
      const { kind, required } = part
      const old = before[name]
      if (!old) return required ? [`need “${name}”, which none has`] : []
      const removed = removedOptions(old, part)
      return [
        ...(old.kind === kind ? [] : [`have “${name}” as ${kind} in place of ${old.kind}`]),
        ...(required && !old.required ? [`need “${name}”`] : []),
        ...(removed.length > 0 ? [`lose the options ${removed.join(', ')} of “${name}”`] : []),
      ]
    }),
  ]
  return changes.length === 0
    ? []
    : [
        {
          what: `has rows that ${changes.join(', ')}: they stay as they are, and cannot be saved again, until a migration of your own changes them`,
          rows: (column: string) => `CAST(${column} AS text) <> '[]'`,
        },
      ]
}

/** How the values of a column change, e.g. `from text to reference(shop)`. */
function changeOfType(before: Column, after: Column): string | undefined {
  const typeOf = ({ kind, storage, references }: Column): string =>
    references ? `reference(${references})` : (kind ?? storage)
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
