import type { Entity, Field } from '../entity.ts'

/** A part of what a record is called by: a field of its own, or one of the record that its reference names. */
export interface HeadingPart {
  readonly field: string
  /** The field of the referenced record; absent for a field of the record itself. */
  readonly of?: string
}

/** The parts of an entity's heading, in order; empty where its title says enough. */
export const headingParts = ({ heading = [] }: Entity): readonly HeadingPart[] =>
  heading.map((part) => {
    const [field, of] = part.split('.') as [string, string?]
    return of === undefined ? { field } : { field, of }
  })

/** The reference of an entity whose record its heading also names; undefined if there is none. */
export function headingReference(entity: Entity): Field | undefined {
  const part = headingParts(entity).find(({ of }) => of !== undefined)
  return part && entity.fields[part.field]
}
