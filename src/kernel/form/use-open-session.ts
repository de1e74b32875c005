import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Form, Values } from '../../../entities/language/input/body.ts'
import { fieldsOf } from '../../../entities/language/input/transition-fields.ts'
import { issueText } from '../../../locales/issue-text.ts'
import type { ChildTables } from './child-tables.ts'
import { openFormSession, type FormSession } from './form-session.ts'
import { useScope } from '../words/scope.ts'

/** Opens a form session of the current entity on a record; it lives as long as the calling component. */
export function useFormSessionFor(form: Form, record: Values, tables?: ChildTables): FormSession {
  const { entity, site, translate, labels } = useScope()
  // Nothing stands within what is new.
  const [base] = useState(() =>
    form === 'create' && tables ? { ...Object.fromEntries(tables.names.map((name) => [name, []])), ...record } : record,
  )
  const [values] = useState(() =>
    Object.fromEntries(
      [...fieldsOf(entity, form, site).map(({ name }) => name), ...(tables?.names ?? [])].map((name) => [
        name,
        structuredClone(base[name] ?? null),
      ]),
    ),
  )
  const control = useForm<Record<string, unknown>>({ defaultValues: values, mode: 'onSubmit', shouldFocusError: false })
  const [session] = useState(() =>
    openFormSession({
      entity,
      site,
      form,
      base,
      control,
      tables,
      words: (issue) => issueText(translate, labels, issue),
    }),
  )
  useEffect(
    () =>
      control.subscribe({
        formState: { values: true },
        callback: ({ name }) => session.fieldEdited(name?.split('.')[0]),
      }),
    [control, session],
  )
  return session
}

/** Calls `onReceived` when the record was refetched, after a state transition or on returning to the page. */
export function useReceivedRecords(record: Values, onReceived: (record: Values) => void): void {
  const first = useRef(record)
  useEffect(() => {
    if (record !== first.current) onReceived(record)
  }, [record, onReceived])
}
