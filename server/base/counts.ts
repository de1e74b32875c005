/** What this process has counted since it started; `/metrics` reports it, and nothing depends on it. */
export const counts = {
  publicCache: { hits: 0, misses: 0 },
  pageCache: { hits: 0, misses: 0 },
  /** By kind of job and what became of it: `mail done`. */
  jobs: new Map<string, number>(),
}

/** What became of a try of a job. */
export type JobOutcome = 'done' | 'retried' | 'failed'

export function countJob(kind: string, outcome: JobOutcome): void {
  const key = `${kind} ${outcome}`
  counts.jobs.set(key, (counts.jobs.get(key) ?? 0) + 1)
}
