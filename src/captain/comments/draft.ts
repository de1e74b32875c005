import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { deleteTyping, findTyping, storeTyping } from '../../shell/ui/unsaved-typing.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'

/** How long a text that was not sent is kept, in ms. */
const retention = 7 * 24 * 60 * 60 * 1000
const storeDelay = 400

interface Draft {
  readonly at: number
  readonly text: string
}

/** The same for a browser that stores nothing, as long as the page is there. */
const kept = new Map<string, string>()

/**
 * The text of a comment that is being written, which outlives a reload and leaving the page. `place` is the record, or
 * the comment that is edited; `initial` is what it says so far.
 */
export function useDraft(place: string, initial: string) {
  const { id: tenant } = useTenant()
  const { name } = useEntity()
  const user = useSession()?.user.id ?? ''
  const key = ['comment', user, tenant, name, place].map(encodeURIComponent).join('/')
  const [text, setText] = useState(() => kept.get(key) ?? initial)
  const typed = useRef(kept.has(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    let ended = false
    void findTyping<Draft>(key).then((found) => {
      const draft = found.find(([each]) => each === key)?.[1]
      if (!draft || ended || typed.current) return
      if (Date.now() - draft.at > retention) void deleteTyping(key)
      else setText(draft.text)
    })
    return () => {
      ended = true
    }
  }, [key])

  /** Keeps what was typed at once; call it before it is sent, as the answer may be lost. */
  const store = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const now = kept.get(key)
    void (now === undefined ? deleteTyping(key) : storeTyping(key, { at: Date.now(), text: now } satisfies Draft))
  }, [key])

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && store()
    addEventListener('pagehide', store)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      store()
      removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [store])

  const type = useCallback(
    (next: string) => {
      typed.current = true
      setText(next)
      if (next === initial) kept.delete(key)
      else kept.set(key, next)
      clearTimeout(timer.current)
      timer.current = setTimeout(store, storeDelay)
      if (next === initial) store()
    },
    [key, initial, store],
  )

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    kept.delete(key)
    void deleteTyping(key)
    setText(initial)
  }, [key, initial])

  return { text, type, store, forget }
}
