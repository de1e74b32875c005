import type { Field } from '../../entities/language/entity.ts'
import { displayByKind } from './display/by-kind.ts'
import { isEmpty } from '../kernel/form/field-entry.ts'

interface FieldValueProps {
  readonly field: Field
  readonly value: unknown
  /** The key of labels and options, where the field is a nested one. */
  readonly name?: string
}

/** Displays a value of any kind, for history and for comparing versions. Renders nothing where it is empty. */
export function FieldValue({ field, value, name = field.name }: FieldValueProps) {
  const { Shown } = displayByKind[field.kind].Preview
  return isEmpty(value) ? null : <Shown field={field} name={name} value={value} />
}
