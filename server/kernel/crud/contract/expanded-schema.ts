import type { Field } from '../../../../entities/language/entity.ts'
import type { JsonSchema } from '../../../../entities/language/derived/value-schema.ts'
import { id } from './shared-schemas.ts'

/** What stands in the place of an id. */
export interface InPlace {
  /** The name of the schema that records of an entity have there. */
  readonly schemaOf: (entity: string) => string
  /** Whether ids may stay: `expand` names some references and not others. */
  readonly withIds: boolean
}

/** The schema of a field whose references, or those in its rows, are expanded; undefined for a field without any. */
export function expandedField(
  schema: JsonSchema,
  field: Field,
  references: readonly Field[],
  { schemaOf, withIds }: InPlace,
): JsonSchema | undefined {
  const record = ({ to }: Field): JsonSchema => ({ $ref: `${schemaOf(to!)}#` })
  const one = (reference: Field): JsonSchema => ({
    anyOf: [...(withIds ? [id] : []), record(reference), { type: 'null' }],
  })
  const parts = references.filter(({ name }) => name.startsWith(`${field.name}.`))
  if (parts.length > 0) {
    const { examples: rows, ...own } = schema
    const whole = parts.reduce((each, part) => withPart(each, part, one(part)), own)
    return { ...whole, ...(withIds && rows !== undefined && { examples: rows }) }
  }
  if (!references.some(({ name }) => name === field.name)) return undefined
  const { description, examples } = schema
  const shown = {
    description: withIds ? description : `The ${field.to!} itself.`,
    ...(withIds && examples !== undefined && { examples }),
  }
  if (field.kind !== 'references') return { ...one(field), ...shown }
  const items = withIds ? { anyOf: [id, record(field)] } : record(field)
  return withIds ? { type: ['array', 'null'], items, ...shown } : { type: 'array', items, ...shown }
}

/** The schema of a field with rows in which a part has a schema. */
function withPart(schema: JsonSchema, part: Field, value: JsonSchema): JsonSchema {
  const { items, anyOf, properties } = schema as {
    readonly items?: JsonSchema
    readonly anyOf?: readonly JsonSchema[]
    readonly properties?: Readonly<Record<string, JsonSchema>>
  }
  if (anyOf) return { ...schema, anyOf: anyOf.map((each) => withPart(each, part, value)) }
  if (items) return { ...schema, items: withPart(items, part, value) }
  if (!properties) return schema
  const [, name] = part.name.split('.') as [string, string]
  const { description } = properties[name]!
  return {
    ...schema,
    properties: { ...properties, [name]: { ...value, ...(description !== undefined && { description }) } },
  }
}
