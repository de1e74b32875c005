import { constants, setPriority } from 'node:os'

/**
 * Lets everybody else go first where there are fewer cores than threads at work: called at the start of a thread whose
 * work may take its time. On Linux a priority is the calling thread's own (setpriority(2), notes); elsewhere it would be
 * that of the whole server, so there nothing changes.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
