import { lruCache } from './lru-cache.ts'

const maxRemembered = 10_000

interface OccasionalWrite {
  /** How often it is written down at most for one key, in milliseconds. */
  readonly every: number
  readonly now?: () => number
  write(key: string, at: string): Promise<unknown>
  /** Told of a write that failed; the next use is written down again. */
  failed(error: unknown): void
}

/**
 * Writes down in the background when something was last used, without making its user wait. `before` is the time, in
 * milliseconds, that is known from elsewhere.
 */
export function occasionalWrite({ every, write, failed, now = () => Date.now() }: OccasionalWrite) {
  const writtenAt = lruCache<number>(maxRemembered)
  return (key: string, before?: number): void => {
    const at = now()
    const known = writtenAt.get(key) ?? before
    if (known !== undefined && Math.abs(at - known) < every) return
    writtenAt.set(key, at)
    write(key, new Date(at).toISOString()).catch((error: unknown) => {
      writtenAt.delete(key)
      failed(error)
    })
  }
}
