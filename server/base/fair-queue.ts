/** A queue that takes turns between owners. */
export interface FairQueue {
  /** The number of an owner's waiting jobs. */
  waiting(owner: string): number
  /** Runs the work when it is its turn; rejects with the signal's reason if that aborts before. */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/**
 * Runs one job at a time, or `atOnce`, each owner's in order of arrival. Owners take turns, so a newcomer
 * waits for one job of each other owner, however many those have queued.
 */
export function fairQueue(atOnce = 1): FairQueue {
  /** Whoever comes first in the map is the next to have a turn. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let running = 0

  function toTheEnd(owner: string): void {
    const jobs = waiting.get(owner)
    waiting.delete(owner)
    if (jobs && jobs.length > 0) waiting.set(owner, jobs)
  }

  function startNext(): void {
    const [next] = waiting
    if (!next || running >= atOnce) return
    const [owner, jobs] = next
    const job = jobs.shift()!
    running += 1
    toTheEnd(owner)
    void job().then(() => {
      running -= 1
      // Others may have come while it was at work.
      toTheEnd(owner)
      startNext()
    })
  }

  return {
    waiting: (owner) => waiting.get(owner)?.length ?? 0,
    run: (owner, work, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const jobs = waiting.get(owner) ?? []
        const job = async (): Promise<void> => {
          signal?.removeEventListener('abort', leave)
          try {
            resolve(await work())
          } catch (error) {
            // Thrown before there was a promise, too: its turn is over in any case.
            reject(error)
          }
        }
        const leave = (): void => {
          jobs.splice(jobs.indexOf(job), 1)
          if (jobs.length === 0) waiting.delete(owner)
          reject(signal!.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
        jobs.push(job)
        waiting.set(owner, jobs)
        startNext()
      }),
  }
}
