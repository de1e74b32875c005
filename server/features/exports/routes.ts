import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import { exportFile, type ShownExport, type WantedExport } from '../../../entities/system/export-file.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { actorOfSession } from '../../kernel/auth/accounts.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { assertFreshSession } from '../../kernel/auth/fresh-session.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import { countRecords } from '../../kernel/crud/list/count-records.ts'
import { readRecordQuery } from '../../kernel/crud/list/query.ts'
import { ApiError, invalid, notFound } from '../../base/errors/api-error.ts'
import {
  exportsOf,
  exportTable,
  fileKey,
  isKept,
  unfinished,
  type ExportRequest,
  type ExportRow,
} from './export-files.ts'
import { columnNames, exportableColumns, isPersonalExport } from './make-plan.ts'
import type { ExportJob } from './run-export.ts'
import { forgetExport, exportRetention } from './sweep.ts'
import { maxSheetRows } from './xlsx.ts'
import { enqueue } from '../../base/jobs/job.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import { operationRoutes, type MemberCall } from '../../kernel/system-records/operations.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { asSheetFile } from './sheet-file.ts'

/** How many exports an account may have at a tenant: still to be written, and in all. */
const most = { unfinished: 5, kept: 50 } as const

/** The routes of exports. */
export function exportRoutes(app: FastifyInstance, storage: Storage): void {
  operationRoutes(app, exportFile, {
    async create({ request, store, tenant, user, body: asked, write }) {
      const context = contextFor(app, request, asked)
      const { entity } = context
      const wanted = wantedOf(context, asked)
      const parsed = readRecordQuery(entity, tenant.site, wanted.query)
      if (parsed.issues) throw invalid(parsed.issues, entity.name)
      const isPersonal = isPersonalExport(entity, tenant.site, wanted)
      if (isPersonal) await assertFreshSession(store.database, request.access.sessionId)
      const asking = await withMembersAsked(() => app.operatorTenant(), context, parsed.query)
      const records = await countRecords(asking, parsed.query)
      if (wanted.format === 'xlsx' && records >= maxSheetRows)
        throw invalid([{ path: ['format'], rule: 'tooManyRows', params: { max: maxSheetRows - 1 } }], entity.name)
      const now = new Date()
      const row: ExportRow = {
        id: uuid(),
        owner: user.id,
        entity: entity.name,
        request: wanted,
        status: 'waiting',
        isPersonal,
        records,
        written: 0,
        file: fileName(entity, tenant.site, wanted, now),
        size: null,
        findings: null,
        createdAt: now.toISOString(),
        finishedAt: null,
        expiresAt: new Date(now.getTime() + exportRetention).toISOString(),
      }
      await write(() => addExport(context, request, row, wanted))
      return answerOf(row)
    },

    list: async ({ store, tenant, user, read }) =>
      (await read(() => exportsOf(store, tenant.id, user.id))).map(answerOf),

    read: async (call) => answerOf(await ownExport(call, call.params.id)),

    async remove(call) {
      const { id } = await ownExport(call, call.params.id)
      await forgetExport(call.store.database, storage, call.tenant.id, id)
    },

    async download(call) {
      const { request, reply, store, tenant, write } = call
      const row = await ownExport(call, call.params.id)
      if (row.status !== 'done') throw new ApiError(409, 'The file is not written yet.', { code: 'EXPORT_NOT_READY' })
      const { format, encoding } = row.request
      if (row.isPersonal) {
        await assertFreshSession(store.database, request.access.sessionId)
        await write(() => recordExport(store, request, row, 'personal-data-downloaded', {}))
      }
      const file = await storage.open(fileKey(tenant.id, row))
      if (!file) throw notFound()
      const charset = encoding === 'cp932' ? 'Shift_JIS' : 'utf-8'
      return asSheetFile(reply, { name: row.file, format, charset }).header('content-length', row.size!).send(file)
    },
  })

  /** Adds the export with the job that writes it and the one that deletes it, and what the audit log says. */
  function* addExport(context: Context, request: FastifyRequest, row: ExportRow, wanted: ExportRequest) {
    const { store, entity, tenant } = context
    const { dialect } = store.database
    const present = yield* exportsOf(store, tenant.id, row.owner)
    const waiting = present.filter(({ status }) => unfinished.includes(status))
    if (waiting.length >= most.unfinished || present.length >= most.kept)
      throw new ApiError(409, 'There are too many exports. Wait for the others, or delete some.', {
        code: 'TOO_MANY_EXPORTS',
      })
    const job: ExportJob = { tenant: { id: tenant.id, site: tenant.site }, export: row.id }
    yield* exportTable.insert(store, tenant.id, row)
    yield* enqueue(dialect, 'export', job)
    yield* enqueue(dialect, 'forget-export', job, { runAt: Date.parse(row.expiresAt) })
    if (row.isPersonal)
      yield* recordExport(store, request, row, 'personal-data-exported', {
        columns: columnNames(entity, tenant.site, wanted),
        ...(wanted.layout !== undefined && { layout: wanted.layout }),
        format: wanted.format,
      })
  }
}

