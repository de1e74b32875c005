import type { Feature } from '../feature.ts'
import { changeSetRoutes } from './routes.ts'

/** What one call changed, and its undo. */
export const changeSets: Feature = { name: 'change sets', start: () => ({ routes: changeSetRoutes }) }
