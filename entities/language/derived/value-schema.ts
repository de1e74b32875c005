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
    override: (at) => {
      const { jsonSchema } = at
      // Every integer is safe; stating the bounds each time would only add noise.
      if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      // The format says it.
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern
      withRules(at)
    },
  })
  return {
    ...json,
    ...Object.assign({}, ...rules.filter(({ warning }) => !warning).map(({ json: fragment }) => fragment)),
  }
}

/** Adds to the JSON Schema of a field kind the fragments of its rules; an override of `z.toJSONSchema`. */
export function withRules({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodType
  readonly jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  const { description } = jsonSchema
  for (const { json: fragment, warning } of kindOf(zodSchema)?.rules ?? [])
    if (!warning) Object.assign(jsonSchema, fragment)
  if (description !== undefined) jsonSchema.description = description
}

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap() as z.ZodType) : schema
