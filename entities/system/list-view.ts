import { z } from 'zod'
import { listLayouts } from '../language/declaration/list-layouts.ts'
import {
  maxViewColumns,
  maxViewCount,
  maxViewName,
  maxViews,
  type ViewQuery,
} from '../language/declaration/list-views.ts'
import { line } from '../language/shared/name.ts'
import { maxRange, systemOperations, type Answered } from '../language/system-operation.ts'

/** The columns of the table of views. */
export const viewColumns = {
  id: z.uuid(),
  entity: z.string(),
  /** The account whose view it is; null for a view of everybody who works at the tenant. */
  owner: z.string().nullable(),
  name: z.string(),
  query: z.custom<ViewQuery>(),
  /** Whether the list opens with it. */
  isDefault: z.boolean(),
  position: z.int(),
  version: z.int(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
}

export const viewQuery = z.strictObject({
  filter: z.record(z.string(), z.unknown()).optional().describe('As `filter` of the list.'),
  sort: z
    .tuple([z.string(), z.enum(['ASC', 'DESC'])])
    .optional()
    .describe('As `sort` of the list.'),
  perPage: z.int().min(1).max(maxRange).optional().describe('How many records a page has.'),
  columns: z
    .array(z.string())
    .max(maxViewColumns)
    .optional()
    .describe('The columns after the first, which is always the title.'),
  layout: z.enum(listLayouts).optional(),
})

const audience = z
  .enum(['mine', 'team'])
  .describe('`mine`: seen by its owner alone. `team`: seen and changed by everybody who works at the tenant.')
const name = line().min(1).max(maxViewName)
const isDefault = z.boolean().describe('Whether the list opens with it, for everybody; only of the team.')

const count = z
  .int()
  .nullable()
  .describe(
    `How many records it has now; ${maxViewCount + 1} stands for more than ${maxViewCount}. Null where words are searched for, for a view that is broken, and where counting a long list would take too long.`,
  )
const savedView = z.object({
  id: z.uuid(),
  entity: z.string(),
  name: z.string(),
  audience,
  query: viewQuery,
  isDefault: z.boolean(),
  issues: z
    .array(
      z.object({
        path: z.array(z.union([z.string(), z.int()])),
        rule: z.string(),
        params: z.record(z.string(), z.unknown()),
        message: z.string(),
      }),
    )
    .describe('What the list does not allow of it any more; empty unless it is broken.'),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})

/** A view as it is answered. */
export type SavedView = Answered<typeof savedView>

/** Views of lists that people keep: for themselves, or for everybody who works at the tenant. */
export const listView = systemOperations({
  path: 'views',
  tag: 'Views',
  access: 'member',
  operations: {
    list: {
      id: 'listViews',
      summary: 'List the views of a list, with their numbers of records',
      description: "The tenant's, one's own, and those that come with the list; counted as their list would.",
      call: 'GET',
      query: z.strictObject({
        entity: z.string().describe('The entity whose list it is.'),
        parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
      }),
      answer: z.object({
        all: count.describe('How many records there are without a view.'),
        ready: z
          .array(z.object({ name: z.string(), query: viewQuery, count }))
          .describe('The views that the declaration of the entity brings along.'),
        views: z.array(savedView.extend({ count })).describe("The team's, then the caller's own, each in their order."),
      }),
    },
    create: {
      id: 'createView',
      summary: 'Save a view of a list',
      description: `Its query is read as the list reads its own. At most ${maxViews} views of a list for each person, and as many for the team; 409 (\`data.code\` \`TOO_MANY_VIEWS\`) beyond that.`,
      call: 'POST',
      body: z.strictObject({
        id: z.uuid().optional().describe('Made by the caller: a call that is repeated with it keeps no second view.'),
        entity: z.string(),
        name,
        audience,
        query: viewQuery.describe('What it shows. What is left out is as the list has it by itself.'),
        isDefault: isDefault.optional(),
      }),
      answer: savedView.describe('The view; the one that is there where the call was made before.'),
      refusals: [409],
    },
    order: {
      id: 'orderViews',
      summary: 'Reorder the views of a list',
      description: "The team's or one's own, by ids. It changes no version.",
      call: 'PUT /order',
      body: z.strictObject({
        entity: z.string(),
        audience,
        ids: z.array(z.uuid()).max(maxViews).describe('The views in their order; those left out follow.'),
      }),
      answer: 'They are in that order.',
    },
    change: {
      id: 'changeView',
      summary: 'Change a view of a list',
      description: 'Its name, what it shows, who sees it, or whether the list opens with it.',
      call: 'PATCH /:id',
      isVersioned: true,
      body: z.strictObject({
        version: z.int().optional().describe('The version that the change is based on; or `If-Match`.'),
        name: name.optional(),
        audience: audience.optional(),
        query: viewQuery.optional(),
        isDefault: isDefault.optional(),
      }),
      answer: savedView.describe('The view as it is now.'),
      refusals: [409],
    },
    remove: {
      id: 'deleteView',
      summary: 'Delete a view of a list',
      description: 'The version that is meant stands in `If-Match`. The records stay as they are.',
      call: 'DELETE /:id',
      isVersioned: true,
      answer: 'It is gone.',
    },
  },
})
