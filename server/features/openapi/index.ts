import type { Feature } from '../feature.ts'
import { docsRoutes } from './docs-routes.ts'
import { tenantDocumentRoutes } from './tenant-document-routes.ts'

/** The OpenAPI document of each tenant, and the pages on which documents are read. */
export const openapi: Feature = {
  name: 'OpenAPI',
  start: ({ env }) => ({
    routes: (app) => {
      tenantDocumentRoutes(app, env)
      docsRoutes(app, env)
    },
  }),
}
