import type { Entity, Field } from './entity.ts'
import { publishedState, versionStatuses } from './versions.ts'

/**
 * What a field's state can mean to the reader now: the states themselves and, where a window decides whether a record
 * shows, `scheduled` before it opens and `expired` after it has closed; of versions, in its place what a published one is.
 */
export function derivedStatusesOf({ versions }: Entity, { kind, options = [], window }: Field): readonly string[] {
  if (window && kind === 'toggle') return ['false', 'scheduled', 'true', 'expired']
  if (versions && kind === 'states')
    return options.flatMap((option) => (option === publishedState ? versionStatuses : [option]))
  return window
    ? options.flatMap((option) => (option === window.during ? ['scheduled', option, 'expired'] : [option]))
    : options
}

/** Whether a field's status now depends on more than its value. */
export const hasDerivedStatus = ({ versions }: Entity, { kind, window }: Field): boolean =>
  window !== undefined || (versions !== undefined && kind === 'states')
