import { useCallback, useEffect, useRef, useState } from 'react'
import { deleteAllTyping, deleteTyping, findTyping, isExpired, storeTyping } from '../../../shell/ui/unsaved-typing.ts'
import { entryKey, journalEntryOf, locationPrefix, type JournalEntry, type JournalLocation } from './journal-entry.ts'
import { changedFields } from '../../../kernel/form/same-value.ts'
import type { FormSession } from '../../../kernel/form/form-session.ts'

export interface UnsavedTyping extends JournalEntry {
  readonly key: string
}

export interface Journal {
  /** The latest unsaved input of an earlier visit. */
  readonly found: UnsavedTyping | undefined
  /** Whether the browser refuses to store anything. */
  readonly unavailable: boolean
  /** Call when the earlier input was restored or discarded. */
  close(): void
  /** Call when everything was saved; deletes what this visit stored. */
  clear(): Promise<void>
}

const saveDelay = 800

/** Stores unsaved input in the browser, and finds what an earlier visit left. */
export function useJournal(session: FormSession, place: JournalLocation): Journal {
  const [found, setFound] = useState<UnsavedTyping>()
  const [unavailable, setUnavailable] = useState(false)
  const key = useRef<string>(undefined)
  const visit = useRef(crypto.randomUUID())
  const prefix = locationPrefix(place)

  useEffect(() => {
    void findTyping<JournalEntry>(prefix).then((entries) => {
      const now = Date.now()
      const usable = entries.filter(([, entry]) => !isExpired(entry.at, now) && differsFromBase(session, entry))
      void deleteAllTyping(entries.filter((entry) => !usable.includes(entry)).map(([stale]) => stale))
      const newest = usable.toSorted(([, a], [, b]) => b.at - a.at)[0]
      if (newest) setFound({ ...newest[1], key: newest[0] })
    })
  }, [session, prefix])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const store = () => {
      clearTimeout(timer)
      timer = undefined
      const { base, idempotencyKey } = session.state.get()
      const { tables } = session
      const [from, now] = [base, session.values()].map((values) => tables?.storable(values) ?? values)
      const typed = journalEntryOf(session.entity, session.allNames, from!, now!, Date.now())
      const entry = typed && { ...typed, idempotencyKey }
      const next = entry && entryKey(place, entry.version, visit.current)
      if (key.current !== undefined && key.current !== next) void deleteTyping(key.current)
      key.current = next
      if (next !== undefined) void storeTyping(next, structuredClone(entry)).then((stored) => setUnavailable(!stored))
    }
    const flush = () => timer !== undefined && store()
    const unsubscribe = session.state.subscribe(() => {
      const { changed, saving } = session.state.get()
      if (changed.length === 0 && key.current === undefined) return clearTimeout(timer)
      // Store input before it is sent, in case the response is lost.
      if (saving) return store()
      clearTimeout(timer)
      timer = setTimeout(store, saveDelay)
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
    // `prefix` stands for the location in the dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, prefix])

  const close = useCallback(() => {
    if (found) void deleteTyping(found.key)
    setFound(undefined)
  }, [found])

  // What an earlier visit or another tab left is not saved with it, and stays unless the record has all of it now.
  const clear = useCallback(async () => {
    const own = key.current
    key.current = undefined
    setFound((earlier) => (earlier && differsFromBase(session, earlier) ? earlier : undefined))
    if (own !== undefined) await deleteTyping(own)
  }, [session])

  return { found, unavailable, close, clear }
}

/** Whether stored input still differs from the record as it is now. */
const differsFromBase = ({ state, tables }: FormSession, entry: JournalEntry): boolean => {
  const { base } = state.get()
  return changedFields(Object.keys(entry.values), entry.values, tables?.storable(base) ?? base).length > 0
}
