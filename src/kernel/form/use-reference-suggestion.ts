import { useDataProvider } from 'react-admin'
import { useEffect, useRef } from 'react'
import type { Values } from '../../../entities/language/input/body.ts'
import type { CaptainDataProvider } from '../api/data-provider.ts'
import type { FormSession } from './form-session.ts'

/**
 * Fills in an empty reference once a field has been left that says which record fits, where that is one alone: the year
 * of a day. It follows the field until somebody chooses another record.
 */
export function useReferenceSuggestion(session: FormSession): (left: string) => void {
  const provider = useDataProvider<CaptainDataProvider>()
  const suggested = useRef<Values>({})
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  return (left) => {
    const { entity, names, state } = session
    const { base, changed, messages } = state.get()
    if (!changed.includes(left) || messages[left]?.error) return
    for (const rule of entity.crossRecordRules ?? []) {
      if (!('reference' in rule) || !rule.fitting || !rule.fields.includes(left)) continue
      const { reference } = rule
      const to = entity.fields[reference]!.to!
      const isOurs = () => (session.values()[reference] ?? null) === (suggested.current[reference] ?? null)
      const filter = rule.fitting(session.values())
      if (!names.includes(reference) || !filter || !isOurs()) continue
      const since = session.values()[left]
      provider.getList(to, { filter, pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'ASC' } }).then(
        ({ data: [only, other] }) => {
          const isStill = session.values()[left] === since && session.isUnsentSince(base)
          if (!only || other || !isShown.current || !isStill || !isOurs() || hasFocus(reference)) return
          suggested.current = { ...suggested.current, [reference]: only.id }
          session.put({ [reference]: only.id })
        },
        // Without an answer nothing is suggested; the record is chosen by hand.
        () => {},
      )
    }
  }
}

/** Whether somebody is about to fill in a field. */
const hasFocus = (field: string): boolean => document.activeElement?.closest(`[data-field="${field}"]`) != null
