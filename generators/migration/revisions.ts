import { changesStorage } from './conversions.ts'
import { asJson } from './json.ts'
import { entityOf } from './risk.ts'
import type { Column, Renames, Shape } from './shape.ts'
import { literal, quote, withoutPolicies, type Dialect } from './sql.ts'
import { carriedJson, changesValues, isLost } from './values.ts'

/** A field whose values in the history get another name, or become other ones. */
interface Change {
  readonly name: string
  readonly next: string
  readonly before: Column
  readonly after: Column
}

/**
 * The statements that change the revisions as the columns: earlier versions are restored by the names, types and options
 * of today. What a required field cannot have is left out, and restoring keeps what the field has.
 */
export function changeRevisions(dialect: Dialect, before: Shape, after: Shape, renames: Renames): readonly string[] {
  const updates = Object.entries(after).flatMap(([table, { columns }]) => {
    const changes = Object.entries(before[table]?.columns ?? {}).flatMap(([name, column]): readonly Change[] => {
      const next = renames[table]?.[name] ?? name
      const shape = columns[next]
      return shape && (next !== name || changesValues(column, shape))
        ? [{ name, next, before: column, after: shape }]
        : []
    })
    return changes.length === 0
      ? []
      : ['values', 'former'].map((column) => updateOf(dialect, column, entityOf(table), changes))
  })
  return updates.length === 0 || dialect === 'sqlite' ? updates : withoutPolicies(['revision'], updates)
}

function updateOf(dialect: Dialect, column: string, entity: string, changes: readonly Change[]): string {
  const object = `"revision".${quote(column)}`
  const json = dialect === 'postgres' ? '"entry"."value"' : `${object} -> "entry"."key"`
  const renamed = changes.filter(({ name, next }) => next !== name)
  const changed = changes.filter(({ before, after }) => changesValues(before, after))
  const key = caseOf(
    renamed.map(({ name, next }) => [name, literal(next)]),
    '"entry"."key"',
  )
  const value = caseOf(
    changed.map(({ name, before, after }) => [name, carriedJson(dialect, json, before, after)]),
    json,
  )
  const kept = [
    // A field of the new name that was dropped long ago gives way.
    ...(renamed.length > 0 ? [`"entry"."key" NOT IN (${renamed.map(({ next }) => literal(next)).join(', ')})`] : []),
    ...changed
      .filter(({ before, after }) => after.required && changesStorage(before, after))
      .map(
        ({ name, before, after }) =>
          `NOT ("entry"."key" = ${literal(name)} AND ${isLost(dialect, json, before, after)})`,
      ),
  ]
  const where = changes.map(({ name }) => `${quote(column)} -> ${literal(name)} IS NOT NULL`).join(' OR ')
  return `UPDATE "revision" SET ${quote(column)} = (
  SELECT ${asJson(dialect, `concat('{', string_agg(concat('"', ${key}, '":', ${value}), ','), '}')`)}
  FROM json_each(${object}) AS "entry"${kept.length > 0 ? `\n  WHERE ${kept.join('\n    AND ')}` : ''}
) WHERE "entity" = ${literal(entity)} AND (${where});`
}

const caseOf = (cases: readonly (readonly [key: string, value: string])[], otherwise: string): string =>
  cases.length === 0
    ? otherwise
    : `CASE "entry"."key" ${cases.map(([key, value]) => `WHEN ${literal(key)} THEN ${value}`).join(' ')} ELSE ${otherwise} END`
