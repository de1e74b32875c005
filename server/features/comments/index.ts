import type { Feature } from '../feature.ts'
import { commentParticipant, commentTable } from './comments.ts'
import { threadRoutes } from './routes.ts'

/** What members write about records, and to whom they assign them. */
export const comments: Feature = {
  name: 'comments',
  tables: commentTable.declared({ isArchived: true }),
  tags: [{ name: 'Threads', description: 'What the members of a tenant write about its records.' }],
  participant: commentParticipant,
  start: () => ({ routes: threadRoutes }),
}
