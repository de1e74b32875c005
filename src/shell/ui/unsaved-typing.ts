import { clear, createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval'

/** How long unsaved input is kept, in days. */
export const daysKept = 7

/** Whether input that was stored at a time, in ms, is to be kept no longer. */
export const isExpired = (at: number, now: number): boolean => now - at > daysKept * 24 * 60 * 60 * 1000

/** IndexedDB store of unsaved input, so that a crash or a lost connection loses nothing. */
let opened: UseStore | undefined
const store = (): UseStore => (opened ??= committingAtOnce(createStore('captain-typing', 'entries')))

/** A page that is left right after a change has no time to commit it by itself. */
const committingAtOnce =
  (stored: UseStore): UseStore =>
  (mode, change) =>
    stored(mode, (typed) => {
      const outcome = change(typed)
      if (mode === 'readwrite') typed.transaction.commit()
      return outcome
    })

/**
 * If the browser refuses to store anything (private window, full disk), only the backup is lost; the form still works.
 */
const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

export const storeTyping = (key: string, value: unknown): Promise<boolean> =>
  attempt(async () => {
    await set(key, value, store())
    return true
  }, false)

export const deleteTyping = (key: string): Promise<void> => attempt(() => del(key, store()), undefined)

/** All entries whose key starts with the prefix. */
export const findTyping = <T>(prefix: string): Promise<readonly (readonly [key: string, value: T])[]> =>
  attempt(async () => (await entries<string, T>(store())).filter(([key]) => key.startsWith(prefix)), [])

export const deleteAllTyping = (keys: readonly string[]): Promise<void> =>
  attempt(() => delMany([...keys], store()), undefined)

/** Deletes all unsaved input in this browser; called at sign-out. */
export const forgetTyping = (): Promise<void> => attempt(() => clear(store()), undefined)
