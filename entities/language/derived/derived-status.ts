import type { Period } from '../declaration/declaration.ts'
import type { Entity, Field } from '../entity.ts'
import { publishedState, versionStatuses } from '../declaration/versions.ts'

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

/**
 * What a window makes of its state, by its two ends; the first that holds decides, so what has closed no longer opens.
 * The end itself no longer belongs to the window, its beginning does. The server makes SQL of this, and `windowStatusAt`
 * is the same for values at hand.
 */
export const windowStatuses = [
  { status: 'expired', end: 'until', isOver: true },
  { status: 'scheduled', end: 'from', isOver: false },
] as const

type WindowStatus = (typeof windowStatuses)[number]['status']

/** Where a moment is in a period: `expired` after it, `scheduled` before it; undefined within. An empty end has none. */
export const windowStatusAt = <T extends number | string>(
  period: { readonly [End in keyof Period]: T | undefined },
  now: T,
): WindowStatus | undefined =>
  windowStatuses.find(({ end, isOver }) => period[end] !== undefined && period[end] <= now === isOver)?.status

/** The status of a field of a record: its value or, where a window decides, what the window makes of it now. */
export function derivedStatusOf(
  { name, window }: Field,
  record: Readonly<Record<string, unknown>>,
  now: Date = new Date(),
): string {
  const state = String(record[name] ?? '')
  if (!window || state !== window.during) return state
  const period = { from: epoch(record[window.from]), until: epoch(record[window.until]) }
  return windowStatusAt(period, now.valueOf()) ?? state
}

const epoch = (value: unknown): number | undefined => {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}
