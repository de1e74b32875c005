import { z } from 'zod'
import type { EntityName } from '../entity-names.ts'
import { field, type OnDelete } from '../field-kind.ts'
import type { IdOf } from './reference.ts'
import { countBetween, countMax, uniqueItems } from '../rules/arrays.ts'

interface ReferencesOptions {
  /** How many there must be; none unless given. */
  readonly min?: number
  /** How many there may be. */
  readonly max: number
  /** What happens when a target is deleted. `setNull`, unless given: it is left out. `restrict`: it cannot be deleted. */
  readonly onDelete?: Exclude<OnDelete, 'cascade'>
}

/**
 * References to several records of the same tenant, by id, in order.
 *
 * @remarks A search box for records, above those that are chosen. Lists show how many there are.
 * @param to The name of the entity.
 * @example references('boardgame', { max: 10 })
 */
export function references<const E extends EntityName>(to: E, options: ReferencesOptions): z.ZodArray<IdOf<E>>
export function references<E extends string = never>(to: NoInfer<E>, options: ReferencesOptions): z.ZodArray<IdOf<E>>
export function references(
  to: string,
  { min = 0, max, onDelete = 'setNull' }: ReferencesOptions,
): z.ZodArray<IdOf<string>> {
  return field(z.array(z.uuid() as IdOf<string>), {
    kind: 'references',
    storage: 'json',
    rules: [uniqueItems(), min > 0 ? countBetween(min, max) : countMax(max)],
    missingRule: 'selectRequired',
    wrongTypeRule: 'integrity.refNotFound',
    to,
    onDelete,
  })
}
