import { unavailable } from '../../base/errors/api-error.ts'
import type { Feature } from '../../features/feature.ts'
import { auditRoutes } from './audit-events.ts'
import { backupAdminRoutes } from './backups.ts'
import { invitationAdminRoutes } from './invitations.ts'
import { jobAdminRoutes } from './jobs.ts'
import { peopleRoutes } from './people.ts'
import type { AdminServices } from './services.ts'
import { userInvitationRoutes } from './user-invitation.ts'
import { userAdminRoutes } from './users.ts'

/** The administrators' calls that are not better-auth's. */
export const administration: Feature = {
  name: 'administration',
  tags: [
    {
      name: 'Administration',
      description: 'Accounts, what they may do, the audit log, and work in the background; for administrators.',
    },
  ],
  start: ({ identity: { authServices, tenantAccess: membership } }) => ({
    routes(app) {
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
      userInvitationRoutes(app, authServices)
    },
  }),
}
