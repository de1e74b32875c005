import { z } from 'zod'
import { draftLanguages } from '../language/derived/draft-fields.ts'
import { planStates } from '../language/shared/plan-states.ts'
import { longText, text } from '../language/fields/index.ts'
import { systemOperations, type Answered } from '../language/system-operation.ts'
import { publishedLanguage } from './published-language.ts'

/** How many records a plan has at most; so many are published by one transaction. */
export const maxPlanItems = 100

/** How many plans of a tenant may be open at once. */
export const maxOpenPlans = 50

/** What a plan does with a record: shows it to the public, hides it, or publishes the draft that it has. */
export const planActions = ['publish', 'withdraw', 'change'] as const
export type PlanAction = (typeof planActions)[number]

const instant = z.iso.datetime().nullable()

/** The columns of the table of publish plans. */
export const planColumns = {
  id: z.uuid(),
  name: text({ max: 80 }).describe('What it is called; people of the tenant see it.'),
  note: longText({ max: 1000 }).optional().describe('A note for colleagues.'),
  status: z
    .enum(planStates)
    .describe(
      '`refused` is a plan that was due but could not be published: nothing was changed. `undone` is one whose publication was undone.',
    ),
  publishAt: instant.describe('When it is to be published; null for no time.'),
  scheduledBy: z.string().nullable().describe('The account that set the time.'),
  publishedAt: instant.describe('When it was published.'),
  changeSet: z
    .string()
    .nullable()
    .describe('The change set that published it, by which it is undone; of an undone one, that of the undo.'),
  askedOf: z.string().nullable().describe('The account that is asked to publish it.'),
  askedBy: z.string().nullable().describe('The account that asks.'),
  askedAt: instant.describe('When it was asked.'),
  reply: z.enum(['agreed', 'declined']).nullable().describe('What whoever was asked has answered.'),
  replyText: z.string().nullable().describe('The words of the answer.'),
  version: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().describe('The account that changed it last.'),
}

/** The columns of the table of the records of plans. */
export const planItemColumns = {
  id: z.uuid(),
  plan: z.string(),
  entity: z.string(),
  recordId: z.string().describe('The record.'),
  action: z
    .enum(planActions)
    .describe(
      '`publish` shows the record to the public, `withdraw` hides it, `change` publishes the draft that it has.',
    ),
  recordVersion: z.int().describe('The version of the record that was seen.'),
  draftVersion: z.int().nullable().describe('The version of its draft that was seen; null where it has none.'),
  language: publishedLanguage,
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
}

const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  rule: z.string(),
  params: z.record(z.string(), z.unknown()),
  message: z.string().optional(),
})
const { plan: _, ...itemColumns } = planItemColumns
const item = z.object({
  ...itemColumns,
  title: z.string().nullable().describe('What the record is called; null where it is gone.'),
  titleEn: z.string().nullable(),
  isStale: z
    .boolean()
    .describe('Whether the record or its draft was changed since it was seen. It is not published then.'),
  isUndone: z
    .boolean()
    .describe('Of an undone plan: whether the undo took the record back. Others were left as they are.'),
  issues: z.array(issue).describe('Why it could not be published now.'),
  hidden: z
    .array(
      z.object({
        field: z.string(),
        entity: z.string(),
        id: z.string(),
        title: z.string().nullable(),
        titleEn: z.string().nullable(),
      }),
    )
    .describe('What it refers to that the public does not see once the plan is published.'),
})
const plan = z.object({
  ...planColumns,
  note: z.string().nullable(),
  count: z.int().describe('How many records it has.'),
  askedByName: z.string().nullable().describe('The name of the account that asks.'),
})
const whole = plan.extend({
  items: z.array(item),
  isReady: z.boolean().describe('Whether it could be published now: nothing is stale, and nothing is refused.'),
})

export type ShownPlan = Answered<typeof plan>
export type JudgedPlan = Answered<typeof whole>
export type JudgedItem = JudgedPlan['items'][number]

const planned = z.strictObject({
  entity: z.string(),
  recordId: z.string().describe('The record.'),
  action: z.enum(planActions),
  language: z.enum(draftLanguages).optional().describe('Of a `change`: the only language that is published.'),
})

