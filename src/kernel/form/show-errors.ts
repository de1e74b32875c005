import type { UseFormReturn } from 'react-hook-form'
import type { FormMessages } from './field-messages.ts'

/** Mirrors errors into react-hook-form, at the path of each error, so that inputs written for it show them. */
export function showErrorsInForm(
  control: UseFormReturn<Record<string, unknown>>,
  before: FormMessages,
  now: FormMessages,
): void {
  for (const field of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (before[field] === now[field]) continue
    control.clearErrors(field)
    const { error, inside = {} } = now[field] ?? {}
    if (error !== undefined) control.setError(field, { type: 'rule', message: error })
    for (const [path, message] of Object.entries(inside))
      control.setError(`${field}.${path}`, { type: 'rule', message })
  }
}
