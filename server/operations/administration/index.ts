import { deleteOldJobs } from '../../base/jobs/job.ts'
import { unavailable } from '../../base/errors/api-error.ts'
import { everyHour, type Feature } from '../../features/feature.ts'
import { auditRoutes } from './audit-events.ts'
import { backupAdminRoutes } from './backups.ts'
import { examineCertificates, examineJobs } from './doctor.ts'
import { invitationAdminRoutes } from './invitations.ts'
import { jobAdminRoutes } from './jobs.ts'
import type { AdminServices } from './services.ts'
import { userInvitationRoutes } from './user-invitation.ts'
import { accountAdminRoutes } from './users.ts'

/** The administrators' calls that are not better-auth's. */
export const administration: Feature = {
  name: 'administration',
  examine: [examineJobs, examineCertificates],
  tags: [
    {
      name: 'Administration',
      description: 'Accounts, what they may do, the audit log, and work in the background; for administrators.',
    },
  ],
  start: ({ identity: { authServices, tenantAccess: membership } }) => ({
    routes(app, jobKinds) {
      const services = (): AdminServices => {
        if (!authServices || !membership) throw unavailable()
        return { database: authServices.database, env: authServices.env, membership }
      }
      invitationAdminRoutes(app, services)
      accountAdminRoutes(app, services)
      auditRoutes(app)
      jobAdminRoutes(app, jobKinds)
      backupAdminRoutes(app, services)
      userInvitationRoutes(app, authServices)
    },
    jobs: {
      'sweep-jobs': everyHour(({ database }) =>
        database.write(null, () => deleteOldJobs(database.dialect, Date.now())),
      ),
    },
  }),
}
