import { storeOf } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { everyHour, type Feature } from '../feature.ts'
import { addressTable } from './addresses.ts'
import { previewCommentRoutes } from './comments.ts'
import { linkTable, previewParticipant, sweepLinks } from './links.ts'
import { openedPreviews } from './opened.ts'
import { paneRoutes } from './pane-routes.ts'
import { paneTable, sweepPanes } from './panes.ts'
import { eventRoutes } from './event-routes.ts'
import { previewStreams } from './streams.ts'
import { previewRoutes } from './routes.ts'

/** Links that show a record on the tenant’s own site before it is public. */
export const previews: Feature = {
  name: 'previews',
  // The tokens of links are signed with the secret of one installation. What was left by them is archived with the comments.
  tables: {
    ...linkTable.declared({ isArchived: false, isCounted: true }),
    ...paneTable.declared({ isArchived: false, isCounted: true }),
    ...addressTable.declared({ isArchived: true, isCounted: true }),
  },
  tags: [
    {
      name: 'Previews',
      description:
        'Links that show a record on the site before it is public, for members whose membership allows it and for administrators.',
    },
  ],
  participant: previewParticipant,
  start: ({ env, identity, streamTime }) => ({
    routes(app) {
      const { secret = '' } = identity.authServices ?? {}
      const secrets = [secret, ...(env.AUTH_SECRET_PREVIOUS ? [env.AUTH_SECRET_PREVIOUS] : [])]
      previewRoutes(app, secrets, env.PUBLIC_URL)
      openedPreviews(app, secrets)
      const streams = app.database && previewStreams(app, secrets, streamTime)
      eventRoutes(app, secrets, streams)
      paneRoutes(app, secrets, env.PUBLIC_URL, streams)
      app.addHook('preClose', (done) => {
        streams?.close()
        done()
      })
      previewCommentRoutes(app, secrets)
    },
    jobs: {
      'sweep-previews': everyHour(async ({ database, operator }, signal) => {
        for (const { id } of await allTenants(database, await operator())) {
          signal.throwIfAborted()
          await sweepLinks(storeOf(database), id, Date.now())
          await database.write(id, () => sweepPanes(storeOf(database), id, Date.now()))
        }
      }),
    },
  }),
}
