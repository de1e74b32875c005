import type { z } from 'zod'
import type { Cascade } from './declaration.ts'
import type { StateOf, TypedEntity } from './entity.ts'

/** Declares that the records that reference a record through `field` move with it. */
export const cascade = <N extends string, S extends z.ZodRawShape>(
  entity: TypedEntity<N, S>,
  field: Extract<keyof S, string>,
  from: readonly StateOf<S>[],
  to: StateOf<S>,
): Cascade => ({ entity, field, from, to })
