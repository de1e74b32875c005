import { z } from 'zod'
import { time30Pattern } from '../../../entities/language/dates/wall-clock.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { regularHoursOn } from '../../../entities/language/shared/opening-days.ts'
import { currentBusinessDay, daysBetween, weekOf } from '../../../entities/language/dates/plain-date.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../records/context.ts'
import { rowColumns, type RecordRow } from '../records/read-row.ts'
import { entitiesOfSite, entityByName } from '../records/registry.ts'
import { rowValues } from '../records/stored-values.ts'

/** A time of day on the 30-hour clock, for documents: what begins before midnight may end at 26:00. */
export const clockTime = z.string().regex(new RegExp(`^(?:${time30Pattern.source})$`))

export interface OpeningHours {
  readonly start: string
  readonly end: string
}

export interface OpeningDay {
  readonly day: string
  readonly isToday: boolean
  /** Empty where it is closed; null where no opening hours are in force. */
  readonly hours: readonly OpeningHours[] | null
  /** The record that makes the day other than usual. */
  readonly special: { readonly id: string; readonly state: string; readonly title: string | null } | null
}

export interface OpeningWeek {
  /** The entity of the special days. */
  readonly entity: string
  /** The field that says what kind of day it is. */
  readonly field: string
  /** From Monday to Sunday. */
  readonly days: readonly OpeningDay[]
}

/**
 * When a tenant is open this week: its regular hours and days off, and on special days what their records say. Hours
 * past midnight (26:00) belong to the day on which they began, which is therefore today until six in the morning. Null
 * where its site has no opening hours, or none are known and no day is special.
 */
export function* openingWeek(
  store: Store,
  tenant: string,
  site: SiteSlug,
  day: string = currentBusinessDay(),
): Operation<OpeningWeek | null> {
  const entity = openingEntity(site)
  const days = entity && (yield* openingDays(store, tenant, entity, weekOf(day), day))
  return days ? { entity: entity.name, field: entity.calendar!.state, days } : null
}

/** The entity of a site's special days, beside its regular opening hours; undefined for most. */
export const openingEntity = (site: SiteSlug): Entity | undefined =>
  entitiesOfSite(site).find(
    (each) => each.calendar?.regularHours !== undefined && screensOf(each, site).includes('list'),
  )

/** When a tenant is open on some days, in order; null where no hours are known and no day is special. */
export function* openingDays(
  store: Store,
  tenant: string,
  entity: Entity,
  { from, until }: Span,
  today: string = currentBusinessDay(),
): Operation<readonly OpeningDay[] | null> {
  const { date, state, spans, edit, regularHours } = entity.calendar!
  const [regular] = yield* liveRecords(store, tenant, entityByName(regularHours!)!)
  const specials = yield* liveRecords(store, tenant, entity, { date, from, until })
  if (!regular && specials.length === 0) return null
  const title = edit.find((name) => entity.fields[name]!.kind === 'text')
  const rangesOf = (rows: unknown, start: string, end: string): readonly OpeningHours[] =>
    ((rows ?? []) as readonly Values[]).map((row) => ({ start: String(row[start]), end: String(row[end]) }))

  return daysBetween(from, until, maxDays).map((each): OpeningDay => {
    const special = specials.find((record) => record[date] === each)
    const usual = regularHoursOn(each, regular)
    const usualHours = usual === 'closed' ? [] : usual ? rangesOf(usual, 'openTime', 'closeTime') : null
    return {
      day: each,
      isToday: each === today,
      hours: special ? rangesOf(special[spans.field], spans.start, spans.end) : usualHours,
      special: special
        ? {
            id: String(special.id),
            state: String(special[state]),
            title: (title && (special[title] as string | null)) || null,
          }
        : null,
    }
  })
}

/** The first and the last of some days. */
interface Span {
  readonly from: string
  readonly until: string
}

const maxDays = 31

interface Days extends Span {
  readonly date: string
}

/** The live records of an entity: the first one, or those of days. */
function* liveRecords(store: Store, tenant: string, entity: Entity, days?: Days): Operation<readonly Values[]> {
  const statement = store.cachedStatement<RecordRow>`opening|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    const live = select()
      .where(column(table, 'trashedAt'), 'is', null)
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
    return days
      ? live
          .where(column(table, days.date), '>=', param('monday'))
          .where(column(table, days.date), '<=', param('sunday'))
      : live.orderBy(column(table, 'id')).limit(1)
  })
  const rows = yield* all(statement({ tenant_id: tenant, ...(days && { monday: days.from, sunday: days.until }) }))
  return rows.map((row) => ({ ...rowValues(entity, row), id: row.id }))
}