/** Changes of several records that are published together. */
export const publishPlans = systemOperations({
  path: 'publish-plans',
  tag: 'Publish plans',
  access: 'member',
  params: { item: z.uuid() },
  operations: {
    list: {
      id: 'listPublishPlans',
      summary: 'List the publish plans of a tenant',
      call: 'GET',
      page: {
        sortable: ['createdAt', 'publishAt', 'updatedAt'],
        initially: ['updatedAt', 'DESC'],
        size: 25,
        filter: z.strictObject({ status: z.enum(planStates).optional(), record: z.uuid().optional() }),
        words: 'JSON: `status`, and `record`, the id of a record that is in it.',
        example: '{"status":"scheduled"}',
      },
      answer: z.array(plan),
    },
    read: {
      id: 'readPublishPlan',
      summary: 'Get a publish plan, judged',
      description:
        'Each record with what would be refused if the plan were published now. That is found out by publishing it and taking everything back.',
      call: 'GET /:id',
      answer: whole,
    },
    create: {
      id: 'createPublishPlan',
      summary: 'Create a publish plan',
      description: `At most ${maxOpenPlans} plans are open or scheduled at once; 409 (\`data.code\` \`TOO_MANY_PLANS\`) beyond that.`,
      call: 'POST',
      body: z.strictObject({
        name: planColumns.name,
        note: z.string().max(1000).nullable().optional(),
        items: z.array(planned).max(maxPlanItems).default([]),
      }),
      answer: whole,
      refusals: [409],
    },
    change: {
      id: 'changePublishPlan',
      summary: 'Change the name or the note of a publish plan',
      call: 'PATCH /:id',
      isVersioned: true,
      body: z
        .strictObject({
          version: z.int().describe('The version that the change is based on; or `If-Match`.'),
          name: planColumns.name,
          note: z.string().max(1000).nullable(),
        })
        .partial(),
      answer: plan,
    },
    remove: {
      id: 'deletePublishPlan',
      summary: 'Delete a publish plan',
      description: 'Its records and their drafts stay as they are.',
      call: 'DELETE /:id',
      answer: 'Deleted.',
    },
    add: {
      id: 'addToPublishPlan',
      summary: 'Add records to a publish plan',
      description: `As they are now: with their versions, and those of their drafts. A record that is in the plan is seen again, which is how a stale one is confirmed. At most ${maxPlanItems} records. 409 for a plan that was published.`,
      call: 'POST /:id/items',
      body: z.strictObject({ items: z.array(planned).min(1).max(maxPlanItems) }),
      answer: whole,
      status: 200,
      refusals: [409],
    },
    take: {
      id: 'removeFromPublishPlan',
      summary: 'Take a record out of a publish plan',
      call: 'DELETE /:id/items/:item',
      answer: whole,
      refusals: [409],
    },
    schedule: {
      id: 'schedulePublishPlan',
      summary: 'Set when a publish plan is published',
      description:
        'It is judged at that time: if something is stale or refused by then, nothing is changed, and whoever scheduled it is notified.',
      call: 'PUT /:id/schedule',
      isVersioned: true,
      body: z.strictObject({
        version: z.int().optional(),
        publishAt: z.iso.datetime().describe('A time to come.'),
      }),
      answer: whole,
      refusals: [409],
    },
    unschedule: {
      id: 'unschedulePublishPlan',
      summary: 'Cancel the time of a publish plan',
      call: 'DELETE /:id/schedule',
      answer: whole,
      refusals: [409],
    },
    publish: {
      id: 'publishPlan',
      summary: 'Publish a plan now',
      description:
        'All of its records in one change set, by which it is undone; or none: 409 with the judged plan in `data.plan` if something is stale or refused.',
      call: 'POST /:id/publications',
      isVersioned: true,
      body: z.strictObject({ version: z.int().optional() }),
      answer: plan,
      status: 200,
      refusals: [409],
    },
    ask: {
      id: 'askForPublication',
      summary: 'Ask a colleague to publish a plan',
      description: 'The colleague is notified; the answer is notified to whoever asked.',
      call: 'POST /:id/requests',
      body: z.strictObject({ account: z.uuid().describe('A member of the tenant.') }),
      answer: plan,
      status: 200,
      refusals: [409],
    },
    reply: {
      id: 'replyToPublication',
      summary: 'Answer a request to publish a plan',
      description: 'By whoever was asked, without publishing it. Publishing it is an answer, too.',
      call: 'POST /:id/replies',
      body: z.strictObject({
        reply: z.enum(['agreed', 'declined']).describe('The answer.'),
        text: z.string().max(1000).nullable().optional(),
      }),
      answer: plan,
      status: 200,
      refusals: [409],
    },
  },
})
