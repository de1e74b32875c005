import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { isShown } from '../../kernel/records/registry.ts'
import { readCached } from '../../kernel/public/cache.ts'
import { notModified } from '../../kernel/crud/contract/shared-schemas.ts'
import { cursorsWith } from '../../kernel/requests/sealed-cursor.ts'
import { queryOf, sendJson } from '../../kernel/requests/request.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import { openTenant } from '../content/open-tenant.ts'
import { sendRevalidated } from '../content/revalidation.ts'
import { lastChange } from './change-log.ts'
import { allChanges, publicChanges, type FeedPage, type FeedPlace, type MayRead } from './read-changes.ts'

const asked = z.strictObject({
  since: z
    .string()
    .regex(/^[\w-]{1,1000}$/)
    .optional()
    .describe('The `next` of the answer before. Without it nothing is listed: `next` then is the place of now.'),
})

const answered = z.object({
  changes: z.array(
    z.object({
      entity: z.string(),
      id: z.uuid(),
      slug: z.string().nullable().describe('The slug by which it is, or was last, addressed; null if it has none.'),
      kind: z
        .enum(['changed', 'withdrawn'])
        .describe('`changed`: it is new or was changed; read it again. `withdrawn`: it can no longer be read.'),
      at: z.iso.datetime().describe('When it was changed, or its publication window opened or closed.'),
    }),
  ),
  next: z.string().describe('Ask with this as `since` the next time.'),
  hasMore: z.boolean().describe('Whether there is more to read at once.'),
})

const howToFollow =
  'Begin without `since`, keep `next`, and read the lists; then follow the changes. A record is told as it is now, and may be told again. 410 if `since` is from more than 90 days ago, or from before a backup was restored: begin anew.'

const contract = {
  tags: ['Changes'],
  params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
  querystring: asked,
}

/** What changed at a tenant since a reader last asked: for the public, and for who reads all. */
export function changeRoutes(app: FastifyInstance, secret: string | undefined): void {
  const cursors = cursorsWith<FeedPlace>(secret ?? '')

  /** The place that is asked for; undefined for the first time. */
  function placeOf(request: FastifyRequest, feed: string): FeedPlace | undefined {
    const { since } = parseWith(asked, queryOf(request))
    if (since === undefined) return undefined
    const place = cursors.open(feed, since)
    if (!place) throw leadsNowhere()
    return place
  }

  function written(feed: string, page: FeedPage | undefined): string {
    if (!page) throw leadsNowhere()
    const { changes, next, hasMore } = page
    return JSON.stringify({ changes, next: cursors.seal(feed, next), hasMore })
  }

  app.get('/api/v1/tenants/:tenant/changes', {
    config: { access: 'public', keyScope: '*', readsQuery: true },
    ...(!app.database && {
      schema: {
        ...contract,
        operationId: 'listPublicChanges',
        summary: 'List what the public sees differently since a place',
        description: `What was published, changed or withdrawn, also by its own time. With an API key, of the entities that it may read. ${howToFollow}`,
        response: { 200: answered, ...notModified, ...errorResponses(400, 404, 410, 503) },
      },
    }),
    handler: async (request, reply) => {
      const { tenant } = await openTenant(app, request, reply)
      const feed = `public changes ${tenant.id}`
      const place = placeOf(request, feed)
      const database = app.database!
      const store = storeOf(database)
      const now = new Date().toISOString()
      const last = await database.read(tenant.id, () => lastChange(store, tenant.id))
      if (!place) return sendRevalidated(request, reply, written(feed, firstPage(last, now)))
      const scopes = request.access?.scopes
      const mayRead: MayRead = ({ name }) => scopes?.has(`${name}:read`) ?? true
      // Writes of the log are not counted: so its end is a part of the key.
      const key = `changes ${JSON.stringify([place, last, scopes && [...scopes].sort()])}`
      const reading = await readCached(database, tenant.id, key, function* () {
        const page = yield* publicChanges(store, tenant, place, now, mayRead)
        return {
          value: page,
          until: page?.until ?? Infinity,
          bytes: bytesPerChange * (1 + (page?.changes.length ?? 0)),
        }
      })
      return sendRevalidated(request, reply, written(feed, reading.value), reading)
    },
  })

  app.get('/api/v1/authorized/tenants/:tenant/changes', {
    config: { access: 'member', keyScope: '*', readsQuery: true },
    ...(!app.database && {
      schema: {
        ...contract,
        operationId: 'listChanges',
        summary: 'List the records that were changed or deleted since a place',
        description: `Published or not; with an API key, of the entities whose unpublished records it may read. ${howToFollow}`,
        response: { 200: answered, ...errorResponses(400, 401, 403, 404, 410) },
      },
    }),
    handler: async (request, reply) => {
      const { tenant, scopes } = request.access
      const { id, site } = tenant!
      const feed = `changes ${id}`
      const place = placeOf(request, feed)
      const store = storeOf(app.database!)
      const now = new Date().toISOString()
      const mayRead: MayRead = (entity) =>
        isShown(entity, site) && (scopes?.has(`${entity.name}:read-unpublished`) ?? true)
      const page = await app.database!.read(id, function* () {
        return place ? yield* allChanges(store, id, place, now, mayRead) : firstPage(yield* lastChange(store, id), now)
      })
      return sendJson(reply.header('cache-control', 'private, no-store'), written(feed, page))
    },
  })
}

/** About how large a change is in memory. */
const bytesPerChange = 300

/** Nothing, and the place of now. */
const firstPage = (last: Omit<FeedPlace, 'at'> = { position: 0, changeSet: null }, at: string): FeedPage => ({
  changes: [],
  next: { ...last, at },
  hasMore: false,
  until: Infinity,
})

/** 410 for a place that nothing follows any more. */
const leadsNowhere = (): ApiError =>
  new ApiError(410, 'What followed this place is no longer known. Begin without `since`, and read everything again.', {
    code: 'CURSOR_EXPIRED',
  })
