export interface WriteQueue {
  /** Runs a piece of work after those of the same key that came before it. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Comes when nothing is left to do. */
  idle(): Promise<void>
}

/** Work that waits here for its turn holds no connection meanwhile. */
export function createWriteQueue(): WriteQueue {
  const last = new Map<string, Promise<unknown>>()
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const previous = last.get(key)
      const result = previous ? previous.then(work, work) : work()
      const settled = result.then(
        () => undefined,
        () => undefined,
      )
      last.set(key, settled)
      void settled.then(() => last.get(key) === settled && last.delete(key))
      return result
    },
    async idle() {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}
