import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mailTimes } from '../../../entities/language/shared/notification-choice.ts'
import { notificationKinds } from '../../../entities/notification-kinds.ts'
import { sites } from '../../../entities/installation.ts'
import type { TenantAccess } from '../../kernel/auth/tenant-access.ts'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { afterAll, markAllRead, markRead, notificationsOf, unreadOf } from './notifications.ts'
import { placesOf } from './places.ts'
import { readSettings, saveChoices, type NotificationChoices } from './settings.ts'
import { notificationStreams } from './streams.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const path = '/api/v1/authorized/notifications'

const querystring = z.strictObject({
  before: z.uuid().optional().describe('The id of the last notification of the page before.'),
  limit: z.coerce.number().int().min(1).max(100).default(30).describe('How many, from 1 to 100.'),
})

const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  tenant: z.object({
    slug: z.string(),
    name: z.string(),
    nameEn: z.string().nullable(),
    site: z.enum(sites),
    themeColor: z.string(),
  }),
  entity: z.string().nullable(),
  by: z.string().nullable().describe('Who caused it, by name; null for the public or the system.'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).describe('What its sentence shows.'),
  path: z.string().nullable().describe('Where it leads in captain; null if what it is about is gone.'),
  title: z.string().nullable().describe('The title of its record now.'),
  titleEn: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})

const notifications = z.object({
  notifications: z.array(notification),
  unread: z.int().describe('How many of all were not read.'),
  next: z.string().nullable().describe('What `before` is to be for the next page; null if there is none.'),
})

const choice = z.strictObject({
  inCaptain: z.boolean().describe('Whether captain shows them.'),
  mail: z.enum(mailTimes).describe('When they are mailed: at once, in the morning, or never.'),
})
const choices = z.strictObject(
  Object.fromEntries(notificationKinds.map((kind) => [kind, choice])) as Record<
    (typeof notificationKinds)[number],
    typeof choice
  >,
)
const settings = z.object({
  choices,
  locale: z
    .enum(['ja', 'en'])
    .nullable()
    .describe('The language in which the mails are written; null, that of the tenant, until something is saved.'),
  mails: z.boolean().describe('Whether this server sends mail.'),
})
const settingsBody = z.strictObject({
  choices,
  locale: z.enum(['ja', 'en']).describe('The language in which the mails are written.'),
})

const readBody = z
  .strictObject({ upTo: z.uuid().describe('The id of the newest notification that was seen.') })
  .meta({ examples: [{ upTo: '01980000-0000-7000-8000-000000000001' }] })

const params = z.object({ id: z.uuid() })

