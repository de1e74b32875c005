import type { Entity } from '../entity.ts'

/** A fault in a declaration: what is wrong, where, and how to fix it. Codes are stable. */
export interface Fault {
  readonly code: string
  /** The entity, or entity.field, or the file. */
  readonly at: string
  /** The value found there. */
  readonly value: string
  readonly hint: string
  /** A warning does not fail the check. */
  readonly warning?: true
}

export const fault = (code: string, at: string, value: unknown, hint: string): Fault => ({
  code,
  at,
  value: typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'),
  hint,
})

/** One fault for each name that is not a field of the entity, all with the same code. */
export const unknownFields = (code: string, entity: Entity, key: string, names: readonly string[]): readonly Fault[] =>
  names
    .filter((name) => !entity.schema.shape[name])
    .map((name) =>
      fault(
        code,
        `${entity.name}.${key}`,
        name,
        `Name a field of the schema: ${Object.keys(entity.schema.shape).join(', ')}.`,
      ),
    )

/** What else declarations are checked against. */
export interface CheckContext {
  /** Whether the icon package has an icon of this name. */
  readonly hasIcon: (name: string) => boolean
  /** The names of entities whose files could not be read. References to them are not checked. */
  readonly unread?: readonly string[]
}
