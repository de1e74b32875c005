import { z } from 'zod'
import { systemOperations, type Answered } from '../language/system-operation.ts'
import { judgedOperations, progress, reportedStatuses } from './judged.ts'

/** What can happen to all records that a list finds. */
export const bulkActions = ['edit', 'delete', 'restore'] as const
export type BulkAction = (typeof bulkActions)[number]

const edited = progress.extend({
  action: z.enum(bulkActions),
  status: z
    .enum(reportedStatuses)
    .describe(
      '`judged`: it is known what would change. `takingBack`, then `refused`: cancelled, and nothing remains but for `left`. `expired`: it was not written in time, and it is no longer known which records they were.',
    ),
  title: z.string().describe('What the records are called.'),
  fields: z.record(z.string(), z.int()).describe('How many records get another value, by field; while it is judged.'),
})

/** A bulk edit as it is answered. */
export type ShownBulkEdit = Answered<typeof edited>

/**
 * Changes of all records that a list finds, however many: judged, then written as one change set by the job that writes
 * imports, and undone by it.
 */
export const bulkEdit = systemOperations({
  path: 'bulk-edits',
  tag: 'Bulk edits',
  access: 'member',
  operations: {
    create: {
      id: 'createBulkEdit',
      summary: 'Start a bulk edit of all records that a list finds',
      description:
        'However many they are. What would become of each is found out in the background, by the same rules as in a form, and nothing is written yet. 409 while too many bulk edits of the account are unfinished.',
      call: 'POST',
      body: z.strictObject({
        entity: z.string(),
        parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
        filter: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('As `filter` of the list; all records when left out.'),
        action: z
          .enum(bulkActions)
          .describe('`edit` changes fields, `delete` moves to the trash, `restore` brings back from there.'),
        changes: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('For `edit`: what happens to each field, as `changes` of an edit of several records.'),
        language: z
          .enum(['ja', 'en'])
          .optional()
          .describe('The language of old and new values; Japanese when left out.'),
      }),
      answer: edited.describe('The bulk edit, whose records are being judged.'),
      refusals: [409],
    },
    ...judgedOperations(edited, ['changed', 'refused'], {
      words: {
        list: {
          id: 'listBulkEdits',
          summary: 'List your bulk edits of the last month',
          description:
            'The newest first. Of more than a hundred, those that were never written make room first, then the oldest.',
        },
        read: { id: 'readBulkEdit', summary: 'Get the progress of a bulk edit' },
        rows: {
          id: 'listRecordsOfBulkEdit',
          summary: 'List the records of a bulk edit',
          description: 'With their old and new values, or with the reason why they stay as they are. Fifty at a time.',
        },
        write: {
          id: 'writeBulkEdit',
          summary: 'Run a checked bulk edit',
          description:
            'All records in one change set. One that somebody else has changed since it was judged stays as it is, and is listed with those that are refused. 409 while records are refused, unless they are to stay as they are. 404 with `data.code` `BULK_EDIT_EXPIRED` once it is more than a day old.',
        },
        undo: { id: 'undoBulkEdit', summary: 'Undo a bulk edit' },
        remove: {
          id: 'deleteBulkEdit',
          summary: 'Cancel or discard a bulk edit',
          description:
            'While it is being written, what is changed so far is taken back, and the bulk edit remains as `refused`. What it has changed before stays. 409 while it is being undone.',
        },
      },
      removed: 'It is cancelled or gone.',
    }),
  },
})
