import type { Feature } from '../feature.ts'
import { linkRoutes } from './routes.ts'

/** What pages of the web say of themselves. */
export const links: Feature = { name: 'links', start: ({ network }) => ({ routes: (app) => linkRoutes(app, network) }) }
