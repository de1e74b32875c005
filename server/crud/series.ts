import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import { daysOf, seriesIssue } from '../../entities/series.ts'
import type { Issue } from '../../entities/issue.ts'
import { ApiError, invalid } from '../errors.ts'
import type { ChangeOf } from '../records/change.ts'
import { commitAll } from '../records/commit.ts'
import { sendMany } from './many.ts'
import { contextOf, objectOf, onlyKeys } from './request.ts'
import { route } from './route.ts'

/** POST …/business-schedule/series {record, until}: the same record for every day from its own to the last; all, or none when one is refused. */
export const createSeries = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'series', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'record', 'until')
    const record = objectOf(body.record)
    const { date } = entity.calendar!
    const series = { date, most: entity.calendar!.series! }
    const first = entity.fields[date]!.normalise!(record[date])
    const issue = seriesIssue(series, first, body.until)
    if (issue) throw invalid([issue], entity.name)
    const days = daysOf(series, first, String(body.until))
    // A record without a day is refused as it would be alone.
    const records = days.length === 0 ? [record] : days.map((day) => ({ ...record, [date]: day }))
    const create = commitAll(
      context,
      records.map((values) => ({ kind: 'create', values })),
      (error, change) =>
        isTaken(error, date)
          ? invalid([taken(String((change as ChangeOf<'create'>).values[date]))], entity.name)
          : error,
    )
    const saved = await context.store.database.write(context.tenant.id, create)
    return sendMany(reply.status(201), saved)
  })

const isTaken = (error: unknown, date: string): boolean =>
  error instanceof ApiError &&
  (error.data.issues as readonly Issue[] | undefined)?.some(
    ({ path, rule }) => rule === 'duplicate' && path[0] === date,
  ) === true

/** Which day it was, since people named but the first and the last. */
const taken = (date: string): Issue => ({ path: ['until'], rule: 'integrity.dayTaken', params: { date } })
