/** Work that is done one after another, in turns between those for whom it is done. */
export interface FairQueue {
  /** How much of somebody's work waits. */
  waiting(owner: string): number
  /** Does the work when it is its turn. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
}

/**
 * One piece of work at a time, of each owner in the order in which it came. Between owners it goes round: whoever comes
 * waits for one piece of work of each other, however many those have brought.
 */
export function fairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let running = false

  async function run(): Promise<void> {
    running = true
    // A map goes on to what is put at its end meanwhile: that makes the round.
    for (const [owner, jobs] of waiting) {
      await jobs.shift()!()
      waiting.delete(owner)
      if (jobs.length > 0) waiting.set(owner, jobs)
    }
    running = false
  }

  return {
    waiting: (owner) => waiting.get(owner)?.length ?? 0,
    run: (owner, work) =>
      new Promise((resolve, reject) => {
        const jobs = waiting.get(owner) ?? []
        jobs.push(() => work().then(resolve, reject))
        waiting.set(owner, jobs)
        if (!running) void run()
      }),
  }
}
