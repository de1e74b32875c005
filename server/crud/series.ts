import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import { daysOf, seriesIssue } from '../../entities/series.ts'
import type { Issue } from '../../entities/issue.ts'
import { ApiError, invalid } from '../errors.ts'
import { createIn } from './create.ts'
import { manyJson } from './many.ts'
import type { Saved } from './record/write.ts'
import { contextOf, objectOf, onlyKeys, sendJson } from './request.ts'
import { route } from './route.ts'

/** POST …/business-schedule/series {record, until}: the same record for every day from its own to the last; all, or none when one is refused. */
export const createSeries = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'series', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'record', 'until')
    const record = objectOf(body.record)
    const { date, series } = entity.calendar!
    const issue = seriesIssue({ date, most: series! }, record[date], body.until)
    if (issue) throw invalid([issue], entity.name)
    // A record without a day is refused as it would be alone.
    const days = record[date] === undefined ? [undefined] : daysOf(String(record[date]), String(body.until))
    const makings = days.map((day) => ({
      day,
      make: createIn(context, day === undefined ? record : { ...record, [date]: day }),
    }))
    const saved = await context.store.database.write(context.tenant.id, function* () {
      const made: Saved[] = []
      for (const { day, make } of makings) {
        try {
          made.push(yield* make())
        } catch (error) {
          throw isTaken(error, date) ? invalid([taken(String(day))], entity.name) : error
        }
      }
      return made
    })
    return sendJson(reply.status(201), manyJson(saved))
  })

const isTaken = (error: unknown, date: string): boolean =>
  error instanceof ApiError &&
  (error.data.issues as readonly Issue[] | undefined)?.some(
    ({ path, rule }) => rule === 'duplicate' && path[0] === date,
  ) === true

/** Which day it was, since people named but the first and the last. */
const taken = (date: string): Issue => ({ path: ['until'], rule: 'integrity.dayTaken', params: { date } })
