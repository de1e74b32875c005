import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import { isDeletable, type Entity } from '../../../entities/language/entity.ts'
import { screensOf, writingScreens } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { bulkEdit, type BulkAction, type ShownBulkEdit } from '../../../entities/system/bulk-edit.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import { countRecords } from '../../kernel/crud/list/count-records.ts'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import { addImport, findingsOf, newImport, reportedStatus, type ImportRow } from './import-files.ts'
import { judgedHandlers, progressOf } from './judged-routes.ts'
import { readBulkPlan } from './list-source.ts'
import type { BulkPlan } from './tables.ts'
import { enqueueImport } from './run-import.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import type { Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { operationRoutes, type MemberCall } from '../../kernel/system-records/operations.ts'
import type { Storage } from '../../base/storage/storage.ts'

const actionIn = (plan: ImportRow['plan']): BulkAction => (plan as BulkPlan).action

const answerOf = (row: ImportRow): ShownBulkEdit => ({
  ...progressOf(row),
  action: actionIn(row.plan),
  status: reportedStatus(row),
  title: row.title,
  fields: { ...findingsOf(row).fields },
})

/** The routes of bulk edits. */
export function bulkEditRoutes(app: FastifyInstance, storage: Storage): void {
  const contextOf = ({ entity, parent, plan }: ImportRow, { request }: MemberCall): Context =>
    contextFor(app, request, entity, parent ?? undefined, actionIn(plan))

  operationRoutes(app, bulkEdit, {
    async create({ request, store, tenant, user, body: asked, write }) {
      const context = contextFor(app, request, asked.entity, asked.parent, asked.action)
      const { entity } = context
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
        owner: user.id,
        source: 'list',
        entity: entity.name,
        parent: context.parent ?? null,
        status: 'judging',
        title: labelsOf({ translate: translatorOf(language) }, entity.name, tenant.site).plural,
        start: {} as ImportRow['start'],
        plan,
        rows: await countRecords(asking, query),
      })
      await write(function* () {
        yield* addImport(store, tenant.id, row)
        yield* enqueueImport(store.database.dialect, request.access, row.id)
      })
      return answerOf(row)
    },

    ...judgedHandlers(storage, {
      source: 'list',
      answerOf,
      assertOffered: contextOf,
      contextOf,
      notNow: () => new ApiError(409, undefined, { code: 'BULK_EDIT_NOT_READY' }),
      expired: () =>
        new ApiError(404, 'What was found out is kept for a day. Ask for the bulk edit again.', {
          code: 'BULK_EDIT_EXPIRED',
        }),
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
