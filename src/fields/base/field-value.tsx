import type { Field } from '../../../entities/language/entity.ts'
import { componentsByKind } from '../by-kind.ts'
import { isEmpty } from './field-entry.ts'

interface FieldValueProps {
  readonly field: Field
  readonly value: unknown
  /** The name labels and options know it by, where the field is an inner one. */
  readonly name?: string
}

/** Any value of any field as a reader sees it, for history and for comparing two versions. Nothing where it is empty. */
export function FieldValue({ field, value, name = field.name }: FieldValueProps) {
  const { Shown } = componentsByKind[field.kind].Preview
  return isEmpty(value) ? null : <Shown field={field} name={name} value={value} />
}
