import { useRecordContext } from 'react-admin'
import type { ComponentType } from 'react'
import type { Field } from '../../../entities/language/entity.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useHasField } from '../../kernel/context/tenant-context.tsx'
import { AlertMark } from './alert-mark.tsx'
import { isEmpty, type FieldProps } from '../../kernel/form/field-entry.ts'

export interface DisplayProps {
  readonly field: Field
  /** The key of the field's labels and options; `monthlyClosed.weekday` inside a repeated group. */
  readonly name: string
  /** Never empty. */
  readonly value: unknown
}

/** Builds a kind's `Column` or `Preview`. Renders nothing where the site lacks the field or the value is empty. */
export function displayComponent(Shown: ComponentType<DisplayProps>) {
  const ShownField = ({ source }: FieldProps) => {
    const field = useEntity().fields[source]
    const value = useRecordContext()?.[source] as unknown
    const isAtSite = useHasField(source)
    if (!isAtSite || !field || isEmpty(value)) return null
    return (
      <>
        <AlertMark source={source} />
        <Shown field={field} name={source} value={value} />
      </>
    )
  }
  return Object.assign(ShownField, { Shown })
}
