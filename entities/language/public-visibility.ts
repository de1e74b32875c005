import type { Values } from './input/body.ts'
import { addDays } from './dates/plain-date.ts'
import { siteFields } from './site-fields.ts'
import type { Entity, FieldValues, Period } from './declaration.ts'
import type { SiteSlug } from './sites.ts'
import { startOfDay } from './dates/wall-clock.ts'

/** Everybody, or the people who run the operator's sites, who read what is published whoever it was written for. */
export type Reader = 'public' | 'staff'

/** The fields of an entity that a site shows to the public. */
export const publicFields = (entity: Entity, site: SiteSlug) =>
  siteFields(entity, site).filter(({ name }) => isPublic(entity, name))

/** Whether the public is told a field of an entity. */
export const isPublic = (entity: Entity, field: string): boolean => entity.public?.fields.includes(field) === true

/** From when until when the public of a site sees a record, as instants; undefined for one that it never sees as it is. */
export function visiblePeriod(
  entity: Entity,
  site: SiteSlug,
  record: Values,
  reader: Reader = 'public',
): Period | undefined {
  const visible = conditionHolds(entity, record) && (reader === 'staff' || audienceHolds(entity, site, record))
  if (!visible) return undefined
  const periods = windowsOf(entity, record)
  return {
    from: latest(periods.map(({ from }) => startOf(entity, from, record))),
    until: earliest(periods.map(({ until }) => endOf(entity, until, record))),
  }
}

/** A declaration that says nothing shows nothing. */
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

/** The fields that name a condition's values. */
const fieldNamesIn = (values: 'always' | FieldValues | undefined): readonly string[] =>
  values === undefined || values === 'always' ? [] : Object.keys(values)

/** The windows that count for a record: the declared one, and those of the fields that make it visible. */
const windowsOf = ({ public: visibility, fields }: Entity, record: Values): readonly Period[] => [
  ...(visibility?.window ? [visibility.window] : []),
  ...fieldNamesIn(visibility?.when).flatMap((name) => {
    const window = fields[name]?.window
    return window && String(record[name]) === window.during ? [window] : []
  }),
]

/** The fields that decide whether a record is visible, and how much of it. */
export function visibilityFields({ public: visibility, fields }: Entity): readonly string[] {
  if (!visibility) return []
  const { when, whenNotStaff, window, redact } = visibility
  const windows = [window, ...fieldNamesIn(when).map((name) => fields[name]?.window)]
  const names = new Set([
    ...fieldNamesIn(when),
    ...fieldNamesIn(whenNotStaff),
    ...fieldNamesIn(redact?.when),
    ...windows.flatMap((each) => (each ? [each.from, each.until] : [])),
  ])
  return Object.keys(fields).filter((name) => names.has(name))
}

/** Whether the public is not told a field of a record as it is. */
export function isRedacted({ public: visibility }: Entity, field: string, record: Values): boolean {
  const { redact } = visibility ?? {}
  return (
    redact !== undefined &&
    redact.fields.includes(field) &&
    Object.entries(redact.when).every(([name, value]) => isExpected(value, record[name]))
  )
}

function startOf({ fields }: Entity, name: string, record: Values): string | undefined {
  const value = record[name] as string | null | undefined
  return value ? (fields[name]?.kind === 'date' ? startOfDay(value) : value) : undefined
}

/** The last day of a window is in it. */
function endOf({ fields }: Entity, name: string, record: Values): string | undefined {
  const value = record[name] as string | null | undefined
  return value ? (fields[name]?.kind === 'date' ? startOfDay(addDays(value, 1)) : value) : undefined
}

/** Before and after every instant there is, in the order of their texts. */
const beforeAllInstants = '0000'
const afterAllInstants = '9999'

const latest = (instants: readonly (string | undefined)[]): string =>
  instants.reduce<string>((last, each) => (each !== undefined && each > last ? each : last), beforeAllInstants)

const earliest = (instants: readonly (string | undefined)[]): string =>
  instants.reduce<string>((first, each) => (each !== undefined && each < first ? each : first), afterAllInstants)
