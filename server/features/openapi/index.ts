import type { Feature } from '../feature.ts'
import { tenantDocumentRoutes } from './tenant-document-routes.ts'

/** The OpenAPI document of each tenant. */
export const openapi: Feature = {
  name: 'OpenAPI',
  start: ({ env }) => ({ routes: (app) => tenantDocumentRoutes(app, env) }),
}
