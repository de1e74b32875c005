import { useCallback, useEffect, useRef, useState } from 'react'
import { dropAllTyping, dropTyping, findTyping, keepTyping } from '../../shell/typing.ts'
import { entryKey, entryOf, isStale, placePrefix, type Entry, type Place } from './journal-entry.ts'
import { changedFields } from './same.ts'
import type { Session } from './session.ts'

export interface Found extends Entry {
  readonly key: string
}

export interface Journal {
  /** Typing of an earlier visit that was never saved, the newest. */
  readonly found: Found | undefined
  /** Whether this browser refuses to keep anything. */
  readonly unavailable: boolean
  /** The earlier typing was taken over or thrown away. */
  close(): void
  /** Nothing is left to keep: everything was saved. */
  clear(): Promise<void>
}

const pause = 800

/** Keeps what is typed and not saved, and finds what an earlier visit left. */
export function useJournal(session: Session, place: Place): Journal {
  const [found, setFound] = useState<Found>()
  const [unavailable, setUnavailable] = useState(false)
  const key = useRef<string>(undefined)
  const visit = useRef(crypto.randomUUID())
  const prefix = placePrefix(place)

  useEffect(() => {
    void findTyping<Entry>(prefix).then((entries) => {
      const now = Date.now()
      const kept = entries.filter(([, entry]) => !isStale(entry, now) && isNews(session, entry))
      void dropAllTyping(entries.filter((entry) => !kept.includes(entry)).map(([stale]) => stale))
      const newest = kept.toSorted(([, a], [, b]) => b.at - a.at)[0]
      if (newest) setFound({ ...newest[1], key: newest[0] })
    })
  }, [session, prefix])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const { base, idempotencyKey } = session.state.get()
      const typed = entryOf(session.entity, session.names, base, session.values(), Date.now())
      const entry = typed && { ...typed, idempotencyKey }
      const next = entry && entryKey(place, entry.version, visit.current)
      if (key.current !== undefined && key.current !== next) void dropTyping(key.current)
      key.current = next
      if (next !== undefined) void keepTyping(next, structuredClone(entry)).then((kept) => setUnavailable(!kept))
    }
    const flush = () => timer !== undefined && keep()
    const unsubscribe = session.state.subscribe(() => {
      const { changed, saving } = session.state.get()
      if (changed.length === 0 && key.current === undefined) return clearTimeout(timer)
      // What is on its way to the server is kept before an answer can be lost.
      if (saving) return keep()
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    })
    const hidden = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    addEventListener('beforeunload', flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      flush()
      unsubscribe()
      removeEventListener('pagehide', flush)
      removeEventListener('beforeunload', flush)
      document.removeEventListener('visibilitychange', hidden)
    }
    // The place is named by its prefix.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, prefix])

  const close = useCallback(() => {
    if (found) void dropTyping(found.key)
    setFound(undefined)
  }, [found])

  const clear = useCallback(async () => {
    const own = key.current
    key.current = undefined
    if (place.record === undefined) return own === undefined ? undefined : dropTyping(own)
    setFound(undefined)
    await dropAllTyping((await findTyping(prefix)).map(([each]) => each))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [prefix])

  return { found, unavailable, close, clear }
}

/** Whether what was kept says anything that the record does not say by now. */
const isNews = ({ state }: Session, entry: Entry): boolean =>
  changedFields(Object.keys(entry.values), entry.values, state.get().base).length > 0
