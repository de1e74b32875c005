import type { FastifyInstance } from 'fastify'
import type { Identity } from '../../auth/identity.ts'
import { unavailable } from '../../errors.ts'
import { auditRoutes } from './audit-events.ts'
import { invitationAdminRoutes } from './invitations.ts'
import { jobAdminRoutes } from './jobs.ts'
import type { Office } from './office.ts'
import { peopleRoutes } from './people.ts'
import { userAdminRoutes } from './users.ts'

/** The calls of administrators that are not better-auth's. */
export function adminRoutes(app: FastifyInstance, { desk, membership }: Identity): void {
  const office = (): Office => {
    if (!desk || !membership) throw unavailable()
    return { database: desk.database, env: desk.env, membership }
  }
  invitationAdminRoutes(app, office)
  peopleRoutes(app, office)
  userAdminRoutes(app, office)
  auditRoutes(app, office)
  jobAdminRoutes(app, office)
}
