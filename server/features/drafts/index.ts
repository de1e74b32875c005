import { draftTable } from '../../kernel/drafts/record-drafts.ts'
import { draftParticipant } from '../../kernel/drafts/participant.ts'
import { everyHour, type Feature } from '../feature.ts'
import { draftMoments } from './moments.ts'
import { tendDrafts } from './publish-due.ts'

/** Drafts beside what the public sees: the table, and how they take part in changes of records. Plans publish them on time. */
export const drafts: Feature = {
  name: 'drafts',
  tables: draftTable.declared({ isArchived: true, isCounted: true }),
  participant: draftParticipant,
  publishingMoments: draftMoments,
  start: () => ({ jobs: { 'tend-drafts': everyHour(tendDrafts) } }),
}
