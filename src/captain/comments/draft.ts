import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { deleteTyping, deleteTypingIf, findTyping, storeTyping } from '../../shell/ui/unsaved-typing.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'

/** How long a text that was not sent is kept, in ms. */
const retention = 7 * 24 * 60 * 60 * 1000
const storeDelay = 400

interface Draft extends Kept {
  readonly at: number
}

interface Kept {
  readonly text: string
  /** The id with which it was sent, once it was: its answer may have been lost. */
  readonly id?: string | undefined
}

interface Arrival extends Kept {
  readonly key: string
}

/** The same for a browser that stores nothing, as long as the page is there. */
const kept = new Map<string, Kept>()

/** Tells the other tabs of what has arrived: a draft that they show of it is no longer one, any other is kept anew. */
const arrivals = 'captain-comment-arrived'

/**
 * The text of a comment that is being written, which outlives a reload and leaving the page. `place` is the record, or
 * the comment that is edited; `initial` is what it says so far.
 */
export function useDraft(place: string, initial: string) {
  const { id: tenant } = useTenant()
  const { name } = useEntity()
  const user = useSession()?.user.id ?? ''
  const key = ['comment', user, tenant, name, place].map(encodeURIComponent).join('/')
  const [text, setText] = useState(() => kept.get(key)?.text ?? initial)
  const typed = useRef(kept.has(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    let ended = false
    void findTyping<Draft>(key).then((found) => {
      const draft = found.find(([each]) => each === key)?.[1]
      if (!draft || ended || typed.current) return
      if (Date.now() - draft.at > retention) void deleteTyping(key)
      else {
        kept.set(key, { text: draft.text, id: draft.id })
        setText(draft.text)
      }
    })
    return () => {
      ended = true
    }
  }, [key])

  useEffect(() => {
    const channel = new BroadcastChannel(arrivals)
    channel.addEventListener('message', ({ data }: MessageEvent<Arrival>) => {
      const own = kept.get(key)
      if (!own || data.key !== key) return
      if (own.id === data.id && own.text === data.text) {
        kept.delete(key)
        setText(initial)
        return
      }
      // What was typed here is another comment, and what was sent there had been stored in its place.
      const other = own.id === data.id ? { text: own.text } : own
      kept.set(key, other)
      void storeTyping(key, { at: Date.now(), ...other } satisfies Draft)
    })
    return () => channel.close()
  }, [key, initial])

  /** Keeps what was typed at once; call it before it is sent, as the answer may be lost. */
  const store = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const now = kept.get(key)
    void (now === undefined ? deleteTyping(key) : storeTyping(key, { at: Date.now(), ...now } satisfies Draft))
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
      else kept.set(key, { text: next, id: kept.get(key)?.id })
      clearTimeout(timer.current)
      timer.current = setTimeout(store, storeDelay)
      if (next === initial) store()
    },
    [key, initial, store],
  )

  /** The id with which the text is sent, the same until it has arrived; kept with it before this answers. */
  const identify = useCallback(async (): Promise<string> => {
    const id = kept.get(key)?.id ?? crypto.randomUUID()
    clearTimeout(timer.current)
    timer.current = undefined
    kept.set(key, { text, id })
    await storeTyping(key, { at: Date.now(), text, id } satisfies Draft)
    return id
  }, [key, text])

  const forget = useCallback(() => {
    const arrived = kept.get(key)
    if (arrived?.id !== undefined) {
      const channel = new BroadcastChannel(arrivals)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
      channel.postMessage({ key, id: arrived.id, text: arrived.text } satisfies Arrival)
      channel.close()
    }
    clearTimeout(timer.current)
    timer.current = undefined
    kept.delete(key)
    // Another tab may have stored a text of its own meanwhile.
    if (arrived)
      void deleteTypingIf<Draft>(key, ({ id, text: stored }) =>
        arrived.id === undefined ? stored === arrived.text : id === arrived.id,
      )
    setText(initial)
  }, [key, initial])

  return { text, type, store, identify, forget }
}
