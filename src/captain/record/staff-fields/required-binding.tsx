import { useWatch } from 'react-hook-form'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { Binding } from '../../../fields/base/binding-context.ts'
import { formBinding } from '../../../fields/base/form-binding.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { isRequiredIn } from './required-staff-fields.ts'

/** The binding to a form that moves a record: its inputs say which values the new state requires, as the others are now. */
export function requiredBinding(entity: Entity, record: CaptainRecord, to: string): Binding {
  const Bound: Binding['Bound'] = ({ source, children }) => {
    const values = useWatch()
    const required = isRequiredIn(entity, { ...record, ...values }, to, source)
    return <formBinding.Bound source={source}>{(entry) => children({ ...entry, required })}</formBinding.Bound>
  }
  return { ...formBinding, Bound }
}
