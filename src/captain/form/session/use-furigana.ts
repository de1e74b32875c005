import { useRef, type CompositionEvent } from 'react'
import { createFurigana } from '../../../fields/values/furigana.ts'
import type { FormSession } from './form-session.ts'

/**
 * Proposes what an input method composed in a text as its reading: into the empty field of the reading, and as long as
 * nobody types another there or clears it.
 */
export function useFurigana(session: FormSession) {
  const texts = useRef(new Map<string, ReturnType<typeof createFurigana>>())
  const proposed = useRef<Readonly<Record<string, unknown>>>({})

  const readingField = ({ target, currentTarget }: CompositionEvent) => {
    // React passes on events of dialogs above the form, whose fields are none of its own.
    if (!currentTarget.contains(target as Node)) return undefined
    const source = target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined
    const reading = Object.values(session.entity.fields).find(({ readingOf }) => readingOf === source)
    return source !== undefined && reading && session.names.includes(reading.name) ? { source, reading } : undefined
  }
  const furiganaOf = (source: string) => {
    const furigana = texts.current.get(source) ?? createFurigana()
    texts.current.set(source, furigana)
    return furigana
  }
  return {
    onCompositionUpdate(event: CompositionEvent) {
      const pair = readingField(event)
      if (pair) furiganaOf(pair.source).composing(event.data)
    },
    onCompositionEnd(event: CompositionEvent) {
      const pair = readingField(event)
      if (!pair) return
      const { target, data } = event
      const { source, reading } = pair
      const furigana = furiganaOf(source)
      furigana.chosen(data)
      const now = session.values()[reading.name] ?? null
      if ((now === '' ? null : now) !== (proposed.current[source] ?? null)) return
      const text = furigana.readingOf((target as HTMLInputElement).value)
      const next = reading.normalise?.(text)
      // What the reading's own rules refuse is no proposal.
      if (next === undefined || next === now || !reading.rules.every(({ holds }) => holds(next))) return
      proposed.current = { ...proposed.current, [source]: next }
      session.put({ [reading.name]: next })
    },
  }
}
