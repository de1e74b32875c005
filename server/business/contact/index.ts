import type { Feature } from '../../features/feature.ts'
import { inquiryRoutes } from './routes.ts'

/** Inquiries that sites send. */
export const contact: Feature = { name: 'contact', start: ({ env }) => ({ routes: (app) => inquiryRoutes(app, env) }) }
