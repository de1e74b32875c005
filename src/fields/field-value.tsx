import type { Field } from '../../entities/entity.ts'
import { byKind } from './by-kind.ts'
import { isEmpty } from './entry.ts'

interface FieldValueProps {
  readonly field: Field
  readonly value: unknown
  /** The name labels and options know it by, where the field is an inner one. */
  readonly name?: string
}

/** Any value of any field as a reader sees it, for history and for comparing two versions. Nothing where it is empty. */
export function FieldValue({ field, value, name = field.name }: FieldValueProps) {
  const { Shown } = byKind[field.kind].Preview
  return isEmpty(value) ? null : <Shown field={field} name={name} value={value} />
}
