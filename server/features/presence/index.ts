import type { Feature } from '../feature.ts'
import { presenceRoutes } from './routes.ts'

/** Who has a record open. */
export const presence: Feature = { name: 'presence', start: () => ({ routes: presenceRoutes }) }
