import type { Feature } from '../../features/feature.ts'
import { applicationRoutes } from './routes.ts'

/** Bookings of events that sites send. */
export const applications: Feature = {
  name: 'applications',
  start: ({ env }) => ({ routes: (app) => applicationRoutes(app, env) }),
}
