import { clocksDiffer } from '../../base/jobs/job.ts'

/** The latest moment that a correct clock may have given. */
export const latest = (now = Date.now()): Date => new Date(now + clocksDiffer)

/** Whether a moment comes from a clock that was ahead: what it dates is neither the newest nor recent. */
export const isAhead = (moment: Date, now?: number): boolean => moment > latest(now)
