import type { Entity } from '../../entities/entity.ts'
import { tableOf } from '../names.ts'
import { postgresSteps } from './postgres.ts'
import { risksOf, type Renames, type Risk } from './risk.ts'
import { shapeOf, type Shape } from './shape.ts'
import { sqliteSteps } from './sqlite.ts'

/** What a person said on the command line: losses that are meant, and values for rows that have none. */
export interface Word {
  readonly allowed: readonly string[]
  /** Values by `table.column`. */
  readonly fill: Readonly<Record<string, string>>
}

export interface Draft {
  readonly shape: Shape
  /** The name that says what changed, for the file. */
  readonly name: string
  readonly sqlite: string
  readonly postgres: string
  /** Losses nobody named; with any of them nothing may be written. */
  readonly refused: readonly Risk[]
}

export const noWord: Word = { allowed: [], fill: {} }

/** The migration from the last snapshot to the declarations. Its texts are empty where the database stays as it is. */
export function draftMigration(before: Shape, entities: readonly Entity[], word: Word = noWord): Draft {
  const declared = shapeOf(entities)
  const after = filled(declared, word.fill)
  const renames = renamesOf(before, entities)
  const risks = risksOf(before, after, renames)
  const named = risks.filter(({ allow }) => word.allowed.includes(allow))
  return {
    shape: declared,
    name: nameOf(before, after, renames),
    sqlite: textOf(sqliteSteps(before, after, renames), named),
    postgres: textOf(postgresSteps(before, after, renames), named),
    refused: risks.filter(({ allow }) => !word.allowed.includes(allow)),
  }
}

/** The shape with the values people gave in the place of starting values. */
const filled = (shape: Shape, fill: Word['fill']): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([table, { columns, indexes }]) => [
      table,
      {
        indexes,
        columns: Object.fromEntries(
          Object.entries(columns).map(([name, column]) => {
            const value = fill[`${table}.${name}`]
            if (value === undefined) return [name, column]
            const initially =
              column.storage === 'integer' ? Number(value) : column.storage === 'boolean' ? value === 'true' : value
            return [name, { ...column, initially }]
          }),
        ),
      },
    ]),
  )

/** Renamed columns that the snapshot still has under their old name; a `renamedFrom` that has served is left alone. */
const renamesOf = (before: Shape, entities: readonly Entity[]): Renames =>
  Object.fromEntries(
    entities.map((entity) => {
      const columns = before[tableOf(entity.name)]?.columns ?? {}
      const renames = Object.entries(entity.renamedFrom ?? {}).filter(
        ([name, old]) => old && columns[old] && !columns[name],
      )
      return [tableOf(entity.name), Object.fromEntries(renames.map(([name, old]) => [old!, name]))]
    }),
  )

function textOf(steps: readonly string[], named: readonly Risk[]): string {
  if (steps.length === 0) return ''
  const notes = named.map(
    ({ what, show }) => `-- Meant by the one who drafted this: ${what}.\n-- The rows at risk: ${show}`,
  )
  return `${[...notes, ...steps].join('\n\n')}\n`
}

function nameOf(before: Shape, after: Shape, renames: Renames): string {
  const changes = [
    ...Object.keys(after).filter((name) => !before[name]),
    ...Object.keys(before)
      .filter((name) => !after[name])
      .map((name) => `drop ${name}`),
    ...Object.entries(after).flatMap(([name, { columns }]) =>
      Object.keys(columns)
        .filter((column) => before[name] && !before[name].columns[column])
        .map((column) => `${name} ${column}${Object.values(renames[name] ?? {}).includes(column) ? ' renamed' : ''}`),
    ),
    ...Object.entries(before).flatMap(([name, { columns }]) =>
      Object.keys(columns)
        .filter((column) => after[name] && !after[name].columns[column] && !renames[name]?.[column])
        .map((column) => `drop ${name} ${column}`),
    ),
  ]
  const name = changes.length === 1 ? changes[0]! : 'declarations'
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/[ _]/g, '-')
}
