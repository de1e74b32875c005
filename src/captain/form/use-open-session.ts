import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Form, Values } from '../../../entities/body.ts'
import { formFields } from '../../../entities/at-site.ts'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { issueText } from '../../../locales/issue-text.ts'
import { useLabels } from '../labels.ts'
import { useTenant } from '../tenant-context.tsx'
import { openSession, type Session } from './session.ts'

/** Opens a form of the entity at hand on a record, for as long as the caller is on the page. */
export function useOpenSession(form: Form, record: Values): Session {
  const entity = useEntity()
  const { site } = useTenant()
  const { translate } = useWords()
  const labels = useLabels(entity)
  const [values] = useState(() =>
    Object.fromEntries(formFields(entity, form, site).map(({ name }) => [name, structuredClone(record[name] ?? null)])),
  )
  const control = useForm<Record<string, unknown>>({ defaultValues: values, mode: 'onSubmit', shouldFocusError: false })
  const [session] = useState(() =>
    openSession({ entity, site, form, base: record, control, words: (issue) => issueText(translate, labels, issue) }),
  )
  useEffect(
    () =>
      control.subscribe({ formState: { values: true }, callback: ({ name }) => session.edited(name?.split('.')[0]) }),
    [control, session],
  )
  return session
}

/** A record that was read anew, after a change of its state or on coming back to the page. */
export function useArrivals(record: Values, arrived: (record: Values) => void): void {
  const first = useRef(record)
  useEffect(() => {
    if (record !== first.current) arrived(record)
  }, [record, arrived])
}
