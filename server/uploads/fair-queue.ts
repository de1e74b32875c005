/** A queue that takes turns between owners. */
export interface FairQueue {
  /** The number of an owner's waiting jobs. */
  waiting(owner: string): number
  /** Runs the work when it is its turn. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
}

/**
 * Runs one job at a time, each owner's in order of arrival. Owners take turns, so a newcomer waits for one job of each
 * other owner, however many those have queued.
 */
export function fairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let running = false

  async function run(): Promise<void> {
    running = true
    // A map's iteration includes entries added at its end meanwhile; that makes the rounds.
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
