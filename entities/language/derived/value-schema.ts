import { z } from 'zod'
import { kindOf } from '../field-kind.ts'
import type { KindName } from '../field-kind-names.ts'
import type { Rule } from '../rule.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The schemas that the API document has once, by the kinds whose values they describe. */
export const sharedSchemas: Readonly<Partial<Record<KindName, string>>> = {
  'rich-text': 'RichText',
  image: 'Picture',
  file: 'UploadedFile',
}

/** The JSON Schema of a value: zod's own, merged with the fragments of the rules. */
export function valueSchema(schema: z.ZodType, rules: readonly Rule[]): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(unwrap(schema), {
    target: 'draft-2020-12',
    override: asDocumented,
  })
  return {
    ...json,
    ...Object.assign({}, ...rules.filter(({ warning }) => !warning).map(({ json: fragment }) => fragment)),
  }
}

/** Formats that say all that zod's pattern for them does. */
const exactFormats: ReadonlySet<unknown> = new Set(['uuid', 'date-time', 'date'])

/**
 * Adds to the JSON Schema of a field kind the fragments of its rules, and leaves out what the type or the format says
 * already: every integer is safe. An override of `z.toJSONSchema`.
 */
export function asDocumented({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodType
  readonly jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (exactFormats.has(jsonSchema.format)) delete jsonSchema.pattern
  const { description } = jsonSchema
  for (const { json: fragment, warning } of kindOf(zodSchema)?.rules ?? [])
    if (!warning) Object.assign(jsonSchema, fragment)
  if (description !== undefined) jsonSchema.description = description
}

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap() as z.ZodType) : schema
