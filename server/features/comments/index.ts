import type { Feature } from '../feature.ts'
import { commentParticipant, commentTable } from './comments.ts'
import { threadRoutes } from './routes.ts'
import { visitorRoutes } from './visitor-routes.ts'

/** What members write about records, and visitors by preview links; to whom members assign them. */
export const comments: Feature = {
  name: 'comments',
  tables: commentTable.declared({ isArchived: true }),
  tags: [{ name: 'Threads', description: 'What the members of a tenant write about its records.' }],
  participant: commentParticipant,
  start: () => ({
    routes(app) {
      threadRoutes(app)
      visitorRoutes(app)
    },
  }),
}
