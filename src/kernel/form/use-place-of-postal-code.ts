import { useEffect, useRef } from 'react'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../words/format.ts'
import type { Answer } from '../../shell/base/answer.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { FormSession } from './form-session.ts'

type Place = Answer<'GET /api/v1/authorized/postal-codes/{code}'>

/**
 * Fills in the prefecture and the beginning of the address once a postal code has been left: only what is empty or what
 * an earlier postal code filled in. A message says so, and takes it back.
 */
export function usePlaceOfPostalCode(session: FormSession): (left: string) => void {
  const filled = useRef<Values>({})
  /** The last postal code that was looked up; what it filled in may have been undone. */
  const lookedUp = useRef<string>(undefined)
  const asking = useRef<AbortController>(undefined)
  const toast = useToast()
  const { translate } = useWords()
  const format = useFormat()
  useEffect(() => () => asking.current?.abort(), [])

  const valueOf = (name: string): unknown => session.values()[name] || null
  const isOpen = (name: string): boolean =>
    session.names.includes(name) && (valueOf(name) === null || valueOf(name) === filled.current[name])

  function fill(place: Place, next: Values): void {
    const open = Object.fromEntries(
      Object.entries(next).filter(([name]) => isOpen(name) && valueOf(name) !== next[name]),
    )
    if (Object.keys(open).length === 0) return
    const before = Object.fromEntries(Object.keys(open).map((name) => [name, valueOf(name)]))
    filled.current = { ...filled.current, ...open }
    session.put(open)
    toast({
      kind: 'info',
      text: translate('validations.placeFilled', { asOf: format.date(place.asOf) }),
      action: {
        label: translate('commons.actions.undo'),
        run: () => session.put(Object.fromEntries(Object.entries(before).filter(([name]) => isOpen(name)))),
      },
    })
  }

  return (left) => {
    const { placeOf } = session.entity.fields[left] ?? {}
    const code = String(session.values()[left] ?? '')
    if (!placeOf || !session.state.get().changed.includes(left) || !/^\d{7}$/.test(code) || code === lookedUp.current)
      return
    const { base } = session.state.get()
    const { address, prefecture } = placeOf
    if (![address, prefecture].some((name) => name !== undefined && isOpen(name))) return
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    apiJson<'GET /api/v1/authorized/postal-codes/{code}'>(`/api/v1/authorized/postal-codes/${code}`, { signal }).then(
      (place) => {
        // The code may have been changed again meanwhile, or the form sent.
        if (signal.aborted || String(session.values()[left] ?? '') !== code || !session.isUnsentSince(base)) return
        const text = [prefecture === undefined ? place.prefectureName : null, place.city, place.town].join('')
        lookedUp.current = code
        fill(place, {
          ...(prefecture !== undefined && place.prefecture !== null && { [prefecture]: place.prefecture }),
          ...(text !== '' && { [address]: text }),
        })
      },
      // A code that nobody knows, or no answer: the address is typed by hand.
      () => {},
    )
  }
}
