import { z } from 'zod'
import { draftEventKinds } from '../language/derived/draft-fields.ts'
import { commentText } from '../language/shared/comments.ts'
import { systemOperations, type Answered } from '../language/system-operation.ts'
import { publishedLanguage } from './published-language.ts'

/** The columns of the table of comments. */
export const commentColumns = {
  id: z.uuid(),
  /** Both empty for what a visitor wrote about a plan as a whole. */
  entity: z.string(),
  recordId: z.string(),
  /** Plain text, in which accounts are named by their ids; empty once it is deleted. */
  body: z.string(),
  /** The account that wrote it; of a visitor, the preview link by which they came. */
  by: z.string(),
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: z.string().nullable(),
  /** What the visitor who wrote it calls themselves; null for a comment of a member. */
  guest: z.string().nullable(),
  /** What their link was called then, and the plan that it shows, if it shows one. */
  linkName: z.string().nullable(),
  plan: z.string().nullable(),
  /** The path of the page on which a visitor wrote it. */
  page: z.string().nullable(),
  /** When a member marked what a visitor wrote as done, and who did. */
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  version: z.int(),
}

/** How many comments are answered at once. */
export const commentsPerPage = 50

const text = commentText.describe('Plain text of at most 4,000 characters. `@[id]` names a member of the tenant.')
const person = z.object({ id: z.string(), name: z.string().nullable().describe('Null where the account is gone.') })
const impersonator = person.nullable().describe('The administrator who acted in the name of `by`.')
const visitor = z.object({
  name: z.string().describe('As they gave it.'),
  link: z.string().nullable().describe('What their preview link was called.'),
  page: z.string().nullable().describe('The path of the page.'),
  doneAt: z.iso.datetime().nullable().describe('When it was marked as done.'),
})
const comment = z.object({
  id: z.string(),
  body: z.string().describe('Plain text, in which `@[id]` names an account. Empty where it was deleted.'),
  by: person,
  visitor: visitor.nullable().describe('Who wrote it by a preview link.'),
  impersonator,
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable().describe('When it was last edited, deleted or brought back.'),
  deletedAt: z.iso.datetime().nullable(),
  version: z.int(),
})
const assignment = z.object({
  id: z.string(),
  account: person.nullable().describe('To whom it was assigned; null where it is assigned to nobody since.'),
  by: person,
  impersonator,
  at: z.string(),
})
const draftEvent = z.object({
  kind: z.enum(draftEventKinds),
  at: z.string(),
  by: person.nullable(),
  impersonator,
  publishAt: z.string().nullable().describe('When it is to be published.'),
  language: publishedLanguage,
  changeSet: z.string().nullable().describe('The change set that published it, by which it is undone.'),
})
const expectedWords = 'To whom the caller believes it to be assigned: 409 where that is no longer so.'
const assigned = z.object({
  assignee: z.string().nullable().describe('To whom the record is assigned now.'),
  former: z.string().nullable().describe('To whom it was before.'),
})

