import type { Entity, Field } from '../entity.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Names that are no fields, and fields that cannot serve. */
export const fieldsMeeting = (
  entity: Entity,
  word: string,
  names: readonly string[],
  code: string,
  meets: (field: Field) => boolean,
  hint: string,
): readonly Fault[] => [
  ...unknownFields('E150', entity, word, names),
  ...names
    .flatMap((name) => entity.fields[name] ?? [])
    .filter((field) => !meets(field))
    .map(({ name, kind }) => fault(code, `${entity.name}.${word}`, `${name} (${kind})`, hint)),
]
