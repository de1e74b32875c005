import type { AmongRule } from './cross-record-rule.ts'
import { onePublishedPerDate } from './cross-record-rule.ts'
import { today } from './dates/plain-date.ts'
import type { Field } from './field-kind.ts'
import type { RecordValues } from './record-rule.ts'

/** How the records of an entity are the versions of one document. */
export interface Versions<F extends string = string> {
  /** The number of a version, which a new one raises. */
  readonly number: F
  /** The day (a plain date in Japan) from which a published version is in force, until the day of a later one. */
  readonly from: F
  /** What a new version does not take over from the one it is made of, beside its number, day and state. */
  readonly notCopied?: readonly F[]
}

/** The state in which a version counts. */
export const publishedState = 'published'

/** What a published version means on a day: in force, to come, or followed by a later one. */
export const versionStatuses = ['current', 'upcoming', 'past'] as const
export type VersionStatus = (typeof versionStatuses)[number]

/** The day of the version in force on a day, by the days of those published; undefined while none is. */
export const currentVersionDay = (days: readonly string[], day: string = today()): string | undefined =>
  days
    .filter((each) => each <= day)
    .toSorted()
    .at(-1)

/** What a published version that counts from a day means, where the one in force counts from `inForce`. */
export function versionStatus(from: string, currentFrom: string | undefined, day: string = today()): VersionStatus {
  if (from > day) return 'upcoming'
  return from === currentFrom ? 'current' : 'past'
}

interface WithVersions {
  readonly versions?: Versions
  readonly fields: Readonly<Record<string, Field>>
}

/** Whether a record is a version that is or was in force: its number and day stand, and it never becomes a draft again. */
export const hasTakenEffect = (
  { versions, fields }: WithVersions,
  record: RecordValues,
  day: string = today(),
): boolean =>
  versions !== undefined &&
  String(record[versions.from]) <= day &&
  Object.values(fields).some(({ kind, name, options }) => kind === 'states' && record[name] !== options?.[0])

/** What versions bring with them: those that left their first state stay, and no two are published for one day. */
export const versionRules = ({ from }: Versions, { name, options = [] }: Field) => ({
  undeletable: { [name]: options.slice(1) },
  among: [onePublishedPerDate(from, name)] as readonly AmongRule[],
})

/** The number after the highest of some: 1.1 after 1.0, 2.10.4 after 2.10.3. */
export function nextVersionNumber(numbers: readonly string[]): string | undefined {
  const highest = numbers
    .map((each) => each.split('.').map(Number))
    .toSorted(compareParts)
    .at(-1)
  if (!highest) return undefined
  return [...highest.slice(0, -1), highest.at(-1)! + 1].join('.')
}

function compareParts(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((part, index) => part !== b[index])
  return place === -1 ? a.length - b.length : a[place]! - (b[place] ?? -1)
}
