import type { Feature, Module } from '../../features/feature.ts'
import { keptEmailParticipant } from './kept-emails.ts'
import { customerEmailRoutes } from './routes.ts'
import { recordingDelivery } from './record-delivery.ts'
import { emailTextRoutes } from './text-routes.ts'
import { emailWritersOf, type EmailWriter } from './writer.ts'
import { archived } from '../../base/db/declared-tables.ts'

/** What a tenant writes to its customers: by the writers of the modules that have emails, in the tenant's words. */
export const customerEmails: Module = { features: (modules) => [feature(modules.flatMap(emailWritersOf))] }

const feature = (writers: readonly EmailWriter[]): Feature => ({
  name: 'customer emails',
  tables: archived('customer_email'),
  participant: keptEmailParticipant,
  start: ({ env, log }) => ({
    routes(app) {
      customerEmailRoutes(app, env, writers)
      emailTextRoutes(app)
    },
    around: { mail: ({ database }, sender) => recordingDelivery(database, sender, log) },
  }),
})
