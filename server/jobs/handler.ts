/** When a job that failed is tried again, in milliseconds: after the first pause, doubled each time up to the longest. */
export interface Retry {
  readonly first: number
  readonly longest: number
  /** After so many tries it is given up. What is done again and again is never given up. */
  readonly tries: number
}

/** How the jobs of one kind are done. */
export interface JobHandler {
  readonly retry: Retry
  /** For what is done again and again: this long after it was done, in milliseconds. */
  readonly every?: number
  /** Its errors hold what nobody else should read: they are not logged. */
  readonly isPrivate?: boolean
  /**
   * Does a job; what it throws makes it fail. It may run more than once, where a server stopped before it was known to
   * be done. The signal tells that the server stops, or that another has taken the job over.
   */
  run(payload: unknown, signal: AbortSignal): Promise<void>
}

/** All kinds of jobs that a server does, by their names. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** The pause after so many tries, a little longer by chance, so that what failed together is not tried together. */
export const pauseAfter = ({ first, longest }: Retry, tries: number, chance: number): number =>
  Math.round(Math.min(first * 2 ** (tries - 1), longest) * (1 + chance / 10))

/** Why a job failed, by codes alone: messages of mail servers, for one, hold addresses. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as { code?: unknown; responseCode?: unknown; name?: unknown }
  return ([code, responseCode].filter(Boolean).join(' ') || String(name ?? 'unknown')).slice(0, 500)
}
