import { sitesWithField } from '../../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import { sharedSchemas, valueSchema, type JsonSchema } from '../../../../entities/language/derived/value-schema.ts'
import { dateWithin } from '../../../../entities/language/rules/dates.ts'
import { helpOf, labelOf, withArticle } from '../../../base/locale/english.ts'
import { exampleOf } from './examples.ts'

/** The range of valid dates, in words. */
export const dateBounds = String(dateWithin().json!['description'])

const schemas = new WeakMap<Field, JsonSchema>()

/**
 * The JSON Schema of a field's value, with its rules, its plain English name and an example. Cached: records, rows and
 * bodies share it.
 */
export function fieldSchema(entity: Entity, field: Field): JsonSchema {
  const schema = schemas.get(field) ?? createFieldSchema(entity, field, field.nullable)
  schemas.set(field, schema)
  return schema
}

/** The JSON Schema of a field's value in a record that is public, and so no draft. */
export const publicFieldSchema = (entity: Entity, field: Field): JsonSchema =>
  field.nullable === field.optional ? fieldSchema(entity, field) : createFieldSchema(entity, field, field.optional)

function createFieldSchema(entity: Entity, field: Field, mayBeNull: boolean): JsonSchema {
  const example = exampleOf(field)
  const value = sharedValue(field) ?? withPartLabels(entity, field.name, valueSchema(field.schema, field.rules))
  return {
    ...(mayBeNull ? nullable(value) : value),
    description: describe(entity, field, mayBeNull),
    ...(entity.derived?.[field.name] && { readOnly: true }),
    ...(entity.deprecated?.[field.name] && { deprecated: true }),
    ...(example !== undefined && field.kind !== 'rich-text' && { examples: [example] }),
  }
}

/** The schema of a body, a picture or a file, which the document has once. */
function sharedValue({ kind, schema, rules }: Field): JsonSchema | undefined {
  const shared = sharedSchemas[kind]
  if (shared) return { allOf: [{ $ref: `${shared}#` }] }
  if (kind === 'images') return { ...valueSchema(schema, rules), items: { $ref: 'ListedPicture#' } }
  return undefined
}

/** A schema of rows whose parts have their labels. */
function withPartLabels(entity: Entity, field: string, schema: JsonSchema): JsonSchema {
  const { items, properties } = schema as { readonly items?: JsonSchema; readonly properties?: Record<string, object> }
  if (items) return { ...schema, items: withPartLabels(entity, field, items) }
  if (!properties) return schema
  const labelled = Object.entries(properties).map(([part, value]) => {
    const label = labelOf(`${field}.${part}`, entity.name)
    return [part, label === `${field}.${part}` ? value : { ...value, description: `${label}.` }]
  })
  return { ...schema, properties: Object.fromEntries(labelled) }
}

/** The field's label and what the type does not show: its sites, if not all have it (a part of a row is no field of the entity and has none), and its default. */
function describe(entity: Entity, { name, to, kind, rules, initially, optional }: Field, mayBeNull: boolean): string {
  const sites = sitesWithField(entity, name)
  const gone = entity.deprecated?.[name]
  const derived = entity.derived?.[name]
  const everywhere = sites.length === Object.keys(entity.sites).length
  return [
    `${labelOf(name, entity.name)}.`,
    helpOf(name, entity.name),
    to && `The id of ${kind === 'references' ? `each ${to}` : withArticle(to)}.`,
    ...rules.map(({ json }) => json?.['description']),
    derived && `Calculated from ${derived.from.map((path) => `\`${path}\``).join(', ')}; what is sent is ignored.`,
    mayBeNull && !optional && 'Null only in a draft.',
    sites.length > 0 && !everywhere && `Only at ${sites.join(', ')}.`,
    initially !== undefined && typeof initially !== 'object' && `\`${String(initially)}\` unless given.`,
    gone &&
      `Deprecated since ${gone.since}, gone on ${gone.sunset} at the earliest${gone.use ? `; use \`${gone.use}\`` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The schema or null, in its shortest form. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.enum)) return { ...schema, type: [schema.type, 'null'], enum: [...schema.enum, null] }
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  return { anyOf: [schema.allOf ? (schema.allOf as unknown[])[0] : schema, { type: 'null' }] }
}
