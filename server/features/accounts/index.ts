import { sweepExpired, sweepRefusedSignIns } from '../../kernel/auth/sweep-expired.ts'
import { everyHour, type Feature } from '../feature.ts'
import { accountRoutes } from './account-routes.ts'
import { colleagueRoutes } from './colleague-routes.ts'
import { examineAdministrators, examineSecret } from './doctor.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { setupRoutes } from './setup-routes.ts'

/** How people get in, who they are, and with whom they work. */
export const accounts: Feature = {
  name: 'accounts',
  examine: [examineSecret, examineAdministrators],
  tags: [
    { name: 'Accounts', description: 'Signing in and out, and the token for everything else.' },
    { name: 'Passkeys', description: 'Signing in by passkey, and one’s own passkeys.' },
    { name: 'Invitations', description: 'How people get in: by a link that works once.' },
    { name: 'Checks', description: 'What a page asks before it shows.' },
  ],
  start: ({ identity }) => ({
    routes(app) {
      invitationRoutes(app, identity.authServices)
      setupRoutes(app, identity.authServices)
      loginRoutes(app, identity.callers)
      accountRoutes(app)
      colleagueRoutes(app)
    },
    jobs: {
      // Invitations and links to accounts are the mails of every installation.
      mail: ({ mail }) => mail,
      'sweep-expired': everyHour(async (workplace) => {
        const now = Date.now()
        const { dialect } = workplace.database
        await workplace.database.write(null, () => sweepExpired(dialect, new Date(now).toISOString()))
        await sweepRefusedSignIns(workplace.database, now)
      }),
    },
  }),
}
