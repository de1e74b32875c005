import type { Feature } from '../feature.ts'
import { guideRoutes } from './routes.ts'

/** The guides, as pages. */
export const guides: Feature = { name: 'guides', start: ({ env }) => ({ routes: (app) => guideRoutes(app, env) }) }
