import { useCallback, useRef, type CompositionEvent } from 'react'
import { createFurigana } from '../../fields/values/furigana.ts'
import type { FormSession } from '../../kernel/form/form-session.ts'

/**
 * Proposes what an input method composed in a text as its reading: into the empty field of the reading, and as long as
 * nobody types another there or clears it. `readingOf` returns how the text of a field was composed.
 */
export function useFurigana(session: FormSession) {
  const texts = useRef(new Map<string, ReturnType<typeof createFurigana>>())
  const proposed = useRef<Readonly<Record<string, unknown>>>({})

  const sourceOf = ({ target, currentTarget }: CompositionEvent): string | undefined => {
    // React passes on events of dialogs above the form, whose fields are none of its own.
    if (!currentTarget.contains(target as Node)) return undefined
    return target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined
  }
  const furiganaOf = (source: string) => {
    const furigana = texts.current.get(source) ?? createFurigana()
    texts.current.set(source, furigana)
    return furigana
  }
  const events = {
    onCompositionUpdate(event: CompositionEvent) {
      const source = sourceOf(event)
      if (source !== undefined) furiganaOf(source).composing(event.data)
    },
    onCompositionEnd(event: CompositionEvent) {
      const source = sourceOf(event)
      if (source === undefined) return
      const { target, data } = event
      const furigana = furiganaOf(source)
      furigana.chosen(data)
      const reading = Object.values(session.entity.fields).find(({ readingOf }) => readingOf === source)
      if (!reading || !session.names.includes(reading.name)) return
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
  const readingOf = useCallback((field: string, text: string) => texts.current.get(field)?.readingOf(text), [])
  return { events, readingOf }
}
