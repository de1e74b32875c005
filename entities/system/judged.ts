import { z } from 'zod'
import type { Answered, DeclaredOperation } from '../language/system-operation.ts'

/**
 * What imports of files and edits of all records of a list have in common: both are judged row by row, looked at, and then
 * written as one change set.
 */

export const importStatuses = [
  'read',
  'judging',
  'judged',
  'writing',
  'takingBack',
  'refused',
  'done',
  'undoing',
  'redoing',
  'undone',
  'failed',
] as const

/** The statuses in responses: those that are stored, and `expired`. */
export const reportedStatuses = [...importStatuses, 'expired'] as const

/** What is wrong with a row. */
const issue = z.object({
  cell: z.string().nullable().describe('Such as C17; null where no column is for the field.'),
  path: z.array(z.union([z.string(), z.int()])),
  rule: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/** A row of a file or a record of a list, and its outcome. */
const judgedRow = z.object({
  number: z.int().describe('Of a file as spreadsheets count; of a list in the order of its records.'),
  record: z.string().nullable(),
  title: z.string().nullable(),
  issues: z.array(issue),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  gaps: z
    .array(z.string())
    .describe('Of a new record that is a draft the fields that it lacks before it can be published.'),
})

/** How far it is, and what became of it. */
export const progress = z.object({
  id: z.uuid(),
  entity: z.string(),
  parent: z.string().nullable(),
  rows: z.int().describe('How many rows the file has, or records the list finds.'),
  judged: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int().describe('How many cannot be written, or were changed by somebody else meanwhile.'),
  written: z.int().describe('How many are written and not taken back.'),
  changeSet: z.string().nullable(),
  stopped: z
    .object({ number: z.int().nullable(), issues: z.array(issue) })
    .nullable()
    .describe('The row that could not be written, or the reason why it went on no longer or could not be undone.'),
  left: z
    .array(z.object({ id: z.string(), title: z.string(), issues: z.array(issue) }))
    .describe('The first twenty records that could not be taken back, and why.'),
  leftInAll: z.int().describe('How many records could not be taken back, and stay as they are.'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().describe('When what was found out is forgotten: it can no longer be written.'),
})

export type ShownRow = Answered<typeof judgedRow>
export type ShownProgress = Answered<typeof progress>

/** What rows can come to, of those that can be listed. */
type Outcome = 'created' | 'changed' | 'refused'

interface JudgedWords {
  readonly words: Readonly<Record<'list' | 'read' | 'rows' | 'write' | 'undo' | 'remove', DeclaredOperation>>
  readonly removed: string
}

/** The operations on one's imports, or bulk edits, from the list of them to the undo of one. */
export const judgedOperations = <A extends z.ZodType>(
  answer: A,
  outcomes: readonly [Outcome, ...Outcome[]],
  { words, removed }: JudgedWords,
) =>
  ({
    list: { ...words.list, call: 'GET', answer: z.array(answer).describe('All of them.') },
    read: { ...words.read, call: 'GET /:id', answer },
    rows: {
      ...words.rows,
      call: 'GET /:id/rows',
      query: z.strictObject({
        outcome: z.enum(outcomes),
        after: z.coerce
          .number()
          .int()
          .min(0)
          .max(2_147_483_647)
          .optional()
          .describe('The number of the last row that is known.'),
      }),
      answer: z.array(judgedRow).describe('One page.'),
    },
    write: {
      ...words.write,
      call: 'POST /:id/writing',
      body: z.strictObject({
        judgedAt: z.iso
          .datetime()
          .describe('The `finishedAt` when it was judged: what is written is what somebody has looked at.'),
        withoutRefused: z
          .boolean()
          .optional()
          .describe(
            'Whether what is refused is left as it is. Otherwise nothing is written while anything is refused.',
          ),
      }),
      answer,
      status: 200,
      refusals: [409],
    },
    undo: {
      ...words.undo,
      description:
        'Every record becomes what it was before: all of them, or none. 409 where one was changed since (`data.changed` names them).',
      call: 'POST /:id/restorations',
      answer,
      status: 200,
      refusals: [409, 413, 415],
    },
    remove: { ...words.remove, call: 'DELETE /:id', answer: removed, refusals: [409] },
  }) as const
