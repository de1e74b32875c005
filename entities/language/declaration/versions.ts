import type { CrossRecordRule } from '../cross-record-rules/index.ts'
import { onePublishedPerDate } from '../cross-record-rules/index.ts'
import { today } from '../dates/plain-date.ts'
import type { Field } from '../field-kind.ts'
import type { RecordValues } from '../condition.ts'

/** How the records of an entity form the versions of one document. */
export interface Versions<F extends string = string> {
  /** The version number; a new version gets the next one. */
  readonly number: F
  /** The day (a plain date in Japan) from which a published version is in force, until a later version takes over. */
  readonly from: F
  /** The fields that are not copied to a new version, besides its number, day and state. */
  readonly notCopied?: readonly F[]
}

/** The state in which a version can take effect. */
export const publishedState = 'published'

/** The status of a published version on a day: in force, not yet in force, or superseded. */
export const versionStatuses = ['current', 'upcoming', 'past'] as const
export type VersionStatus = (typeof versionStatuses)[number]

/**
 * The start day of the version in force on `day`, given the start days of the published versions; undefined if there is
 * none.
 */
export const currentVersionDay = (days: readonly string[], day: string = today()): string | undefined =>
  days
    .filter((each) => each <= day)
    .toSorted()
    .at(-1)

/** The status on `day` of a published version that starts on `from`, given the start day of the current version. */
export function versionStatus(from: string, currentFrom: string | undefined, day: string = today()): VersionStatus {
  if (from > day) return 'upcoming'
  return from === currentFrom ? 'current' : 'past'
}

interface WithVersions {
  readonly versions?: Versions
  readonly fields: Readonly<Record<string, Field>>
}

/**
 * Whether a record is a version that is or was in force: its number and day are then fixed, and it cannot become a
 * draft again.
 */
export const hasTakenEffect = (
  { versions, fields }: WithVersions,
  record: RecordValues,
  day: string = today(),
): boolean =>
  versions !== undefined &&
  String(record[versions.from]) <= day &&
  Object.values(fields).some(({ kind, name, options }) => kind === 'states' && record[name] !== options?.[0])

/**
 * What versioning adds to a declaration: versions that have left the first state are undeletable, and no two are
 * published for the same day.
 */
export const versionRules = ({ from }: Versions, { name, options = [] }: Field) => ({
  undeletable: { [name]: options.slice(1) },
  crossRecordRules: [onePublishedPerDate(from, name)] as readonly CrossRecordRule[],
})

/** The number after the highest of `numbers`: 1.1 after 1.0, 2.10.4 after 2.10.3. Undefined for an empty list. */
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
