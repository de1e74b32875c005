import { useEffect, useRef } from 'react'
import { warningFields } from '../../../entities/language/cross-record-rules/index.ts'
import { normaliseValues } from '../../../entities/language/input/body.ts'
import { hasValue } from '../../../entities/language/condition.ts'
import type { FormSession } from './form-session.ts'
import type { Transport } from './transport.ts'

/**
 * Fetches warnings that follow from the tenant's other records: when a form opens on a record or on a new one with
 * something filled in, as by a day of the calendar, and when a field that the warnings depend on loses focus. Values with errors are not sent until they are corrected; a failed request shows
 * nothing.
 */
export function useWarnings(session: FormSession, transport: Transport): (field: string) => void {
  const asking = useRef<AbortController>(undefined)
  const names = warningFields(session.entity).filter((name) => session.names.includes(name))

  function ask(): void {
    asking.current?.abort()
    const { messages: notes } = session.state.get()
    if (names.some((name) => notes[name]?.error)) return
    const now = session.values()
    const about = Object.fromEntries(names.map((name) => [name, now[name] ?? null]))
    const filledFields = Object.entries(normaliseValues(session.entity, about)).filter(([, value]) => hasValue(value))
    if (filledFields.length === 0) return session.setAdvice([], about)
    const controller = new AbortController()
    asking.current = controller
    const { id } = session.state.get().base
    const record = id === undefined ? undefined : String(id)
    transport.warningsAbout(Object.fromEntries(filledFields), record, controller.signal).then(
      (warnings) => session.setAdvice(warnings, about),
      () => {},
    )
  }

  useEffect(() => {
    const initial = session.values()
    if (names.some((name) => hasValue(initial[name]) && initial[name] !== session.entity.fields[name]!.initially)) ask()
    return () => asking.current?.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, transport])

  return (field) => {
    if (names.includes(field)) ask()
  }
}
