import type { Values } from '../../../entities/body.ts'
import type { Entity, Field } from '../../../entities/entity.ts'
import { statusOf } from '../status.ts'

/** The switches that a save turns and that are asked about: those that come to mean something else now. */
export const turnedIn = ({ asks = [], fields }: Entity, before: Values, body: Values): readonly string[] =>
  asks.filter((name) => effectOf(fields[name]!, before) !== effectOf(fields[name]!, { ...before, ...body }))

/** What is over has no more effect than what is off. */
export function effectOf(field: Field, record: Values): string {
  const meaning = statusOf(field, record)
  return meaning === 'expired' ? 'false' : meaning
}
