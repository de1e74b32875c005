import type { Values } from '../input/body.ts'
import { addDays } from '../dates/plain-date.ts'
import { siteFields } from '../site-fields.ts'
import type { Entity, FieldValues, Period } from '../declaration/declaration.ts'
import type { SiteSlug } from '../../installation.ts'
import { startOfDay } from '../dates/wall-clock.ts'

/**
 * `public` is everybody; `staff` are the people who run the operator's sites, who may read everything published,
 * whatever its audience.
 */
export type Reader = 'public' | 'staff'

/** The fields of an entity that a site shows to the public. */
export const publicFields = (entity: Entity, site: SiteSlug) =>
  siteFields(entity, site).filter(({ name }) => isPublic(entity, name))

/** Whether the public may see a field of an entity. */
export const isPublic = (entity: Entity, field: string): boolean => entity.public?.fields.includes(field) === true

/**
 * The period, as instants, in which the public of a site sees a record; undefined if its current values keep it hidden.
 */
export function visiblePeriod(
  entity: Entity,
  site: SiteSlug,
  record: Values,
  reader: Reader = 'public',
): Period | undefined {
  const visible = conditionHolds(entity, record) && (reader === 'staff' || audienceHolds(entity, site, record))
  return visible ? periodOnceVisible(entity, record) : undefined
}

/** The same for a record that is known to be visible to its site at times. */
export function periodOnceVisible(entity: Entity, record: Values): Period {
  const periods = windowsOf(entity, record)
  return {
    from: latest(periods.map(({ from }) => startOf(entity, from, record))),
    until: earliest(periods.map(({ until }) => endOf(entity, until, record))),
  }
}

/** Without a `public` declaration nothing is visible. */
function conditionHolds({ public: visibility }: Entity, record: Values): boolean {
  if (visibility?.when === 'always') return true
  const expected = Object.entries(visibility?.when ?? {})
  return expected.length > 0 && expected.every(([name, value]) => isExpected(value, record[name]))
}

const audienceHolds = (entity: Entity, site: SiteSlug, record: Values): boolean =>
  siteFields(entity, site).every(({ name }) => {
    const expected = entity.public?.whenNotStaff?.[name]
    return expected === undefined || isExpected(expected, record[name])
  })

const isExpected = (expected: unknown, value: unknown): boolean =>
  Array.isArray(expected) ? expected.includes(value) : expected === value

/** The fields that a condition names. */
const fieldNamesIn = (values: 'always' | FieldValues | undefined): readonly string[] =>
  values === undefined || values === 'always' ? [] : Object.keys(values)

/** The windows that apply to a record: the declared one, and those of the fields that make it visible. */
const windowsOf = ({ public: visibility, fields }: Entity, record: Values): readonly Period[] => [
  ...(visibility?.window ? [visibility.window] : []),
  ...fieldNamesIn(visibility?.when).flatMap((name) => {
    const window = fields[name]?.window
    return window && String(record[name]) === window.during ? [window] : []
  }),
]

/** The fields that say when the public begins and ceases to see a record; none while its current values keep it hidden. */
export function windowEndsOf(
  entity: Entity,
  record: Values,
): readonly { readonly end: keyof Period; readonly field: string }[] {
  if (!conditionHolds(entity, record)) return []
  return windowsOf(entity, record).flatMap(({ from, until }) => [
    { end: 'from' as const, field: from },
    { end: 'until' as const, field: until },
  ])
}

/** The windows that may apply to records of an entity. */
const allWindows = ({ public: visibility, fields }: Entity): readonly Period[] =>
  [visibility?.window, ...fieldNamesIn(visibility?.when).map((name) => fields[name]?.window)].flatMap(
    (window) => window ?? [],
  )

/** The fields that say from when and until when records of an entity are visible. */
export const fieldsOfWindows = (entity: Entity): readonly string[] => [
  ...new Set(allWindows(entity).flatMap(({ from, until }) => [from, until])),
]

/** The fields that say from when a record is visible. */
export const startsOfWindows = (entity: Entity): readonly string[] => allWindows(entity).map(({ from }) => from)

/** The fields that say until when a record is visible. */
export const endsOfWindows = (entity: Entity): readonly string[] => [
  ...new Set(allWindows(entity).map(({ until }) => until)),
]

/** The fields that decide whether a record is visible, and which of its fields are redacted. */
export function visibilityFields(entity: Entity): readonly string[] {
  const { public: visibility, fields } = entity
  if (!visibility) return []
  const { when, whenNotStaff, redact } = visibility
  const names = new Set([
    ...fieldNamesIn(when),
    ...fieldNamesIn(whenNotStaff),
    ...fieldNamesIn(redact?.when),
    ...allWindows(entity).flatMap(({ from, until }) => [from, until]),
  ])
  return Object.keys(fields).filter((name) => names.has(name))
}

/** The fields that decide whether others are redacted. */
export const redactedBy = ({ public: visibility }: Entity): readonly string[] => fieldNamesIn(visibility?.redact?.when)

/** Whether a public field is redacted in some records. */
export const isRedactable = ({ public: visibility }: Entity, field: string): boolean =>
  visibility?.redact?.fields.includes(field) === true

/** Whether a public field is redacted in a record, given its current values. */
export function isRedacted(entity: Entity, field: string, record: Values): boolean {
  const { redact } = entity.public ?? {}
  return (
    redact !== undefined &&
    isRedactable(entity, field) &&
    Object.entries(redact.when).every(([name, value]) => isExpected(value, record[name]))
  )
}

function startOf({ fields }: Entity, name: string, record: Values): string | undefined {
  const value = record[name] as string | null | undefined
  return value ? (fields[name]?.kind === 'date' ? startOfDay(value) : value) : undefined
}

/** The end of a window; its last day is included. */
function endOf({ fields }: Entity, name: string, record: Values): string | undefined {
  const value = record[name] as string | null | undefined
  return value ? (fields[name]?.kind === 'date' ? startOfDay(addDays(value, 1)) : value) : undefined
}

/** Sort before and after every instant when compared as text. */
const beforeAllInstants = '0000'
const afterAllInstants = '9999'

const latest = (instants: readonly (string | undefined)[]): string =>
  instants.reduce<string>((last, each) => (each !== undefined && each > last ? each : last), beforeAllInstants)

const earliest = (instants: readonly (string | undefined)[]): string =>
  instants.reduce<string>((first, each) => (each !== undefined && each < first ? each : first), afterAllInstants)
