import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { mainPictureName } from '../../../entities/language/derived/record-picture.ts'
import { needsMembers, withMembersAsked } from './list/assigned.ts'
import { whenReady, type Database } from '../../base/db/database.ts'
import { all, first, last, type Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import type { Context } from '../records/context.ts'
import { mayTakeLong } from './list/may-take-long.ts'
import { currentTag, pageTag } from './list/page-tag.ts'
import { readRecordQuery, type RecordQuery } from './list/query.ts'
import { pageQuery, sizesQuery, type Page } from './list/select.ts'
import { assertParent } from '../records/parent.ts'
import { maxResponseBytes, countFitting } from './size-limits.ts'
import { contextOf, heldTag, queryOf, sendJson, sendUnchanged } from '../requests/request.ts'
import { route } from './route.ts'
import { sendShown, shownParameters, shownReadOf, type ShownRead } from './shown.ts'
import { isIndexed } from '../search-index/record-index.ts'
import { scanForWords } from '../search-index/full-scan.ts'
import { contentRange } from '../requests/content-range.ts'

/** GET …/news?sort=…&range=…&filter=… */
export const listRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'list', 'list', (request, reply) => {
    const asking = contextOf(app, entity, request)
    const shown = shownReadOf(app, asking, request, true)
    const parsedQuery = readRecordQuery(entity, asking.tenant.site, queryOf(request), shownParameters)
    if (parsedQuery.issues) throw invalid(parsedQuery.issues, entity.name)
    const query = shown ? shownQuery(parsedQuery.query, shown, 'range' in queryOf(request)) : parsedQuery.query
    // The trash is for people.
    if (query.trashed && request.access.scopes)
      throw invalid([{ path: ['filter', 'trashed'], rule: 'invalid', params: {} }], entity.name)
    const held =
      shown || request.headers['if-none-match'] === undefined ? undefined : (tag: string) => heldTag(request, tag)
    const read = (context: Context) =>
      context.store.database.read(context.tenant.id, () => readPage(context, query, held), {
        ...(mayTakeLong(entity, query) && { mayTakeLong: true, signal: callerSignal(reply) }),
      })
    const page = needsMembers(query)
      ? withMembersAsked(() => app.operatorTenant(), asking, query).then(read)
      : read(asking)
    return whenReady(page, (answer) => {
      if ('held' in answer) return sendUnchanged(reply, answer.held)
      const { records, count, total, tag } = answer
      reply.header('content-range', contentRange(entity.name, query.from, count, total))
      if (shown)
        return shown
          .show(JSON.parse(String(records)) as readonly Values[])
          .then((all) => sendShown(request, reply, all))
      if (tag !== undefined) reply.header('etag', tag)
      return sendJson(reply, records)
    })
  })

/** A query that reads what is shown besides, and no more records than can be shown so. */
function shownQuery(query: RecordQuery, { include, most }: ShownRead, hasRange: boolean): RecordQuery {
  const to = most === undefined || hasRange ? query.to : query.from + most - 1
  if (most !== undefined && to - query.from >= most)
    throw invalid([{ path: ['range'], rule: 'answerTooLarge', params: { fits: most } }])
  return { ...query, to, include: [...new Set([...query.include, ...include])].sort() }
}

type TaggedPage = Page & { readonly tag: string | undefined }

/** The pages that were read last, by their statement and the values bound to it, the tenant among them. */
interface KeptPages {
  readonly pages: LRUCache<string, TaggedPage>
  /** Those that were read once: most never are again, and would only fill the memory. */
  readonly readOnce: LRUCache<string, true>
}

/** How many bytes of pages are kept in all. */
const maxKeptBytes = 8_000_000
const maxReadOnce = 2000
const keptPages = new WeakMap<Database, KeptPages>()

function keptPagesOf(database: Database): KeptPages {
  const known = keptPages.get(database) ?? {
    pages: new LRUCache<string, TaggedPage>({
      maxSize: maxKeptBytes,
      maxEntrySize: maxKeptBytes / 16,
      sizeCalculation: ({ records }, key) => records.length + key.length,
    }),
    readOnce: new LRUCache<string, true>({ max: maxReadOnce }),
  }
  keptPages.set(database, known)
  return known
}

/**
 * A page with its tag, if it has one; or the tag of it that the caller holds, for which little is read. So it is for a page
 * that is kept: it is answered as long as its tag is the one that it would get now.
 */
function* readPage(
  context: Context,
  query: RecordQuery,
  held?: (tag: string) => string | undefined,
): Operation<TaggedPage | { readonly held: string }> {
  if (context.entity.parent) yield* assertParent(context)
  const scans = query.words.length > 0 && !isIndexed(context.entity)
  const foundIds = scans ? yield* scanForWords(context, query.words) : undefined
  const statement = pageQuery(context, query, foundIds)
  const { pages, readOnce } = keptPagesOf(context.store.database)
  const key = `${statement.digest} ${JSON.stringify(statement.parameters)}`
  const kept = pages.get(key)
  if (held || kept) {
    const tag = yield* currentTag(context, query, statement)
    const same = tag && held?.(tag)
    if (same) return { held: same }
    if (kept && kept.tag === tag) return kept
  }
  if (query.include.some((name) => name !== mainPictureName)) yield* assertPageFits(context, query, foundIds)
  const page = (yield* first(last(statement)))!
  const tagged = { ...page, tag: pageTag(statement, page) }
  if (tagged.tag !== undefined && (kept || readOnce.has(key))) pages.set(key, tagged)
  else readOnce.set(key, true)
  return tagged
}

/** Throws if the page's heavy fields are too large for one response; the error says how many records would fit. */
function* assertPageFits(context: Context, query: RecordQuery, foundIds?: readonly string[]): Operation<void> {
  const sizes = (yield* all(sizesQuery(context, query, foundIds))).map(({ bytes }) => bytes)
  const fits = countFitting(sizes, maxResponseBytes)
  if (fits < sizes.length)
    throw invalid([{ path: ['range'], rule: 'answerTooLarge', params: { fits } }], context.entity.name)
}