/** The routes of the caller's notifications, of all tenants that they may enter. */
export function notificationRoutes(
  app: FastifyInstance,
  membership: TenantAccess | undefined,
  { sendsMail, streamTime }: { readonly sendsMail: boolean; readonly streamTime?: number | undefined },
): void {
  const store = () => storeOf(app.database!)
  const operator = async () => (await app.operatorTenant()) ?? ''

  app.get(path, {
    config: { access: 'session' },
    schema: {
      operationId: 'listNotifications',
      summary: 'List your notifications, newest first',
      description:
        'Kept for 90 days, and the newest 500. Those of a tenant that one may no longer enter are not shown.',
      tags: ['Notifications'],
      querystring,
      response: { 200: notifications.describe('A page of notifications.'), ...errorResponses(400, 401) },
    },
    handler: async ({ access, query }, reply) => {
      const { before = afterAll, limit } = query as z.output<typeof querystring>
      const { database } = store()
      const owner = await operator()
      const { rows, unread } = await database.read(owner, function* () {
        const page = { before, most: limit + 1 }
        return {
          rows: yield* notificationsOf(store(), owner, access.user.id, page),
          unread: (yield* unreadOf(store(), owner, access.user.id)).unread,
        }
      })
      const page = rows.slice(0, limit)
      const places = await placesOf(store(), page)
      return reply.send({
        notifications: page.map((row) => {
          const { id, kind, entity, by, createdAt, readAt, slug, name, nameEn, site, themeColor } = row
          const tenant = { slug, name, nameEn, site, themeColor }
          const shown = JSON.parse(row.params) as z.output<typeof notification>['params']
          return { id, kind, tenant, entity, by, params: shown, ...places.get(id)!, createdAt, readAt }
        }),
        unread,
        next: rows.length > limit ? page.at(-1)!.id : null,
      })
    },
  })

  app.put(`${path}/:id/read`, {
    config: { access: 'session' },
    schema: {
      operationId: 'readNotification',
      summary: 'Mark a notification as read',
      tags: ['Notifications'],
      params,
      response: { 204: { type: 'null', description: 'It is read.' }, ...errorResponses(400, 401, 404) },
    },
    handler: async ({ access, params: sent }, reply) => {
      const { id } = parseWith(params, sent)
      if (!(await store().database.write(null, () => markRead(store(), access.user.id, id)))) throw notFound()
      return reply.code(204).send()
    },
  })

  app.put(`${path}/read`, {
    config: { access: 'session' },
    schema: {
      operationId: 'readNotifications',
      summary: 'Mark all seen notifications as read',
      tags: ['Notifications'],
      body: readBody,
      response: { 204: { type: 'null', description: 'They are read.' }, ...errorResponses(400, 401, 413, 415) },
    },
    handler: async ({ access, body }, reply) => {
      const { upTo } = parseWith(readBody, body)
      await store().database.write(null, () => markAllRead(store(), access.user.id, upTo))
      return reply.code(204).send()
    },
  })

  app.get(`${path}/settings`, {
    config: { access: 'session' },
    schema: {
      operationId: 'readNotificationSettings',
      summary: 'Get your notification settings',
      tags: ['Notifications'],
      response: { 200: settings.describe('The choice for each kind.'), ...errorResponses(401) },
    },
    handler: async ({ access }, reply) =>
      reply.send({
        ...(await store().database.read(null, () => readSettings(store(), access.user.id))),
        mails: sendsMail,
      }),
  })

  app.put(`${path}/settings`, {
    config: { access: 'session' },
    schema: {
      operationId: 'saveNotificationSettings',
      summary: 'Change your notification settings',
      description: 'Holds for what happens from then on.',
      tags: ['Notifications'],
      body: settingsBody,
      response: { 200: settings.describe('The choices as saved.'), ...errorResponses(400, 401, 413, 415) },
    },
    handler: async ({ access, body }, reply) => {
      const sent = parseWith(settingsBody, body)
      const chosen: NotificationChoices = sent.choices
      await store().database.write(null, () => saveChoices(store(), access.user.id, sent.locale, chosen))
      return reply.send({ choices: chosen, locale: sent.locale, mails: sendsMail })
    },
  })

  const streams =
    app.database &&
    notificationStreams({
      store: store(),
      operator: () => app.operatorTenant(),
      isLive: async (session, account) => (await membership!.visit(session, account, undefined)) !== undefined,
      log: app.log,
      lasts: streamTime,
    })
  app.addHook('preClose', (done) => {
    streams?.close()
    done()
  })

  app.get(`${path}/events`, {
    // A page keeps it open by itself, so it does not show that somebody is using the session.
    config: { access: 'session', unattended: true },
    schema: {
      operationId: 'streamNotifications',
      summary: 'Stream new notifications',
      description:
        'Server-sent events. An event `unread` says as JSON how many notifications were not read (`unread`) and the id of the newest of them (`newest`); its id stands for just that, so a client that connects again with `Last-Event-ID` is told only if something has changed meanwhile. The stream ends after 15 minutes, and soon after its session; clients connect again. It does not count as a use of the session.',
      tags: ['Notifications'],
      headers: {
        type: 'object',
        properties: {
          'last-event-id': { type: 'string', description: 'The id of the last event that the client knows.' },
        },
      },
      response: {
        200: {
          description: 'Events, until one side ends the stream.',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...errorResponses(401, 429),
      },
    },
    handler: (request, reply) => {
      const { user, sessionId } = request.access
      const type = 'text/event-stream; charset=utf-8'
      if (request.method === 'HEAD') return reply.type(type).send('')
      const lastEvent = request.headers['last-event-id']
      const stream = streams!.open({
        account: user.id,
        session: sessionId,
        lastEvent: typeof lastEvent === 'string' ? lastEvent : undefined,
      })
      if (!stream) throw new ApiError(429, undefined, { retryAfter: 60 })
      // Its connection is of no use to others: kept open after the end, it would delay the stop of the server.
      return reply.type(type).headers({ connection: 'close', 'x-accel-buffering': 'no' }).send(stream)
    },
  })
}
