import { everyHour, type Feature } from '../feature.ts'
import { hourly } from '../../base/jobs/handler.ts'
import { schedule } from '../../base/jobs/job.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { notificationParticipant } from './announce.ts'
import { notifyExpiring } from './expiring.ts'
import { mailNotifications } from './mails.ts'
import { sweepNotifications } from './notifications.ts'
import { notificationMailsDue } from './notify.ts'
import { publicationHandler } from './publication.ts'
import { notificationRoutes } from './routes.ts'
import { ofInstallation } from '../../base/db/declared-tables.ts'

/** What accounts are notified of, in captain and by mail. */
export const notifications: Feature = {
  name: 'notifications',
  tables: ofInstallation('notification', 'notification_setting'),
  tags: [{ name: 'Notifications', description: 'What one is notified of, and how.' }],
  participant: notificationParticipant,
  start: ({ env, identity, streamTime, log }) => ({
    routes: (app) =>
      notificationRoutes(app, identity.tenantAccess, { sendsMail: env.SMTP_URL !== undefined, streamTime }),
    jobs: {
      publication: ({ database }) => publicationHandler(database),
      'expiring-records': everyHour(async ({ database, operator }, signal) =>
        notifyExpiring(database, await operator(), signal),
      ),
      'sweep-notifications': everyHour(async ({ database, operator }) => {
        const owner = await operator()
        if (owner !== undefined) await database.write(owner, () => sweepNotifications(storeOf(database), owner))
      }),
      'notification-mails': ({ database, operator, mail }) =>
        mail && {
          every: 60_000,
          retry: hourly.retry,
          isPrivate: true,
          run: async () => mailNotifications(database, await operator(), env.PUBLIC_URL),
        },
    },
    listen: ({ database, mail }) =>
      mail
        ? database.onAnnounced(notificationMailsDue, () => {
            database
              .write(null, () => schedule(database.dialect, 'notification-mails', Date.now()))
              .catch((error: unknown) => log.error({ err: error }, 'mails of notifications not scheduled'))
          })
        : () => {},
  }),
}
