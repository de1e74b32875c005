import type { Feature } from '../feature.ts'
import { presenceRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Who has a record open. */
export const presence: Feature = { name: 'presence', tables, start: () => ({ routes: presenceRoutes }) }