/** An export of the caller's own; 404 for anybody else's. */
async function ownExport({ store, tenant, user, read }: MemberCall, id: string): Promise<ExportRow> {
  const row = await read(() => exportTable.find(store, tenant.id, id))
  if (!row || row.owner !== user.id || !isKept(row)) throw notFound()
  return row
}

/** Notes who took what with them: never the values themselves. */
function* recordExport(
  store: Store,
  request: FastifyRequest,
  { entity, records }: ExportRow,
  action: 'personal-data-exported' | 'personal-data-downloaded',
  more: Readonly<Record<string, unknown>>,
) {
  const { tenant, user, sessionId } = request.access
  yield* recordEvent(store, {
    action,
    ...(yield* actorOfSession(store.database.dialect, sessionId, user.id)),
    ...requestOrigin(request),
    detail: { tenant: tenant!.id, slug: tenant!.slug, entity, records, ...more },
  })
}

/** The context of the list; 404 where the caller's tenant has no such list. */
function contextFor(app: FastifyInstance, request: FastifyRequest, { entity: name, parent }: WantedExport): Context {
  const entity = entityByName(name)
  const { site } = request.access.tenant!
  if (!entity?.sites[site] || !screensOf(entity, site).includes('list')) throw notFound()
  return contextOfList(app, entity, request, parent)
}

/** What is exported, with what a layout or the caller left open; throws for columns and layouts that are not there. */
function wantedOf({ entity, tenant }: Context, asked: WantedExport): ExportRequest {
  const { layout: name, columns, parent, filter, sort, replaceMissing = false, cutTexts = false } = asked
  const layout = name !== undefined && Object.hasOwn(entity.layouts ?? {}, name) ? entity.layouts![name] : undefined
  const known = exportableColumns(entity, tenant.site)
  const issues: Issue[] = [
    ...(name !== undefined && !layout ? [{ path: ['layout'], rule: 'option', params: {} }] : []),
    ...(layout && columns ? [{ path: ['columns'], rule: 'unknownField', params: {} }] : []),
    ...(columns ?? [])
      .filter((each) => !known.includes(each))
      .map((each) => ({ path: ['columns', each], rule: 'unknownField', params: {} })),
  ]
  if (issues.length > 0) throw invalid(issues, entity.name)
  return {
    format: asked.format ?? layout?.format ?? 'xlsx',
    encoding: asked.encoding ?? layout?.encoding ?? 'utf-8',
    language: layout?.language ?? asked.language ?? 'ja',
    replaceMissing,
    cutTexts,
    ...(name !== undefined && { layout: name }),
    ...(columns && { columns: [...new Set(columns)] }),
    ...(parent !== undefined && { parent }),
    query: {
      ...(filter && { filter: JSON.stringify(filter) }),
      ...(sort && { sort: JSON.stringify(sort) }),
    },
  }
}

/** For example `注文-会計用-20261122-1305.xlsx`. */
function fileName(entity: Entity, site: SiteSlug, { layout, format, language }: ExportRequest, now: Date): string {
  const translate = translatorOf(language)
  const time = wallClock(now.toISOString())!.replaceAll(/[-:]/g, '').replace('T', '-')
  const parts = [
    labelsOf({ translate }, entity.name, site).plural,
    ...(layout === undefined ? [] : [translate(`resources.${entity.name}.layouts.${layout}.name`)]),
    time,
  ]
  return `${parts.join('-').replaceAll(/[\\/:*?"<>|\s]+/g, '_')}.${format}`
}

function answerOf(row: ExportRow): ShownExport {
  const { owner: _, request, findings, ...rest } = row
  const { layout = null, format, encoding } = request
  return {
    ...rest,
    layout,
    format,
    encoding,
    missing: findings?.missing ?? [],
    cut: findings?.cut ?? 0,
    cutTexts: findings?.cutTexts ?? [],
  }
}
