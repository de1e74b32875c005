import type { Entity, Field } from '../entity.ts'
import { fault, noFields, type Fault } from './fault.ts'

/** Names that are no fields, and fields that cannot serve. */
export const fieldsThat = (
  entity: Entity,
  word: string,
  names: readonly string[],
  code: string,
  serves: (field: Field) => boolean,
  hint: string,
): readonly Fault[] => [
  ...noFields('E150', entity, word, names),
  ...names
    .flatMap((name) => entity.fields[name] ?? [])
    .filter((field) => !serves(field))
    .map(({ name, kind }) => fault(code, `${entity.name}.${word}`, `${name} (${kind})`, hint)),
]
