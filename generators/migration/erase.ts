import type { Entity } from '../../entities/language/entity.ts'
import type { Fault } from '../../entities/language/check/check-entities.ts'
import type { Risk } from './risk.ts'
import { literal, quote, withoutPolicies, type Dialect } from './sql.ts'

/** What `--erase` names among the allowed options: fields as `entity.field`, and entities. */
const erasedIn = (allowed: readonly string[]): readonly string[] =>
  allowed.flatMap((option) => (option.startsWith('--erase ') ? option.slice('--erase '.length) : []))

/** Each drop of a field or an entity, with the option that takes its values out of the history, too. */
export const withErasure = (risk: Risk): Risk => {
  const erase = risk.allow
    .filter((option) => /^--drop [^.]+(?:\.[^.]+)?$/.test(option))
    .map((option) => option.replace('--drop ', '--erase '))
  return erase.length === 0 ? risk : { ...risk, allow: [...risk.allow, ...erase] }
}

/** Faults of what is to be erased though it is declared: its values are still in records. */
export const eraseFaults = (entities: readonly Entity[], allowed: readonly string[]): readonly Fault[] =>
  erasedIn(allowed).flatMap((at): readonly Fault[] => {
    const [name, field] = at.split('.')
    const entity = entities.find((each) => each.name === name)
    if (!entity || (field !== undefined && !entity.fields[field])) return []
    return [
      {
        code: 'E502',
        at: `--erase ${at}`,
        value: 'is declared',
        hint: 'Take it out of the declarations first: only what is dropped is erased.',
      },
    ]
  })

/**
 * The statements that take the values of dropped fields and entities out of the history: earlier versions are as if the
 * field had never been, and those of an entity say who did what and when, with no content.
 */
export function eraseSteps(dialect: Dialect, allowed: readonly string[]): readonly string[] {
  const erased = erasedIn(allowed)
  if (erased.length === 0) return []
  const byEntity = Map.groupBy(
    erased.map((at) => at.split('.')),
    ([entity]) => entity!,
  )
  const updates = [...byEntity].flatMap(([entity, paths]) => {
    const ofEntity = `"entity" = ${literal(entity)}`
    if (paths.some(({ length }) => length === 1))
      return [`UPDATE "revision" SET "values" = '{}', "former" = NULL WHERE ${ofEntity};`]
    const fields = paths.map(([, field]) => field!)
    return ['values', 'former'].map((column) => {
      const has = fields.map((field) => `${quote(column)} -> ${literal(field)} IS NOT NULL`).join(' OR ')
      return `UPDATE "revision" SET ${quote(column)} = ${withoutFields[dialect](quote(column), fields)}\nWHERE ${ofEntity} AND (${has});`
    })
  })
  // The titles of records are in notifications, which have no tenant.
  const told = [...byEntity.keys()].map((entity) => `DELETE FROM "notification" WHERE "entity" = ${literal(entity)};`)
  return [
    '-- erases: the database is cleared of what was deleted before, too',
    (dialect === 'postgres' ? withoutPolicies(['revision'], updates) : updates).join('\n'),
    told.join('\n'),
  ]
}

const withoutFields = {
  sqlite: (column, fields) => `json_remove(${[column, ...fields.map((field) => literal(`$.${field}`))].join(', ')})`,
  postgres: (column, fields) =>
    `(\n  SELECT coalesce(json_object_agg("key", "value"), '{}') FROM json_each(${column}) WHERE "key" NOT IN (${fields.map(literal).join(', ')})\n)`,
} as const satisfies Record<Dialect, (column: string, fields: readonly string[]) => string>
