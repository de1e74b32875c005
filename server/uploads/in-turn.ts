/** Work that is done one after another, in turns between those for whom it is done. */
export interface Turns {
  /** How much of somebody's work waits. */
  waiting(owner: string): number
  /** Does the work when it is its turn. */
  take<T>(owner: string, work: () => Promise<T>): Promise<T>
}

/**
 * One piece of work at a time, of each owner in the order in which it came. Between owners it goes round: whoever comes
 * waits for one piece of work of each other, however many those have brought.
 */
export function inTurn(): Turns {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let running = false

  async function run(): Promise<void> {
    running = true
    // A map goes on to what is put at its end meanwhile: that makes the round.
    for (const [owner, works] of waiting) {
      await works.shift()!()
      waiting.delete(owner)
      if (works.length > 0) waiting.set(owner, works)
    }
    running = false
  }

  return {
    waiting: (owner) => waiting.get(owner)?.length ?? 0,
    take: (owner, work) =>
      new Promise((resolve, reject) => {
        const works = waiting.get(owner) ?? []
        works.push(() => work().then(resolve, reject))
        waiting.set(owner, works)
        if (!running) void run()
      }),
  }
}
