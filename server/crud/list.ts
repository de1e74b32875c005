import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/language/entity.ts'
import { mainPictureName } from '../../entities/language/record-picture.ts'
import { all, first, type Operation } from '../db/query.ts'
import { invalid } from '../errors/api-error.ts'
import type { Context } from '../records/context.ts'
import { mayTakeLong } from './list/may-take-long.ts'
import { readRecordQuery, type RecordQuery } from './list/query.ts'
import { pageQuery, sizesQuery, type Page } from './list/select.ts'
import { assertParent } from '../records/parent.ts'
import { maxResponseBytes, countFitting } from './size-limits.ts'
import { contextOf, queryOf, sendJson } from './request.ts'
import { route } from './route.ts'
import { isIndexed } from '../search/record-index.ts'
import { scanForWords } from '../search/full-scan.ts'

/** GET …/news?sort=…&range=…&filter=… */
export const listRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'list', 'list', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const parsedQuery = readRecordQuery(entity, context.tenant.site, queryOf(request))
    if (parsedQuery.issues) throw invalid(parsedQuery.issues, entity.name)
    const { query } = parsedQuery
    // The trash is for people.
    if (query.trashed && request.access.scopes)
      throw invalid([{ path: ['filter', 'trashed'], rule: 'invalid', params: {} }], entity.name)
    const read = () => readPage(context, query)
    const { records, count, total } = await context.store.database.read(context.tenant.id, read, {
      mayTakeLong: mayTakeLong(entity, query),
    })
    return sendJson(reply.header('content-range', contentRange(entity.name, query.from, count, total)), records)
  })

function* readPage(context: Context, query: RecordQuery): Operation<Page> {
  if (context.entity.parent) yield* assertParent(context)
  const scans = query.words.length > 0 && !isIndexed(context.entity)
  const foundIds = scans ? yield* scanForWords(context, query.words) : undefined
  if (query.include.some((name) => name !== mainPictureName)) yield* assertPageFits(context, query, foundIds)
  return (yield* first(pageQuery(context, query, foundIds)))!
}

/** Throws if the page's heavy fields are too large for one response; the error says how many records would fit. */
function* assertPageFits(context: Context, query: RecordQuery, foundIds?: readonly string[]): Operation<void> {
  const sizes = (yield* all(sizesQuery(context, query, foundIds))).map(({ bytes }) => bytes)
  const fits = countFitting(sizes, maxResponseBytes)
  if (fits < sizes.length)
    throw invalid([{ path: ['range'], rule: 'answerTooLarge', params: { fits } }], context.entity.name)
}

/** For example `news 0-24/319`; an empty page has no first and last position. */
export const contentRange = (name: string, from: number, count: number, total: number): string =>
  count === 0 ? `${name} */${total}` : `${name} ${from}-${from + count - 1}/${total}`
