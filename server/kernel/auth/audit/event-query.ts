import { sql, type SelectQueryBuilder } from 'kysely'
import type { EventFilter } from '../../../../entities/system/audit-event.ts'
import { all, first, type Operation } from '../../../base/db/query.ts'
import type { Dialect } from '../../../base/db/database.ts'
import { isOneOf } from '../../../base/db/is-one-of.ts'
import { installation } from '../../../base/db/scope.ts'
import { statement } from '../../../base/db/statement.ts'
import type { InstallationTables } from '../../../base/db/tables.ts'

const sortColumns = { at: 'at', action: 'action', actor: 'actorName', target: 'targetName' } as const

export type EventRow = InstallationTables['auth_event']

export const eventAnswer = ({ id, at, action, ip, userAgent, detail, ...row }: EventRow) => ({
  id,
  at,
  action,
  actor: personName(row.actorId, row.actorName),
  actingAs: personName(row.actingAsId, row.actingAsName),
  target: personName(row.targetId, row.targetName),
  ip,
  userAgent,
  detail: detail === null ? null : (JSON.parse(detail) as Record<string, unknown>),
})

const personName = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

interface Page {
  readonly filter: EventFilter
  readonly sort: { readonly column: keyof typeof sortColumns; readonly descending: boolean }
  readonly first: number
  readonly last: number
}

export function* eventPage(
  dialect: Dialect,
  { filter, sort: { column, descending }, first: from, last }: Page,
): Operation<{ rows: readonly EventRow[]; total: number }> {
  const direction = descending ? 'desc' : 'asc'
  const page = filteredEvents(dialect, filter)
    .selectAll()
    .orderBy(sortColumns[column], (by) => (descending ? by.desc() : by.asc()).nullsLast())
    .orderBy('id', direction)
    .limit(last - from + 1)
    .offset(from)
  const count = filteredEvents(dialect, filter).select(sql<number>`count(*)`.as('total'))
  return { rows: yield* all(statement(page)({})), total: Number((yield* first(statement(count)({})))!.total) }
}

/**
 * The events following another one, newest first: an export continues where it stopped, whatever is added in the
 * meantime.
 */
export const eventsAfter = (
  dialect: Dialect,
  filter: EventFilter,
  after: EventRow | undefined,
  limit: number,
): Operation<readonly EventRow[]> => {
  const query = filteredEvents(dialect, filter).selectAll().orderBy('id', 'desc').limit(limit)
  // Ids are chronological.
  return all(statement(after ? query.where('id', '<', after.id) : query)({}))
}

type Events = SelectQueryBuilder<InstallationTables, 'auth_event', {}>

function filteredEvents(dialect: Dialect, { q, action, person, at_gte, at_lte }: EventFilter): Events {
  let events: Events = installation(dialect).selectFrom('auth_event')
  if (q) {
    const part = `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
    const has = (name: 'actorName' | 'actingAsName' | 'targetName') =>
      sql<boolean>`lower(${sql.ref(name)}) like ${part} escape '\\'`
    events = events.where(({ or }) => or([has('actorName'), has('actingAsName'), has('targetName')]))
  }
  if (action) events = events.where(isOneOf(dialect, 'action', action))
  if (person)
    events = events.where(({ eb, or }) =>
      or([eb('actorId', '=', person), eb('actingAsId', '=', person), eb('targetId', '=', person)]),
    )
  if (at_gte) events = events.where('at', '>=', at_gte)
  if (at_lte) events = events.where('at', '<=', at_lte)
  return events
}
