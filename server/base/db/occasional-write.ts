import { lruCache } from './lru-cache.ts'

const maxRemembered = 10_000

interface OccasionalWrite {
  /** The minimum time between two writes for one key, in milliseconds. */
  readonly every: number
  readonly now?: () => number
  write(key: string, at: string): Promise<unknown>
  /** Called when a write failed; the next use is written again. */
  failed(error: unknown): void
}

/**
 * Stores in the background when something was last used, at most once in `every`: a throttle. `before` is the time of
 * the last use, in milliseconds, where it is known from elsewhere.
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
