import { useCallback, useEffect, useRef, useState } from 'react'
import { usePageAccount } from '../../shell/session/use-account.ts'
import { deleteTyping, findTyping, isExpired, storeTyping } from '../../shell/ui/unsaved-typing.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

const storeDelay = 400

interface Draft extends Kept {
  readonly at: number
}

interface Kept {
  readonly text: string
  /** The id with which it was sent, once it was: its answer may have been lost. */
  readonly id?: string | undefined
}

/** This page. Each keeps its own draft of a place, so that two tabs never write over each other's. */
const page = crypto.randomUUID()
const lockPrefix = 'captain-comments/'
let isHeld = false

/** Takes a lock for as long as the page is open: by that the others know whose drafts are still being written. */
function holdPage(): void {
  if (!isHeld) void navigator.locks?.request(`${lockPrefix}${page}`, () => new Promise(() => {}))
  isHeld = true
}

/** The pages that are open. Where the browser has no locks, as without HTTPS, only this one is known. */
async function openPages(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return new Set([page, ...[...held, ...pending].map(({ name = '' }) => name.slice(lockPrefix.length))])
}

/**
 * The latest draft of a place that may be gone on with: of a page that was closed, which then becomes this page's, or one
 * that was sent and whose answer may have been lost.
 */
async function takeDraft(place: string): Promise<Draft | undefined> {
  const [found, open] = await Promise.all([findTyping<Draft>(`${place}/`), openPages()])
  const kept = found.filter(([, { at }]) => !isExpired(at, Date.now()))
  for (const each of found) if (!kept.includes(each)) void deleteTyping(each[0])
  const isClosed = (key: string) => !open.has(key.slice(place.length + 1))
  const [latest] = kept
    .filter(([key, { id }]) => id !== undefined || isClosed(key))
    .toSorted(([, a], [, b]) => b.at - a.at)
  if (!latest) return undefined
  const [key, draft] = latest
  if (isClosed(key) && (await storeTyping(keyOf(place), draft))) await deleteTyping(key)
  return draft
}

const keyOf = (place: string): string => `${place}/${page}`

interface Arrival extends Kept {
  readonly key: string
}

/** The same for a browser that stores nothing, as long as the page is there. */
const kept = new Map<string, Kept>()

/** Notifies the other tabs of what has arrived: a draft that they show of it is no longer one, any other stays. */
const arrivals = 'captain-comment-arrived'

/**
 * The text of a comment that is being written, which outlives a reload and leaving the page. `place` is the record, or
 * the comment that is edited; `initial` is what it says so far.
 */
export function useDraft(place: string, initial: string) {
  const { id: tenant } = useTenant()
  const { name } = useEntity()
  const user = usePageAccount()?.id ?? ''
  const key = ['comment', user, tenant, name, place].map(encodeURIComponent).join('/')
  const [text, setText] = useState(() => kept.get(key)?.text ?? initial)
  const typed = useRef(kept.has(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    let ended = false
    holdPage()
    // What is written on this page already is gone on with.
    if (kept.has(key)) return
    void takeDraft(key).then((draft) => {
      if (!draft || ended || typed.current) return
      kept.set(key, { text: draft.text, id: draft.id })
      setText(draft.text)
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
        void deleteTyping(keyOf(key))
        setText(initial)
        return
      }
      // What was typed here is another comment.
      const other = own.id === data.id ? { text: own.text } : own
      kept.set(key, other)
      void storeTyping(keyOf(key), { at: Date.now(), ...other } satisfies Draft)
    })
    return () => channel.close()
  }, [key, initial])

  /** Keeps what was typed at once; call it before it is sent, as the answer may be lost. */
  const store = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const now = kept.get(key)
    void (now === undefined
      ? deleteTyping(keyOf(key))
      : storeTyping(keyOf(key), { at: Date.now(), ...now } satisfies Draft))
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
    await storeTyping(keyOf(key), { at: Date.now(), text, id } satisfies Draft)
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
    void deleteTyping(keyOf(key))
    setText(initial)
  }, [key, initial])

  return { text, type, store, identify, forget }
}
