import { z } from 'zod'
import { field, kindOf } from '../field-kind.ts'
import type { Rule } from '../rule.ts'

interface LinesOptions {
  /** Rules for the rows, such as `countMax(20)`. */
  readonly rules?: readonly Rule[]
}

/**
 * A repeated group: rows with the same fields, in order.
 *
 * @remarks Rows that are added, removed and moved. A record shows a table; lists show how many rows there are.
 * @param item The fields of each row.
 * @example lines({ label: text({ max: 30 }), amount: yen() }, { rules: [countMax(20)] })
 */
export const lines = <S extends z.ZodRawShape>(item: S, { rules = [] }: LinesOptions = {}) =>
  field(z.array(z.strictObject(nullable(item))), {
    kind: 'lines',
    storage: 'json',
    rules,
    missingRule: 'required',
    wrongTypeRule: 'lines',
    heavy: true,
    item: z.object(item) as unknown as z.ZodObject,
    normalise: (value) => (Array.isArray(value) ? value.map((row: unknown) => normaliseRow(item, row)) : value),
  })

/** A row as it is stored. */
type Row<S extends z.ZodRawShape> = {
  readonly [F in keyof S]: S[F] extends z.ZodOptional<infer I> ? z.ZodOptional<z.ZodNullable<I>> : S[F]
}

/** Item fields that may be omitted may also be null. */
const nullable = <S extends z.ZodRawShape>(item: S): Row<S> =>
  Object.fromEntries(
    Object.entries(item).map(([name, schema]) => [
      name,
      schema instanceof z.ZodOptional ? z.nullish(schema.unwrap()) : schema,
    ]),
  ) as unknown as Row<S>

/** A row in stored form: each value as its own kind stores it, blank ones as null. */
function normaliseRow(item: z.ZodRawShape, row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => {
      // A client may send a key that every object inherits, such as `toString`.
      const schema = Object.hasOwn(item, name) ? item[name] : undefined
      const normalise = schema && kindOf(schema)?.normalise
      const stored = normalise ? normalise(value) : value
      return [name, stored === '' ? null : stored]
    }),
  )
}
