import type { Entity } from '../../entities/language/entity.ts'
import { tableOf } from '../names.ts'
import { postgresSteps } from './postgres.ts'
import type { Fault } from '../../entities/language/check/check-entities.ts'
import { fillFaults, withFillValues } from './fill.ts'
import { risksOf, type Renames, type Risk } from './risk.ts'
import { shapeOf, type Shape } from './shape.ts'
import { sqliteSteps } from './sqlite.ts'

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
  before: Shape,
  entities: readonly Entity[],
  options: MigrationOptions = noOptions,
): Draft {
  const declared = shapeOf(entities)
  const faults = fillFaults(entities, options.fill)
  const after = faults.length > 0 ? declared : withFillValues(declared, entities, options.fill)
  const renames = renamesOf(before, entities)
  const allowedOptions = [...options.allowed, ...Object.keys(options.fill).map((at) => `--fill ${at}=<value>`)]
  const isNamed = ({ allow }: Risk): boolean => allow.some((option) => allowedOptions.includes(option))
  const risks = risksOf(before, declared, renames).map((risk) => withRenames(risk, entities))
  const isAlone = risks.length > 0 || Object.values(renames).some((renamed) => Object.keys(renamed).length > 0)
  return {
    shape: declared,
    name: nameOf(before, after, renames),
    sqlite: textOf(sqliteSteps(before, after, renames), risks.filter(isNamed), isAlone),
    postgres: textOf(postgresSteps(before, after, renames), risks.filter(isNamed), isAlone),
    // Risks that a rename would avoid come first.
    refused: risks
      .filter((risk) => !isNamed(risk))
      .toSorted((a, b) => Number(b.keep !== undefined) - Number(a.keep !== undefined)),
    faults,
  }
}

/**
 * Adds to a risk the `renamedFrom` lines that would keep the column's values under a new name, including the renames
 * already declared.
 */
function withRenames(risk: Risk, entities: readonly Entity[]): Risk {
  const { table, from, to } = risk.renamed ?? {}
  const entity = entities.find(({ name }) => tableOf(name) === table)
  if (!entity || !to) return risk
  const keep = to.map((name) => {
    const names = Object.entries({ ...entity.renamedFrom, [name]: from }).map(([next, old]) => `${next}: '${old}'`)
    return `renamedFrom: { ${names.join(', ')} },`
  })
  return { ...risk, keep }
}

/**
 * The declared renames of columns that the snapshot still has under their old name; those already migrated are ignored.
 */
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

function textOf(steps: readonly string[], named: readonly Risk[], isAlone: boolean): string {
  if (steps.length === 0) return ''
  const notes = named.map(
    ({ what, show }) => `-- Meant by the one who drafted this: ${what}.\n-- The rows at risk: ${show}`,
  )
  return `${[...(isAlone ? [alone] : []), ...notes, ...steps].join('\n\n')}\n`
}

/** For the start, which refuses such a migration while other servers run (server/base/db/migrations.ts). */
const alone = '-- alone: servers of the version before fail on what it takes away or changes'

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
