import type { Column, Shape, Table } from './shape.ts'
import { literal, quote } from './sql.ts'

/** Something a migration would do to rows that are there already; refused until a person names it. */
export interface Risk {
  /** The word on the command line that allows it, e.g. `--drop news.venue`. */
  readonly allow: string
  readonly what: string
  /** The query that shows the rows at risk, for both databases. */
  readonly show: string
}

/** What stands between two shapes, in the words of a person: the new name of a column by its old one, and rows at risk. */
export type Renames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every loss or narrowing on the way from one shape to the next. */
export const risksOf = (before: Shape, after: Shape, renames: Renames): readonly Risk[] =>
  Object.entries(before).flatMap(([name, table]): readonly Risk[] => {
    const next = after[name]
    if (!next)
      return [{ allow: `--drop ${name}`, what: `the table ${name} is dropped`, show: `SELECT * FROM ${quote(name)};` }]
    return [...columnRisks(name, table, next, renames[name] ?? {}), ...uniqueRisks(name, table, next)]
  })

function columnRisks(
  table: string,
  before: Table,
  after: Table,
  renames: Readonly<Record<string, string>>,
): readonly Risk[] {
  const kept = Object.entries(before.columns).flatMap(([old, column]) => {
    const name = renames[old] ?? old
    const next = after.columns[name]
    return next
      ? narrowings(column, next).map(({ what, rows }) => riskOf('narrow', table, name, what, rows(quote(old))))
      : dropped(table, old)
  })
  const known = new Set(Object.keys(before.columns).map((old) => renames[old] ?? old))
  const added = Object.entries(after.columns)
    .filter(([name, column]) => !known.has(name) && column.required && column.initially === undefined)
    .map(([name]) =>
      riskOf('fill', table, name, 'is required, and rows that are there have no value for it', 'TRUE', '=<value>'),
    )
  return [...kept, ...added]
}

const dropped = (table: string, column: string): readonly Risk[] => [
  riskOf('drop', table, column, 'is dropped', `${quote(column)} IS NOT NULL`),
]

const riskOf = (word: string, table: string, column: string, what: string, rows: string, value = ''): Risk => ({
  allow: `--${word} ${table}.${column}${value}`,
  what: `${table}.${column} ${what}`,
  show: `SELECT * FROM ${quote(table)} WHERE ${rows};`,
})

interface Narrowing {
  readonly what: string
  readonly rows: (column: string) => string
}

function narrowings(before: Column, after: Column): readonly Narrowing[] {
  const gone = after.options ? (before.options ?? []).filter((option) => !after.options!.includes(option)) : []
  return [
    ...(before.storage === after.storage
      ? []
      : [
          {
            what: `changes from ${before.storage} to ${after.storage}`,
            rows: (column: string) => `${column} IS NOT NULL`,
          },
        ]),
    ...(after.required && !before.required
      ? [{ what: 'becomes required', rows: (column: string) => `${column} IS NULL` }]
      : []),
    ...(gone.length > 0
      ? [
          {
            what: `loses the options ${gone.join(', ')}`,
            rows: (column: string) => `${column} IN (${gone.map(literal).join(', ')})`,
          },
        ]
      : []),
    ...Object.entries(after.limits ?? {}).flatMap(([rule, bound]) => tighter(rule, bound, before.limits?.[rule])),
  ]
}

/** The measure a bound is compared with; a rule that is not here bounds nothing the database can count. */
const measures: Readonly<Record<string, (column: string) => string>> = {
  maxFullWidth: (column) => `length(${column})`,
  maxBytes: (column) => `octet_length(${column})`,
  max: (column) => column,
  integerMax: (column) => column,
  min: (column) => column,
}

function tighter(rule: string, bound: number, before: number | undefined): readonly Narrowing[] {
  const measure = measures[rule]
  if (!measure || bound === before) return []
  const least = rule === 'min'
  if (before !== undefined && least === bound < before) return []
  return [
    {
      what: `allows ${least ? 'no less' : 'no more'} than ${bound}`,
      rows: (column) => `${measure(column)} ${least ? '<' : '>'} ${bound}`,
    },
  ]
}

const uniqueRisks = (name: string, before: Table, after: Table): readonly Risk[] =>
  Object.entries(after.indexes)
    .filter(([index, { unique }]) => unique && !before.indexes[index])
    .map(([, { on }]) => {
      const columns = on.map(quote).join(', ')
      const column = on.at(-1)!.replace(/^lower\((.*)\)$/, '$1')
      return {
        allow: `--narrow ${name}.${column}`,
        what: `${name}.${column} becomes unique`,
        show: `SELECT ${columns}, count(*) FROM ${quote(name)} WHERE ${quote('trashedAt')} IS NULL GROUP BY ${columns} HAVING count(*) > 1;`,
      }
    })
