import { publicView } from '../../kernel/crud/views.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { addDays, currentBusinessDay, daysBetween, today } from '../../../entities/language/dates/plain-date.ts'
import { regularHoursOn } from '../../../entities/language/shared/opening-days.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { labelsOf } from '../../../locales/labels.ts'
import type { Database } from '../../base/db/database.ts'
import type { Appointment } from '../feeds/icalendar.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import type { Publisher, PublicRecord } from '../../kernel/public/public-record.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { orderOf } from '../../kernel/crud/list/query.ts'
import { readContentPage } from './read-records.ts'
import type { ContentTenant } from './content-tenant.ts'
import type { ContentQuery } from './query.ts'
import type { Subscription } from './subscriptions.ts'

/** A time of opening on a day, in the 30-hour clock: what begins before midnight may end at 26:00. */
interface OpeningHours {
  readonly start: string
  readonly end: string
}

interface PublicOpeningDay {
  readonly day: string
  /** Empty where it is closed to everybody; null where no opening hours are in force. */
  readonly hours: readonly OpeningHours[] | null
  /** What makes the day other than usual. */
  readonly special: { readonly id: string; readonly state: string; readonly updatedAt: string } | null
}

/** The days that are known, from yesterday on. */
export interface OpeningDays {
  readonly days: readonly PublicOpeningDay[]
  /** When the regular hours were last changed; undefined where there are none. */
  readonly usualSince: string | undefined
}

/** A time of opening as instants. */
interface OpeningSpan {
  readonly opensAt: string
  readonly closesAt: string
}

interface Opening {
  readonly isOpen: boolean
  /** The present time of opening; null while it is closed. */
  readonly current: OpeningSpan | null
  /** The next one, within the days that are known. */
  readonly next: OpeningSpan | null
  /** From today on. Until six in the morning, the day before is today. */
  readonly days: readonly PublicOpeningDay[]
}

/** How many days are looked ahead, so that a long closure has an end. */
const horizon = 92
/** How many special days are read: one for each day, and one more. */
const mostSpecials = horizon + 2

/** When a tenant is open, from the day before the present one: the public records of its regular hours and special days. */
export async function readOpeningDays(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  now: Date,
): Promise<OpeningDays> {
  const { date, state, spans, regularHours, notOpen } = entity.calendar!
  const first = addDays(today(now), -1)
  const [regular] = await readAll(database, tenant, entityByName(regularHours!)!, [])
  const specials = await readAll(database, tenant, entity, [
    { field: date, operator: 'gte', value: first, array: false },
    { field: date, operator: 'lte', value: addDays(first, horizon), array: false },
  ])
  const hoursIn = (rows: unknown, start: string, end: string): readonly OpeningHours[] =>
    ((rows ?? []) as readonly Values[]).map((row) => ({ start: String(row[start]), end: String(row[end]) }))
  const days = daysBetween(first, addDays(first, horizon), horizon + 1).map((day): PublicOpeningDay => {
    const special = specials.find((record) => record[date] === day)
    if (special) {
      const isClosed = notOpen!.includes(String(special[state]))
      const hours = isClosed ? [] : hoursIn(special[spans.field], spans.start, spans.end)
      return { day, hours, special: { id: special.id, state: String(special[state]), updatedAt: special.updatedAt } }
    }
    const usual = regularHoursOn(day, regular)
    const hours = usual === 'closed' ? [] : usual ? hoursIn(usual, 'openTime', 'closeTime') : null
    return { day, hours, special: null }
  })
  return { days, usualSince: regular?.updatedAt }
}

/** The known days as appointments: one for each time of opening, and one for each whole day on which it is closed. */
export function openingAppointments(
  entity: Entity,
  { slug }: ContentTenant,
  { days, usualSince }: OpeningDays,
  { language, link }: Subscription,
): readonly Appointment[] {
  const translate = translatorOf(language)
  const { option } = labelsOf({ translate }, entity.name)
  return days.flatMap(({ day, hours, special }): Appointment[] => {
    if (hours === null) return []
    const usual = hours.length > 0 ? translate('commons.week.open') : translate('commons.week.closed')
    const common = {
      title: special ? option(entity.calendar!.state, special.state) : usual,
      updated: special?.updatedAt ?? usualSince!,
      link,
      isTransparent: true,
    }
    if (hours.length === 0) return [{ ...common, uid: `${day}-closed@${slug}`, span: { firstDay: day, lastDay: day } }]
    return hours.map(({ start, end }, index) => ({
      ...common,
      uid: `${day}-${index}@${slug}`,
      span: { start: instantOf(day, start), end: instantOf(day, end) },
    }))
  })
}

/** Whether it is open at a moment and when that changes next, in milliseconds. */
export function openingAt(
  days: readonly PublicOpeningDay[],
  now: Date,
  shownDays: number,
): { readonly opening: Opening; readonly until: number } {
  const at = now.toISOString()
  const spans = days.flatMap(({ day, hours }) =>
    (hours ?? []).map(({ start, end }) => ({ opensAt: instantOf(day, start), closesAt: instantOf(day, end) })),
  )
  const current = spans.find(({ opensAt, closesAt }) => opensAt <= at && at < closesAt) ?? null
  const next = spans.find(({ opensAt }) => opensAt > at) ?? null
  const first = currentBusinessDay(now)
  const shown = days.filter(({ day }) => day >= first).slice(0, shownDays)
  const changes = [current?.closesAt, next?.opensAt, instantOf(addDays(first, 1), '06:00')].flatMap(
    (each) => each ?? [],
  )
  return {
    opening: { isOpen: current !== null, current, next, days: shown },
    until: Math.min(...changes.map((each) => Date.parse(each))),
  }
}

/** The instant of a time of a day on the 30-hour clock. */
const instantOf = (day: string, clock: string): string => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  const local = addDays(day, Math.floor(hours / 24))
  return new Date(Date.parse(startOfDay(local)) + ((hours % 24) * 60 + minutes) * 60_000).toISOString()
}

async function readAll(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  conditions: ContentQuery['conditions'],
): Promise<readonly PublicRecord[]> {
  const { value } = await readContentPage(
    database,
    tenant,
    entity,
    {
      sort: orderOf(entity),
      from: 0,
      to: mostSpecials,
      conditions,
      words: [],
      trashed: false,
      include: [],
      forPublic: true,
      place: undefined,
      shown: { view: publicView, expand: [], body: undefined, fields: undefined, language: undefined },
    },
    '',
  )
  return value.records
}
