import type { FastifyInstance } from 'fastify'
import type { Identity } from '../../auth/identity.ts'
import { unavailable } from '../../errors/api-error.ts'
import { auditRoutes } from './audit-events.ts'
import { backupAdminRoutes } from './backups.ts'
import { invitationAdminRoutes } from './invitations.ts'
import { jobAdminRoutes } from './jobs.ts'
import type { AdminServices } from './services.ts'
import { peopleRoutes } from './people.ts'
import { userAdminRoutes } from './users.ts'

/** The administrators' calls that are not better-auth's. */
export function adminRoutes(app: FastifyInstance, { authServices, tenantAccess: membership }: Identity): void {
  const services = (): AdminServices => {
    if (!authServices || !membership) throw unavailable()
    return { database: authServices.database, env: authServices.env, membership }
  }
  invitationAdminRoutes(app, services)
  peopleRoutes(app, services)
  userAdminRoutes(app, services)
  auditRoutes(app, services)
  jobAdminRoutes(app, services)
  backupAdminRoutes(app, services)
}
