import type { Entity, Field } from './entity.ts'
import { publishedState, versionStatuses } from './versions.ts'

/**
 * The statuses that a field can have on screen. They are its states and, if a window decides whether a record shows,
 * `scheduled` before it opens and `expired` after it has closed. For versions, the published state is replaced by the
 * version statuses.
 */
export function derivedStatusesOf({ versions }: Entity, { kind, options = [], window }: Field): readonly string[] {
  if (window && kind === 'toggle') return ['false', 'scheduled', 'true', 'expired']
  if (versions && kind === 'states')
    return options.flatMap((option) => (option === publishedState ? versionStatuses : [option]))
  return window
    ? options.flatMap((option) => (option === window.during ? ['scheduled', option, 'expired'] : [option]))
    : options
}

/** Whether a field's current status depends on more than its value. */
export const hasDerivedStatus = ({ versions }: Entity, { kind, window }: Field): boolean =>
  window !== undefined || (versions !== undefined && kind === 'states')
