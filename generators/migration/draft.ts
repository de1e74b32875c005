import type { Entity } from '../../entities/language/entity.ts'
import { tableOf } from '../names.ts'
import { postgresSteps } from './postgres.ts'
import type { Fault } from '../../entities/language/check/check-entities.ts'
import { eraseFaults, eraseSteps, withErasure } from './erase.ts'
import { fillFaults, withFillValues } from './fill.ts'
import { renamedColumns, renamesOf, withDraft } from './renames.ts'
import { risksOf, type Risk } from './risk.ts'
import { shapeOf, withWholeParts, type Renames, type Shape } from './shape.ts'
import type { Dialect } from './sql.ts'
import { sqliteSteps } from './sqlite.ts'
import { changesValues } from './values.ts'

/** The command line options of a migration: the losses it may cause, and values for rows that lack one. */
export interface MigrationOptions {
  readonly allowed: readonly string[]
  /** Values as typed, by `entity.field`. */
  readonly fill: Readonly<Record<string, string>>
}

export interface Draft {
  readonly shape: Shape
  /** A name for the migration file that describes the change. */
  readonly name: string
  readonly sqlite: string
  readonly postgres: string
  /** Risks that no option allows; while there are any, nothing may be written. */
  readonly refused: readonly Risk[]
  /** Faults in the values to fill in. */
  readonly faults: readonly Fault[]
}

export const noOptions: MigrationOptions = { allowed: [], fill: {} }

/**
 * Drafts the migration from the last snapshot to the declarations. Its SQL is empty if the database does not change.
 */
export function draftMigration(
  snapshot: Shape,
  entities: readonly Entity[],
  options: MigrationOptions = noOptions,
): Draft {
  const declared = shapeOf(entities)
  const before = withWholeParts(snapshot, declared)
  const faults = [...fillFaults(entities, options.fill), ...eraseFaults(entities, options.allowed)]
  const renames = renamesOf(before, entities)
  const asked = withDraft(before, declared, entities, renames)
  const after = faults.length > 0 ? asked : withFillValues(asked, entities, options.fill)
  const allowedOptions = [...options.allowed, ...Object.keys(options.fill).map((at) => `--fill ${at}=<value>`)]
  const isNamed = ({ allow }: Risk): boolean => allow.some((option) => allowedOptions.includes(option))
  const risks = risksOf(before, asked, renames).map((risk) => withErasure(withRenames(risk, entities)))
  const isAlone =
    risks.length > 0 ||
    Object.values(renames).some((renamed) => Object.keys(renamed).length > 0) ||
    changedColumns(before, after, renames).length > 0
  return {
    shape: declared,
    name: nameOf(before, after, renames),
    sqlite: textOf(
      [...sqliteSteps(before, after, renames), ...eraseSteps('sqlite', options.allowed)],
      notesOf('sqlite', risks.filter(isNamed)),
      isAlone,
    ),
    postgres: textOf(
      [...postgresSteps(before, after, renames), ...eraseSteps('postgres', options.allowed)],
      notesOf('postgres', risks.filter(isNamed)),
      isAlone,
    ),
    // Risks that a rename would avoid come first.
    refused: risks
      .filter((risk) => !isNamed(risk))
      .toSorted((a, b) => Number(b.keep !== undefined) - Number(a.keep !== undefined)),
    faults,
  }
}

/** Adds to a risk the lines that would keep the values under a new name, including the renames already declared. */
function withRenames(risk: Risk, entities: readonly Entity[]): Risk {
  const { table, key, within, from, to } = risk.renamed ?? {}
  const entity = entities.find(({ name }) => tableOf(name) === table)
  if (!entity || !key || !from || !to) return risk
  const keep = to.map((names) => {
    const renames = names.map((name, index) => [name, from[index]!] as const)
    return key === 'renamedFrom'
      ? `renamedFrom: ${written({ ...entity.renamedFrom, ...Object.fromEntries(renames.map(([name, old]) => [within ? `${within}.${name}` : name, old])) })},`
      : `renamedOptions: ${written({ ...entity.renamedOptions, [within!]: { ...entity.renamedOptions?.[within!], ...Object.fromEntries(renames) } })},`
  })
  return { ...risk, keep }
}

/** A value as it is written in a declaration. */
const written = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value}'`
    : `{ ${Object.entries(value as object)
        .map(([name, each]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${written(each)}`)
        .join(', ')} }`

/** What was allowed, with its queries: those of rows on which it fails, the start then names (server/base/db/migrations.ts). */
const notesOf = (dialect: Dialect, named: readonly Risk[]): readonly string[] =>
  named.map(
    ({ what, show, isFailing }) =>
      `-- Meant by the one who drafted this: ${what}.\n-- ${isFailing ? 'It fails on these rows' : 'The rows at risk'}: ${show[dialect]}`,
  )

function textOf(steps: readonly string[], notes: readonly string[], isAlone: boolean): string {
  if (steps.length === 0) return ''
  return `${[...(isAlone ? [alone] : []), ...notes, ...steps].join('\n\n')}\n`
}

/** For the start, which refuses such a migration while other servers run (server/base/db/migrations.ts). */
const alone = '-- alone: servers of the version before fail on what it takes away or changes'

/** The columns whose values become other ones. */
const changedColumns = (before: Shape, after: Shape, renames: Renames): readonly (readonly [string, string])[] =>
  Object.entries(after).flatMap(([table, { columns }]) =>
    Object.entries(renamedColumns(before[table]?.columns ?? {}, renames[table] ?? {})).flatMap(([name, column]) =>
      columns[name] && changesValues(column, columns[name]) ? [[table, name] as const] : [],
    ),
  )

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
    ...changedColumns(before, after, renames)
      .filter(([table, column]) => !Object.values(renames[table] ?? {}).includes(column))
      .map(([table, column]) => `${table} ${column} changed`),
  ]
  const name = changes.length === 1 ? changes[0]! : 'declarations'
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/[ _]/g, '-')
}
