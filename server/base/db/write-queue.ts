export interface WriteQueue {
  /** Runs work after all earlier work with the same key. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Resolves when the queue is empty. */
  idle(): Promise<void>
}

/** Work waiting in this queue does not hold a connection. */
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
