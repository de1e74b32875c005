import { clear, createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval'

/** Where typing that is not saved yet is kept, so that a crash or a lost network loses nothing. */
let opened: UseStore | undefined
const store = (): UseStore => (opened ??= createStore('captain-typing', 'entries'))

/** A browser that refuses to keep anything (private windows, full disks) costs the safety net, never the form. */
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

/** Everything kept under keys that start so. */
export const findTyping = <T>(prefix: string): Promise<readonly (readonly [key: string, value: T])[]> =>
  attempt(async () => (await entries<string, T>(store())).filter(([key]) => key.startsWith(prefix)), [])

export const deleteAllTyping = (keys: readonly string[]): Promise<void> =>
  attempt(() => delMany([...keys], store()), undefined)

/** Forgets everything typed and not saved in this browser: at sign-out. */
export const forgetTyping = (): Promise<void> => attempt(() => clear(store()), undefined)
