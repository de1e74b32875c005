import { z } from 'zod'
import { sites } from '../installation.ts'
import { mailTimes } from '../language/shared/notification-choice.ts'
import { notificationKinds } from '../notification-kinds.ts'
import { systemOperations, type Answered } from '../language/system-operation.ts'

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
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
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

/** A notification as it is answered. */
export type ShownNotification = Answered<typeof notification>

/** The caller's notifications, of all tenants that they may enter. */
export const notifications = systemOperations({
  path: 'authorized/notifications',
  tag: 'Notifications',
  access: 'session',
  operations: {
    list: {
      id: 'listNotifications',
      summary: 'List your notifications, newest first',
      description:
        'Kept for 90 days, and the newest 500. Those of a tenant that one may no longer enter are not shown.',
      call: 'GET',
      query: z.strictObject({
        before: z.uuid().optional().describe('The id of the last notification of the page before.'),
        limit: z.coerce.number().int().min(1).max(100).default(30).describe('How many, from 1 to 100.'),
      }),
      answer: z
        .object({
          notifications: z.array(notification),
          unread: z.int().describe('How many of all were not read.'),
          next: z.string().nullable().describe('What `before` is to be for the next page; null if there is none.'),
        })
        .describe('A page of notifications.'),
    },
    read: {
      id: 'readNotification',
      summary: 'Mark a notification as read',
      call: 'PUT /:id/read',
      answer: 'It is read.',
    },
    readAll: {
      id: 'readNotifications',
      summary: 'Mark all seen notifications as read',
      call: 'PUT /read',
      body: z
        .strictObject({ upTo: z.uuid().describe('The id of the newest notification that was seen.') })
        .meta({ examples: [{ upTo: '01980000-0000-7000-8000-000000000001' }] }),
      answer: 'They are read.',
    },
    readSettings: {
      id: 'readNotificationSettings',
      summary: 'Get your notification settings',
      call: 'GET /settings',
      answer: settings.describe('The choice for each kind.'),
    },
    saveSettings: {
      id: 'saveNotificationSettings',
      summary: 'Change your notification settings',
      description: 'Holds for what happens from then on.',
      call: 'PUT /settings',
      body: z.strictObject({
        choices,
        locale: z.enum(['ja', 'en']).describe('The language in which the mails are written.'),
      }),
      answer: settings.describe('The choices as saved.'),
    },
  },
})
