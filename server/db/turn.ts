export interface Turns {
  /** Runs a piece of work after those of the same key that came before it. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Comes when nothing is left to do. */
  done(): Promise<void>
}

/** Work that waits here for its turn holds no connection meanwhile. */
export function writesInTurn(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(key)
      const mine = before ? before.then(work, work) : work()
      const settled = mine.then(
        () => undefined,
        () => undefined,
      )
      last.set(key, settled)
      void settled.then(() => last.get(key) === settled && last.delete(key))
      return mine
    },
    async done() {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}
