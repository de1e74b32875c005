import { clear, createStore, del, delMany, entries, promisifyRequest, set, type UseStore } from 'idb-keyval'

/** IndexedDB store of unsaved input, so that a crash or a lost connection loses nothing. */
let opened: UseStore | undefined
const store = (): UseStore => (opened ??= createStore('captain-typing', 'entries'))

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

/** Deletes the entry if it is the one meant: another tab may have stored its own under the same key. */
export const deleteTypingIf = <T>(key: string, isMeant: (value: T) => boolean): Promise<void> =>
  attempt(
    () =>
      store()('readwrite', (entries) => {
        const found = entries.get(key) as IDBRequest<T | undefined>
        found.addEventListener('success', () => {
          if (found.result !== undefined && isMeant(found.result)) entries.delete(key)
        })
        return promisifyRequest(entries.transaction)
      }),
    undefined,
  )

/** All entries whose key starts with the prefix. */
export const findTyping = <T>(prefix: string): Promise<readonly (readonly [key: string, value: T])[]> =>
  attempt(async () => (await entries<string, T>(store())).filter(([key]) => key.startsWith(prefix)), [])

export const deleteAllTyping = (keys: readonly string[]): Promise<void> =>
  attempt(() => delMany([...keys], store()), undefined)

/** Deletes all unsaved input in this browser; called at sign-out. */
export const forgetTyping = (): Promise<void> => attempt(() => clear(store()), undefined)
