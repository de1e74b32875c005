import { fieldOf, draftValues, type Entity, type Field } from '../../entities/language/entity.ts'
import { isAlwaysGiven, sitesWithField } from '../../entities/language/site-fields.ts'
import { tableOf } from '../names.ts'
import { mapColumns, type Column, type ColumnDraft, type Renames, type Shape, type Table } from './shape.ts'
import { literal, quote } from './sql.ts'

/**
 * The declared renames of columns that the snapshot still has under their old name; those already migrated are ignored.
 */
export const renamesOf = (before: Shape, entities: readonly Entity[]): Renames =>
  Object.fromEntries(
    entities.map((entity) => {
      const columns = before[tableOf(entity.name)]?.columns ?? {}
      return [tableOf(entity.name), newNames(renamedIn(entity, undefined), columns)]
    }),
  )

/** The declared shape with what a draft knows besides: renamed options and parts, and which rows need a value. */
export const withDraft = (before: Shape, declared: Shape, entities: readonly Entity[], renames: Renames): Shape => {
  const byTable = new Map(entities.map((entity) => [tableOf(entity.name), entity]))
  const former = (table: string) => renamedColumns(before[table]?.columns ?? {}, renames[table] ?? {})
  return mapColumns(declared, (table, name, column) =>
    columnDraft(byTable.get(table)!, name, former(table)[name], column),
  )
}

/** The columns of a table under their new names. */
export const renamedColumns = (
  columns: Table['columns'],
  renames: Readonly<Record<string, string>>,
): Table['columns'] => Object.fromEntries(Object.entries(columns).map(([old, column]) => [renames[old] ?? old, column]))

function columnDraft(entity: Entity, name: string, before: Column | undefined, after: Column): Column {
  const field = entity.fields[name]
  if (!field) return after
  const renamedParts = newNames(renamedIn(entity, name), before?.parts ?? {})
  const parts = Object.entries(after.parts ?? {}).map(([part, shape]) => {
    const old = before?.parts?.[oldName(renamedParts, part)]
    return [part, withChange(shape, { ...optionsOf(entity, `${name}.${part}`, old, shape) })] as const
  })
  const neededWhere = after.required ? undefined : neededWhereOf(entity, field)
  return withChange(after.parts ? { ...after, parts: Object.fromEntries(parts) } : after, {
    ...optionsOf(entity, name, before, after),
    ...(Object.keys(renamedParts).length > 0 && { parts: renamedParts }),
    ...(neededWhere && { neededWhere }),
  })
}

const withChange = (column: Column, draft: ColumnDraft): Column =>
  Object.keys(draft).length > 0 ? { ...column, draft } : column

/** The old name of a part. */
export const oldName = (renames: Readonly<Record<string, string>> | undefined, name: string): string =>
  Object.entries(renames ?? {}).find(([, next]) => next === name)?.[0] ?? name

/** The declared former names of fields, or of the parts of a repeated group. */
const renamedIn = ({ renamedFrom = {} }: Entity, group: string | undefined): readonly (readonly [string, string])[] =>
  Object.entries(renamedFrom).flatMap(([path, old]) => {
    const [name = '', part] = path.split('.')
    if (!old) return []
    if (group === undefined) return part === undefined ? [[name, old] as const] : []
    return name === group && part !== undefined ? [[part, old] as const] : []
  })

/** The new names by the old ones, of what was there before under the old name alone. */
const newNames = (
  renames: readonly (readonly [string, string])[],
  before: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(renames.filter(([name, old]) => before[old] && !before[name]).map(([name, old]) => [old, name]))

/** The renamed options of a field or part, of those that it had and has no longer. */
function optionsOf(entity: Entity, path: string, before: Column | undefined, after: Column): ColumnDraft {
  const renamed = Object.entries(entity.renamedOptions?.[path] ?? {}).flatMap(([next, old]) =>
    old && before?.options?.includes(old) && !after.options?.includes(old) && after.options?.includes(next)
      ? [[old, next] as const]
      : [],
  )
  return renamed.length > 0 ? { options: Object.fromEntries(renamed) } : {}
}

/** Which rows need a value in a column that may be empty: those that are no drafts, those of the sites that have the field. */
function neededWhereOf(entity: Entity, field: Field): string | undefined {
  if (field.optional || isAlwaysGiven(entity, field)) return undefined
  const drafts = Object.entries(draftValues(entity) ?? {}).map(
    ([name, value]) => `${quote(name)} = ${literal(value as string | boolean)}`,
  )
  const sites = sitesWithField(entity, field.name)
  return [
    ...(field.nullable && drafts.length > 0 ? [`NOT (${drafts.join(' AND ')})`] : []),
    ...(sites.length < Object.keys(entity.sites).length
      ? [`"tenant_id" IN (SELECT "id" FROM "tenant" WHERE "site" IN (${sites.map(literal).join(', ')}))`]
      : []),
  ].join(' AND ')
}

/** The field that `entity.field` or `entity.group.part` names, on the command line. */
export function fieldAt(entities: readonly Entity[], path: string): Field | undefined {
  const [name, field = '', part] = path.split('.')
  const target = entities.find((each) => each.name === name)?.fields[field]
  if (part === undefined || !target) return target
  return target.item && Object.hasOwn(target.item.shape, part) ? fieldOf(part, target.item.shape[part]) : undefined
}
