import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import { isDeletable, type Entity } from '../../../entities/language/entity.ts'
import { screensOf, writingScreens } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import { countRecords } from '../../kernel/crud/list/count-records.ts'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { addImport, findingsOf, newImport, reportedStatus, reportedStatuses, type ImportRow } from './import-files.ts'
import { judgedRoutes, progress, progressOf, tenantParams } from './judged-routes.ts'
import { readBulkPlan } from './list-source.ts'
import { bulkActions, type BulkAction, type BulkPlan } from './tables.ts'
import { enqueueImport } from './run-import.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import type { Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['Bulk edits']
const base = '/api/v1/authorized/tenants/:tenant/bulk-edits'

const body = z.strictObject({
  entity: z.string(),
  parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
  filter: z.record(z.string(), z.unknown()).optional().describe('As `filter` of the list; all records when left out.'),
  action: z
    .enum(bulkActions)
    .describe('`edit` changes fields, `delete` moves to the trash, `restore` brings back from there.'),
  changes: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('For `edit`: what happens to each field, as `changes` of an edit of several records.'),
  language: z.enum(['ja', 'en']).optional().describe('The language of old and new values; Japanese when left out.'),
})
const answer = progress.extend({
  action: z.enum(bulkActions),
  status: z
    .enum(reportedStatuses)
    .describe(
      '`judged`: it is known what would change. `takingBack`, then `refused`: cancelled, and nothing remains but for `left`. `expired`: it was not written in time, and it is no longer known which records they were.',
    ),
  title: z.string().describe('What the records are called.'),
  fields: z.record(z.string(), z.int()).describe('How many records get another value, by field; while it is judged.'),
})

const actionIn = (plan: ImportRow['plan']): BulkAction => (plan as BulkPlan).action

const answerOf = (row: ImportRow): z.output<typeof answer> => ({
  ...progressOf(row),
  action: actionIn(row.plan),
  status: reportedStatus(row),
  title: row.title,
  fields: { ...findingsOf(row).fields },
})

/**
 * Changes of all records that a list finds, however many: judged, then written as one change set by the job that writes
 * imports, and undone by it.
 */
export function bulkEditRoutes(app: FastifyInstance, storage: Storage): void {
  const { database } = app
  const contextOf = ({ entity, parent, plan }: ImportRow, request: FastifyRequest): Context =>
    contextFor(app, request, entity, parent ?? undefined, actionIn(plan))

  app.post(base, {
    config: { access: 'member' },
    schema: {
      operationId: 'createBulkEdit',
      summary: 'Start a bulk edit of all records that a list finds',
      description:
        'However many they are. What would become of each is found out in the background, by the same rules as in a form, and nothing is written yet. 409 while too many bulk edits of the account are unfinished.',
      tags,
      params: tenantParams,
      body,
      response: {
        201: answer.describe('The bulk edit, whose records are being judged.'),
        ...errorResponses(400, 401, 403, 404, 409, 413, 415),
      },
    },
    handler: async (request, response) => {
      const asked = parseWith(body, request.body)
      const context = contextFor(app, request, asked.entity, asked.parent, asked.action)
      const { store, entity, tenant } = context
      const { language = 'ja' } = asked
      const plan: BulkPlan = {
        action: asked.action,
        filter: JSON.stringify(asked.filter ?? {}),
        changes: asked.changes ?? null,
        language,
      }
      const { query } = readBulkPlan(context, plan)
      const asking = await withMembersAsked(() => app.operatorTenant(), context, query)
      const row = newImport({
        owner: request.access.user.id,
        source: 'list',
        entity: entity.name,
        parent: context.parent ?? null,
        status: 'judging',
        title: labelsOf({ translate: translatorOf(language) }, entity.name, tenant.site).plural,
        start: {} as ImportRow['start'],
        plan,
        rows: await countRecords(asking, query),
      })
      await database!.write(tenant.id, function* () {
        yield* addImport(store, tenant.id, row)
        yield* enqueueImport(database!.dialect, request.access, row.id)
      })
      return response.status(201).send(answerOf(row))
    },
  })

  judgedRoutes(app, storage, {
    source: 'list',
    base,
    tags,
    words: {
      list: {
        operationId: 'listBulkEdits',
        summary: 'List your bulk edits of the last month',
        description:
          'The newest first. Of more than a hundred, those that were never written make room first, then the oldest.',
      },
      read: { operationId: 'readBulkEdit', summary: 'Get the progress of a bulk edit' },
      rows: {
        operationId: 'listRecordsOfBulkEdit',
        summary: 'List the records of a bulk edit',
        description: 'With their old and new values, or with the reason why they stay as they are. Fifty at a time.',
      },
      write: {
        operationId: 'writeBulkEdit',
        summary: 'Run a checked bulk edit',
        description:
          'All records in one change set. One that somebody else has changed since it was judged stays as it is, and is listed with those that are refused. 409 while records are refused, unless they are to stay as they are. 404 with `data.code` `BULK_EDIT_EXPIRED` once it is more than a day old.',
      },
      undo: { operationId: 'undoBulkEdit', summary: 'Undo a bulk edit' },
      remove: {
        operationId: 'deleteBulkEdit',
        summary: 'Cancel or discard a bulk edit',
        description:
          'While it is being written, what is changed so far is taken back, and the bulk edit remains as `refused`. What it has changed before stays. 409 while it is being undone.',
      },
    },
    removed: 'It is cancelled or gone.',
    answer,
    answerOf,
    outcomes: ['changed', 'refused'],
    assertOffered: contextOf,
    contextOf,
    notNow: () => new ApiError(409, undefined, { code: 'BULK_EDIT_NOT_READY' }),
    expired: () =>
      new ApiError(404, 'What was found out is kept for a day. Ask for the bulk edit again.', {
        code: 'BULK_EDIT_EXPIRED',
      }),
  })
}

/** Whether a site's list of an entity has an action, as its forms and the trash have it for several records. */
function isOffered(entity: Entity, site: SiteSlug, action: BulkAction): boolean {
  const screens = screensOf(entity, site)
  if (!entity.sites[site] || entity.viewOf || entity.edit === 'single' || !screens.includes('list')) return false
  switch (action) {
    case 'edit':
      return entity.edit ? screens.includes('edit') : entity.staffFields !== undefined
    case 'delete':
      return isDeletable(entity) && screens.includes('create')
    case 'restore':
      return writingScreens(entity).some((screen) => screens.includes(screen))
  }
}

/** The context of the list; 404 where the tenant's site has no such list, or not that action. */
function contextFor(
  app: FastifyInstance,
  request: FastifyRequest,
  name: string,
  parent: string | undefined,
  action: BulkAction,
): Context {
  const entity = entityByName(name)
  if (!entity || !isOffered(entity, request.access.tenant!.site, action)) throw notFound()
  return contextOfList(app, entity, request, parent)
}
