import type { Feature } from '../feature.ts'
import { commentParticipant } from './comments.ts'
import { threadRoutes } from './routes.ts'
import { archived } from '../../base/db/declared-tables.ts'

/** What members write about records, and to whom they assign them. */
export const comments: Feature = {
  name: 'comments',
  tables: archived('comment'),
  tags: [{ name: 'Threads', description: 'What the members of a tenant write about its records.' }],
  participant: commentParticipant,
  start: () => ({ routes: threadRoutes }),
}
