import { clocksDiffer } from '../../base/jobs/job.ts'

/** The latest moment that a clock may have told that is right. */
export const latest = (now = Date.now()): Date => new Date(now + clocksDiffer)

/** Whether a moment was told by a clock that was ahead: what is of then is neither the newest nor recent. */
export const isAhead = (moment: Date, now?: number): boolean => moment > latest(now)
