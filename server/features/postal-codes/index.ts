import type { Feature } from '../feature.ts'
import { postalCodeRoutes } from './routes.ts'

/** The addresses of Japanese postal codes. */
export const postalCodes: Feature = { name: 'postal codes', start: () => ({ routes: postalCodeRoutes }) }
