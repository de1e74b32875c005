import { z } from 'zod'
import type { EntityName } from '../entity-names.ts'
import { field, type OnDelete } from '../field-kind.ts'

const schema = z.uuid()

declare const entityOf: unique symbol

/** The id of a record of an entity. Any string is assignable, but the id of another entity's record is not. */
export type Id<E extends string> = string & { readonly [entityOf]?: E }

/** A schema whose value is the id of a record. */
export type IdOf<E extends string> = z.ZodType<Id<E>, Id<E>>

interface ReferenceOptions {
  /**
   * What happens when its target is deleted. `restrict`, the default: the target cannot be deleted. `setNull`, only for
   * optional fields: readers no longer see it, and it is emptied once the target is permanently deleted. `cascade`: this
   * record is deleted, too.
   */
  readonly onDelete?: OnDelete
}

/**
 * A reference to another record of the same tenant, by id.
 *
 * @remarks A search box for records. Lists show the title of the record, a record links to it.
 * @param to The name of the entity. The compiler knows those that are generated; `reference<string>(…)` takes any.
 * @example reference('event')
 */
export function reference<const E extends EntityName>(to: E, options?: ReferenceOptions): IdOf<E>
export function reference<E extends string = never>(to: NoInfer<E>, options?: ReferenceOptions): IdOf<E>
export function reference(to: string, { onDelete = 'restrict' }: ReferenceOptions = {}): IdOf<string> {
  return field(schema, {
    kind: 'reference',
    storage: 'text',
    rules: [],
    missingRule: 'selectRequired',
    wrongTypeRule: 'integrity.refNotFound',
    filter: 'record',
    to,
    onDelete,
  })
}
