import { useEffect, useRef } from 'react'
import { isSameValue } from './same-value.ts'
import type { FormSession } from './form-session.ts'
import type { Transport } from './transport.ts'

/**
 * Checks, when a field that must be unique loses focus, whether its value is taken. Blank values pass; a value with
 * another error is checked only once that is corrected. Responses for a value that has changed since are discarded.
 */
export function useUniquenessChecks(session: FormSession, transport: Transport): (field: string) => void {
  const asking = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const running = asking.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  return (field) => {
    const { entity, state, control } = session
    if (!entity.unique?.includes(field)) return
    asking.current.get(field)?.abort()
    const value = control.getValues(field)
    const { base, messages: notes } = state.get()
    const known = notes[field]?.error !== undefined || isSameValue(value, base[field])
    if (known || typeof value !== 'string' || value === '') return session.lookupFinished(field, 'free')

    const controller = new AbortController()
    asking.current.set(field, controller)
    session.lookupFinished(field, 'checking')
    const answer = (result: 'free' | 'taken' | 'unchecked') => {
      if (controller.signal.aborted) return
      session.lookupFinished(field, isSameValue(control.getValues(field), value) ? result : 'free')
    }
    transport.isFree(field, value, base.id === undefined ? undefined : String(base.id), controller.signal).then(
      (free) => answer(free ? 'free' : 'taken'),
      () => answer('unchecked'),
    )
  }
}
