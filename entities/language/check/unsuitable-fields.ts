import type { Entity, Field } from '../entity.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Finds names that are not fields, and fields that do not meet a requirement. */
export const unsuitableFieldFaults = (
  entity: Entity,
  key: string,
  names: readonly string[],
  code: string,
  meets: (field: Field) => boolean,
  hint: string,
): readonly Fault[] => [
  ...unknownFields('E150', entity, key, names),
  ...names
    .flatMap((name) => entity.fields[name] ?? [])
    .filter((field) => !meets(field))
    .map(({ name, kind }) => fault(code, `${entity.name}.${key}`, `${name} (${kind})`, hint)),
]
