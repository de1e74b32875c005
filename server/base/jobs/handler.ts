/** When a failed job is retried: after the `first` pause, which doubles each time up to `longest`; in milliseconds. */
export interface Retry {
  readonly first: number
  readonly longest: number
  /** The number of attempts before giving up. Recurring jobs are never given up. */
  readonly tries: number
}

/** How jobs of one kind are run. */
export interface JobHandler {
  readonly retry: Retry
  /** For recurring jobs: the time from completion to the next run, in milliseconds. */
  readonly every?: number
  /**
   * How many jobs of this kind a server runs at once, if they may take long. They run beside the others and keep none
   * of them waiting; kinds without it share few places, and must be short.
   */
  readonly atOnce?: number
  /** How many of them may be of one tenant; half of them if left out. */
  readonly atOnceOfTenant?: number
  /** The job's errors may contain private data, so they are not logged. */
  readonly isPrivate?: boolean
  /**
   * Runs a job; throwing makes it fail. It may run more than once, if a server stopped before the completion was
   * recorded. The signal aborts when the server stops, or when another runner has taken over the job.
   */
  run(payload: unknown, signal: AbortSignal): Promise<void>
  /**
   * The job is given up: its last attempt failed, or was cut off each time. It is called before that is recorded, and
   * again if it fails.
   */
  givenUp?(payload: unknown): Promise<void>
}

/** How what repeats each hour is run. */
export const hourly = { every: 3_600_000, retry: { first: 60_000, longest: 3_600_000, tries: Infinity } } as const

/** The same for what goes through a storage: it waits for that, and has a place of its own. */
export const hourlyInStorage = { ...hourly, atOnce: 1 } as const

/** All kinds of jobs that a server runs, by name. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

/**
 * The pause after a number of attempts, slightly randomised so that jobs that failed together are not retried together.
 */
export const pauseAfter = ({ first, longest }: Retry, tries: number, chance: number): number =>
  Math.round(Math.min(first * 2 ** (tries - 1), longest) * (1 + chance / 10))

/** Why a job failed, using only error codes: messages of mail servers, for example, contain addresses. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as { code?: unknown; responseCode?: unknown; name?: unknown }
  return ([code, responseCode].filter(Boolean).join(' ') || String(name ?? 'unknown')).slice(0, 500)
}
