import type { FastifyInstance } from 'fastify'
import { notifications, type ShownNotification } from '../../../entities/system/notification.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { eventStreamAnswer, eventStreamType, sendEvents } from '../../kernel/requests/event-streams.ts'
import type { TenantAccess } from '../../kernel/auth/tenant-access.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { afterAll, markAllRead, markRead, notificationsOf, unreadOf } from './notifications.ts'
import { placesOf } from './places.ts'
import { readSettings, saveChoices } from './settings.ts'
import { notificationStreams } from './streams.ts'
import { storeOf } from '../../kernel/records/context.ts'

/** The routes of the caller's notifications, of all tenants that they may enter. */
export function notificationRoutes(
  app: FastifyInstance,
  membership: TenantAccess | undefined,
  { sendsMail, streamTime }: { readonly sendsMail: boolean; readonly streamTime?: number | undefined },
): void {
  operationRoutes(app, notifications, {
    async list({ store, user, query: { before = afterAll, limit } }) {
      const { database } = store
      const owner = (await app.operatorTenant()) ?? ''
      const { rows, unread } = await database.read(owner, function* () {
        const page = { before, most: limit + 1 }
        return {
          rows: yield* notificationsOf(store, owner, user.id, page),
          unread: (yield* unreadOf(store, owner, user.id)).unread,
        }
      })
      const page = rows.slice(0, limit)
      const places = await placesOf(store, page)
      return {
        notifications: page.map((row) => {
          const { id, kind, entity, by, createdAt, readAt, slug, name, nameEn, site, themeColor } = row
          const tenant = { slug, name, nameEn, site, themeColor }
          const params = JSON.parse(row.params) as ShownNotification['params']
          return { id, kind, tenant, entity, by, params, ...places.get(id)!, createdAt, readAt }
        }),
        unread,
        next: rows.length > limit ? page.at(-1)!.id : null,
      }
    },

    async read({ store, user, params, write }) {
      if (!(await write(() => markRead(store, user.id, params.id)))) throw notFound()
    },

    readAll: ({ store, user, body, write }) => write(() => markAllRead(store, user.id, body.upTo)),

    readSettings: async ({ store, user, read }) => ({
      ...(await read(() => readSettings(store, user.id))),
      mails: sendsMail,
    }),

    async saveSettings({ store, user, body: { choices, locale }, write }) {
      await write(() => saveChoices(store, user.id, locale, choices))
      return { choices, locale, mails: sendsMail }
    },
  })

  const streams =
    app.database &&
    notificationStreams({
      store: storeOf(app.database),
      operator: () => app.operatorTenant(),
      isLive: async (session, account) => (await membership!.visit(session, account, undefined)) !== undefined,
      log: app.log,
      lasts: streamTime,
    })
  app.addHook('preClose', (done) => {
    streams?.close()
    done()
  })

  app.get('/api/v1/authorized/notifications/events', {
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
        200: eventStreamAnswer,
        ...errorResponses(401, 429),
      },
    },
    handler: (request, reply) => {
      const { user, sessionId } = request.access
      if (request.method === 'HEAD') return reply.type(eventStreamType).send('')
      const lastEvent = request.headers['last-event-id']
      const stream = streams!.open({
        account: user.id,
        session: sessionId,
        lastEvent: typeof lastEvent === 'string' ? lastEvent : undefined,
      })
      return sendEvents(reply, stream)
    },
  })
}
