import type { Entity } from '../entity.ts'

/** One misdeclaration: what is wrong, where, and what to do. Codes are stable. */
export interface Fault {
  readonly code: string
  /** The entity, or entity.field, or the file. */
  readonly at: string
  /** What was found there. */
  readonly value: string
  readonly hint: string
  /** A warning refuses nothing. */
  readonly warning?: true
}

export const fault = (code: string, at: string, value: unknown, hint: string): Fault => ({
  code,
  at,
  value: typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'),
  hint,
})

/** A fault of one code for each name that is no field of the entity. */
export const unknownFields = (code: string, entity: Entity, word: string, names: readonly string[]): readonly Fault[] =>
  names
    .filter((name) => !entity.schema.shape[name])
    .map((name) =>
      fault(
        code,
        `${entity.name}.${word}`,
        name,
        `Name a field of the schema: ${Object.keys(entity.schema.shape).join(', ')}.`,
      ),
    )

/** What the declarations are checked against beside themselves. */
export interface Known {
  /** Whether the icon package has an icon of this name. */
  readonly hasIcon: (name: string) => boolean
  /** The names of entities whose files could not be read: nothing is known of them, and nothing said. */
  readonly unread?: readonly string[]
}
