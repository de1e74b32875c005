import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import { seriesDays, seriesIssue } from '../../../entities/language/input/day-series.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { ApiError, invalid } from '../../base/errors/api-error.ts'
import type { ChangeOf } from '../records/change.ts'
import { commitAll } from '../records/commit.ts'
import { sendMany } from './bulk.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { contextOf, asObject, assertKeys } from '../requests/request.ts'
import { route } from './route.ts'

/**
 * POST …/business-schedule/series {record, until}: creates the same record for every day from its own day to `until`;
 * all or none.
 */
export const createSeries = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'series', 'create', async (request, reply) => {
    const context = await withColleagues(app, contextOf(app, entity, request))
    const body = asObject(request.body)
    assertKeys(body, 'record', 'until')
    const record = asObject(body.record)
    const { date } = entity.calendar!
    const series = { date, most: entity.calendar!.maxSeriesDays! }
    const first = entity.fields[date]!.normalise!(record[date])
    const issue = seriesIssue(series, first, body.until)
    if (issue) throw invalid([issue], entity.name)
    const days = seriesDays(series, first, String(body.until))
    // A record without a day gets the same error as in a single create.
    const records = days.length === 0 ? [record] : days.map((day) => ({ ...record, [date]: day }))
    const create = commitAll(
      context,
      records.map((values) => ({ kind: 'create', values })),
      (error, change) =>
        isDuplicateDay(error, date)
          ? invalid([dayTakenIssue(String((change as ChangeOf<'create'>).values[date]))], entity.name)
          : error,
    )
    const saved = await context.store.database.write(context.tenant.id, create)
    return sendMany(reply.status(201), saved)
  })

const isDuplicateDay = (error: unknown, date: string): boolean =>
  error instanceof ApiError &&
  (error.data.issues as readonly Issue[] | undefined)?.some(
    ({ path, rule }) => rule === 'duplicate' && path[0] === date,
  ) === true

/** Names the day, since the caller only gave the first and the last. */
const dayTakenIssue = (date: string): Issue => ({ path: ['until'], rule: 'integrity.dayTaken', params: { date } })
