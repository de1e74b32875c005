import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import { all, first, type Operation } from '../db/query.ts'
import { invalid } from '../errors.ts'
import type { Context } from './context.ts'
import { readQuestion, type Question } from './list/question.ts'
import { pageQuery, sizesQuery, type Page } from './list/select.ts'
import { assertParent } from './parent.ts'
import { answerBytes, fitting } from './record/bytes.ts'
import { contextOf, queryOf, sendJson } from './request.ts'
import { route } from './route.ts'
import { isIndexed } from './search/entries.ts'
import { foundByReading } from './search/reading.ts'

/** GET …/news?sort=…&range=…&filter=… */
export const listRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'list', 'list', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const asked = readQuestion(entity, context.tenant.site, queryOf(request))
    if (asked.issues) throw invalid(asked.issues, entity.name)
    const { question } = asked
    const { records, shown, total } = await context.store.database.read(context.tenant.id, () =>
      page(context, question),
    )
    return sendJson(reply.header('content-range', contentRange(entity.name, question.from, shown, total)), records)
  })

function* page(context: Context, question: Question): Operation<Page> {
  if (context.entity.within) yield* assertParent(context)
  const reads = question.words.length > 0 && !isIndexed(context.entity)
  const found = reads ? yield* foundByReading(context, question.words) : undefined
  if (question.include.length > 0) yield* assertAnswerable(context, question, found)
  return (yield* first(pageQuery(context, question, found)))!
}

/** Refuses a page whose heavy fields are too much for one answer, and says how many records are not. */
function* assertAnswerable(context: Context, question: Question, found?: readonly string[]): Operation<void> {
  const sizes = (yield* all(sizesQuery(context, question, found))).map(({ bytes }) => bytes)
  const fits = fitting(sizes, answerBytes)
  if (fits < sizes.length)
    throw invalid([{ path: ['range'], rule: 'answerTooLarge', params: { fits } }], context.entity.name)
}

/** `news 0-24/319`; a page with nothing on it has no first and last. */
export const contentRange = (name: string, from: number, shown: number, total: number): string =>
  shown === 0 ? `${name} */${total}` : `${name} ${from}-${from + shown - 1}/${total}`
