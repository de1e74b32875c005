import type { Feature } from '../feature.ts'
import { presenceRoutes } from './routes.ts'
import { expiring } from '../../base/db/declared-tables.ts'

/** Who has a record open. */
export const presence: Feature = {
  name: 'presence',
  tables: expiring('presence'),
  start: () => ({ routes: presenceRoutes }),
}
