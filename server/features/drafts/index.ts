import { draftTable } from '../../kernel/drafts/record-drafts.ts'
import { draftParticipant } from '../../kernel/drafts/participant.ts'
import { publishDraftJob } from '../../kernel/drafts/write-draft.ts'
import { everyHour, type Feature } from '../feature.ts'
import { draftMoments } from './moments.ts'
import { publishDraftHandler, tendDrafts } from './publish-due.ts'

/** Drafts beside what the public sees: the table, how they take part in changes of records, and their publication on time. */
export const drafts: Feature = {
  name: 'drafts',
  tables: draftTable.declared({ isArchived: true, isCounted: true }),
  participant: draftParticipant,
  publishingMoments: draftMoments,
  start: () => ({ jobs: { [publishDraftJob]: publishDraftHandler, 'tend-drafts': everyHour(tendDrafts) } }),
}