/** What members of a tenant write about its records, and to whom they assign them. */
export const thread = systemOperations({
  path: 'threads/:entity/:id',
  tag: 'Threads',
  access: 'member',
  params: {
    entity: z.string(),
    id: z.string().describe('The record, whichever record it belongs to.'),
    comment: z.uuid(),
  },
  operations: {
    read: {
      id: 'readThread',
      summary: 'List the comments on a record, and get its assignee',
      description: 'Of records in the trash too.',
      call: 'GET',
      query: z.strictObject({
        offset: z.coerce
          .number()
          .int()
          .min(0)
          .max(1_000_000)
          .optional()
          .describe('How many of the newest to leave out.'),
      }),
      answer: z.object({
        assignee: person
          .nullable()
          .describe('To whom the record is assigned; null for nobody, and for entities that have a field for it.'),
        assignments: z.array(assignment).describe('The newest first, up to 50; with the first comments only.'),
        drafts: z.array(draftEvent).describe('What was done with its drafts; likewise the newest.'),
        comments: z.array(comment).describe(`The newest first, up to ${commentsPerPage}.`),
        total: z.int().describe('How many there are, deleted ones included.'),
        names: z
          .record(z.string(), z.string().nullable())
          .describe('What the accounts that the comments name are called now; null where the account is gone.'),
      }),
    },
    create: {
      id: 'createComment',
      summary: 'Comment on a record',
      description:
        'The members whom it names are notified, and so are those who commented before and to whom it is assigned.',
      call: 'POST /comments',
      body: z
        .strictObject({
          body: text,
          id: z
            .uuid()
            .optional()
            .describe('Made by the caller: a call that is repeated with it writes no second comment.'),
        })
        .meta({ examples: [{ body: '在庫を確認しました。' }] }),
      answer: comment.describe('The comment; the one that is there where the call was made before.'),
      refusals: [409],
    },
    update: {
      id: 'updateComment',
      summary: 'Edit your own comment',
      description: 'Brings a deleted one back with the text that is sent. 412 where it was changed since it was read.',
      call: 'PUT /comments/:comment',
      body: z
        .strictObject({ body: text, version: z.int().describe('The version that was read.') })
        .meta({ examples: [{ body: '在庫を確認しました。', version: 1 }] }),
      answer: comment,
      refusals: [412],
    },
    remove: {
      id: 'deleteComment',
      summary: 'Delete your own comment',
      description: 'Its text is gone at once; that there was one, and whose, stays.',
      call: 'DELETE /comments/:comment',
      answer: comment.describe('What is left of it.'),
    },
    assign: {
      id: 'assignRecord',
      summary: 'Assign a record to a member of the tenant',
      description:
        'Its version stays what it is. Whoever it is assigned to is notified. Entities that have a field for it are assigned by that; here they answer 404. With `expected`, 409 where somebody else has it by now, whom `data.current` names; a call that is repeated is answered as before.',
      call: 'PUT /assignee',
      body: z.strictObject({
        account: z.uuid().describe('A member of the tenant.'),
        expected: z.uuid().nullable().optional().describe(`${expectedWords} Null for nobody.`),
      }),
      answer: assigned,
      refusals: [409],
    },
    unassign: {
      id: 'unassignRecord',
      summary: 'Unassign a record',
      description: 'With `expected`, 409 where somebody else has it by now, whom `data.current` names.',
      call: 'DELETE /assignee',
      query: z.strictObject({ expected: z.uuid().optional().describe(expectedWords) }),
      answer: assigned,
      refusals: [409],
    },
  },
})

/** Parts of a thread as they are answered. */
export type ShownComment = Answered<typeof comment>
export type ShownAssignment = Answered<typeof assignment>
export type ShownThread = Answered<typeof thread.operations.read.answer>

/** How long the name and the text may be that visitors write, in characters; and how much one link takes. */
export const visitorLimits = { name: 60, text: 2000, page: 500, comments: 200 } as const

const visitorComment = z.object({
  id: z.uuid(),
  entity: z.string().nullable().describe('Null for a plan as a whole.'),
  recordId: z.string().nullable().describe('The record.'),
  plan: z.string().nullable().describe('The publish plan whose link it was.'),
  ...visitor.shape,
  body: z.string().describe('Plain text.'),
  createdAt: z.iso.datetime(),
})

/** What visitors write by preview links, for the members of the tenant; it stands in the threads of records, too. */
export const visitorComments = systemOperations({
  path: 'visitor-comments',
  tag: 'Threads',
  access: 'member',
  operations: {
    list: {
      id: 'listVisitorComments',
      summary: 'List what visitors wrote by preview links',
      call: 'GET',
      page: {
        sortable: ['createdAt'],
        initially: ['createdAt', 'DESC'],
        size: 50,
        filter: z.strictObject({
          plan: z.string().optional().describe('Only by links to this publish plan.'),
          isDone: z.boolean().optional(),
        }),
        words: 'JSON: `plan`, `isDone`.',
        example: '{"isDone":false}',
      },
      answer: z.array(visitorComment),
    },
    settle: {
      id: 'settleVisitorComment',
      summary: 'Mark what a visitor wrote as done, or as not done',
      call: 'PUT /:id',
      body: z
        .strictObject({ isDone: z.boolean().describe('Whether it is done.') })
        .meta({ examples: [{ isDone: true }] }),
      answer: 'Saved.',
    },
    remove: {
      id: 'deleteVisitorComment',
      summary: 'Delete what a visitor wrote',
      description: 'Nothing of it stays.',
      call: 'DELETE /:id',
      answer: 'Deleted.',
    },
  },
})

/** What a visitor wrote, as members read it. */
export type ShownVisitorComment = Answered<typeof visitorComment>
