import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { titleOf } from '../../../entities/language/entity.ts'
import { uniqueSlug, slugSources, suggestSlug } from '../../../entities/language/derived/suggest-slug.ts'
import type { FormSession } from './form-session.ts'
import type { Transport } from './transport.ts'

/** How a field's text was typed, in kana; undefined if that is not known. */
export type ReadingOf = (field: string, text: string) => string | undefined

/**
 * Fills in an empty slug once the title (or its English, its reading or its day) has been left, with one that no other record has,
 * and follows them until somebody types a slug or clears it. A slug that cannot be changed later is left to people.
 */
export function useSlugSuggestion(
  session: FormSession,
  transport: Transport,
  readingOf?: ReadingOf,
): (left: string) => void {
  const suggested = useRef<string>(undefined)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  return (left) => {
    const { entity, names, state } = session
    const slug = Object.values(entity.fields).find(
      ({ kind, name }) => kind === 'slug' && entity.unique?.includes(name),
    )?.name
    if (!slug || !names.includes(slug) || entity.fixed?.includes(slug)) return
    const { titles, readings, day } = slugSources(entity)
    const { base, changed } = state.get()
    const isOurs = () => (session.values()[slug] ?? null) === (suggested.current ?? null)
    if (base[slug] || !changed.includes(left) || ![...titles, ...readings, day].includes(left) || !isOurs()) return
    const values = session.values()
    const title = titleOf(entity)
    const next = suggestSlug(entity, values, readingOf?.(title, String(values[title] ?? '')))
    if (next === undefined || next === suggested.current) return

    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    const except = base.id === undefined ? undefined : String(base.id)
    uniqueSlug(next, (each) => transport.isFree(slug, each, except, signal)).then(
      (free) => {
        if (signal.aborted || free === undefined || !isOurs() || !session.isUnsentSince(base)) return
        const input = inputWithFocus(slug)
        // What an input method composes is not in the form yet.
        if (input && input.value !== (suggested.current ?? '')) return
        suggested.current = free
        // Whoever came to the field meanwhile types over it, from the next key on.
        flushSync(() => session.put({ [slug]: free }))
        input?.select()
      },
      // Without an answer nothing is suggested; the field can be filled in by hand.
      () => {},
    )
  }
}

function inputWithFocus(field: string): HTMLInputElement | undefined {
  const active = document.activeElement
  return active instanceof HTMLInputElement && active.closest(`[data-field="${field}"]`) ? active : undefined
}
