import type { Feature } from '../../features/feature.ts'
import type { ModuleWithEmails } from '../customer-emails/writer.ts'
import { applicationEmails } from './email-writer.ts'
import { applicationRoutes } from './routes.ts'

/** Bookings of events that sites send. */
const applications: Feature = {
  name: 'applications',
  start: ({ env }) => ({ routes: (app) => applicationRoutes(app, env) }),
}

/** Events and their bookings. */
export const events: ModuleWithEmails = { features: [applications], emails: [applicationEmails] }
