import type { Feature } from '../feature.ts'
import { matchingRoutes } from './routes.ts'

/** Rows of banks and carriers, matched to the records that they confirm. */
export const matchings: Feature = {
  name: 'matchings',
  start: ({ env }) => ({ routes: (app) => matchingRoutes(app, env) }),
}
