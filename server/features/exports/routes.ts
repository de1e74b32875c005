import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import { exportEncodings, exportFormats } from '../../../entities/language/declaration/export-layouts.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { screensOf } from '../../../entities/language/screens.ts'
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
import { errorResponses } from '../../base/errors/error-responses.ts'
import {
  exportsOf,
  exportStatuses,
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
import { storeOf, type Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { asSheetFile, sheetFileResponse } from './sheet-file.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['Exports']
const path = '/api/v1/authorized/tenants/:tenant/exports'

/** How many exports an account may have at a tenant: still to be written, and in all. */
const most = { unfinished: 5, kept: 50 } as const

const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const params = tenantParams.extend({ id: z.uuid() })

const body = z.strictObject({
  entity: z.string(),
  parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
  filter: z.record(z.string(), z.unknown()).optional().describe('As `filter` of the list; `id` for single records.'),
  sort: z
    .tuple([z.string(), z.enum(['ASC', 'DESC'])])
    .optional()
    .describe('As `sort` of the list.'),
  columns: z
    .array(z.string())
    .min(1)
    .max(500)
    .optional()
    .describe('The fields in order, `id`, `createdAt`, `updatedAt`, `createdBy` and `updatedBy`; all when left out.'),
  layout: z
    .string()
    .optional()
    .describe('The name of a ready layout of the entity, with its own columns, format and encoding.'),
  format: z.enum(exportFormats).optional().describe('`xlsx` when left out.'),
  encoding: z
    .enum(exportEncodings)
    .optional()
    .describe('Of CSV: UTF-8 with a byte order mark when left out, or CP932.'),
  language: z.enum(['ja', 'en']).optional().describe('Of headings and options; Japanese when left out.'),
  replaceMissing: z
    .boolean()
    .optional()
    .describe(
      'Whether 〓 stands for characters that the encoding lacks; otherwise they are listed, and no file is made.',
    ),
  cutTexts: z
    .boolean()
    .optional()
    .describe(
      'Whether texts are cut that the columns of the layout do not hold; otherwise they are listed, and no file is made.',
    ),
})

const missing = z.object({ character: z.string(), count: z.int(), column: z.string() })
const answer = z.object({
  id: z.uuid(),
  entity: z.string(),
  layout: z.string().nullable(),
  format: z.enum(exportFormats),
  encoding: z.enum(exportEncodings),
  status: z
    .enum(exportStatuses)
    .describe(
      'No file was made for `characters`, because the encoding lacks those of `missing`, and for `too-long`, because the columns of the layout do not hold `cutTexts`.',
    ),
  isPersonal: z.boolean().describe('Whether it has personal data, which asks for a recent sign-in.'),
  records: z.int().describe('How many there were when it was asked for.'),
  written: z.int().describe('How many are in the file so far.'),
  file: z.string(),
  size: z.int().nullable(),
  missing: z.array(missing).describe('The characters that the encoding lacks, and the column of the first of each.'),
  cut: z
    .int()
    .describe(
      'How many texts were cut because no cell of a worksheet can hold them, or because they do not fit the columns of the layout, such as addresses and names.',
    ),
  cutTexts: z
    .array(z.object({ column: z.string(), title: z.string() }))
    .describe('The first of the texts that do not fit the columns of the layout: column, and title of the record.'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().describe('When it is deleted.'),
})

function answerOf(row: ExportRow): z.output<typeof answer> {
  const { owner: _, request, findings, ...rest } = row
  const { layout = null, format, encoding } = request
  return {
    ...rest,
    layout,
    format,
    encoding,
    missing: [...(findings?.missing ?? [])],
    cut: findings?.cut ?? 0,
    cutTexts: [...(findings?.cutTexts ?? [])],
  }
}

/** Exports of lists: asked for here, written by a job, kept for a day for whoever asked. */
export function exportRoutes(app: FastifyInstance, storage: Storage): void {
  /** An export of the caller's own; 404 for anybody else's. */
  async function ownExport(request: FastifyRequest): Promise<ExportRow> {
    const { id } = parseWith(params, request.params)
    const { tenant, user } = request.access
    const store = storeOf(app.database!)
    const row = await store.database.read(tenant!.id, () => exportTable.find(store, tenant!.id, id))
    if (!row || row.owner !== user.id || !isKept(row)) throw notFound()
    return row
  }

  app.post(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'createExport',
      summary: 'Export a list to a file',
      description:
        'With its filter and sort. The file is written in the background and kept for a day for the account that asked. Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`) and is written into the audit log. 409 while too many exports of the account are there.',
      tags,
      params: tenantParams,
      body,
      response: {
        201: answer.describe('The export, not written yet.'),
        ...errorResponses(400, 401, 403, 404, 409, 413, 415),
      },
    },
    handler: async (request, reply) => {
      const asked = parseWith(body, request.body)
      const context = contextFor(app, request, asked)
      const { store, entity, tenant } = context
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
        owner: request.access.user.id,
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
      await store.database.write(tenant.id, () => addExport(context, request, row, wanted))
      return reply.status(201).send(answerOf(row))
    },
  })

  app.get(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'listExports',
      summary: 'List your exports of the last day',
      description: 'The newest first.',
      tags,
      params: tenantParams,
      response: { 200: z.array(answer).describe('All of them.'), ...errorResponses(401, 403, 404) },
    },
    handler: async (request) => {
      const { tenant, user } = request.access
      const store = storeOf(app.database!)
      const rows = await store.database.read(tenant!.id, () => exportsOf(store, tenant!.id, user.id))
      return rows.map(answerOf)
    },
  })

  app.get(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'readExport',
      summary: 'Get the progress of an export',
      tags,
      params,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request) => answerOf(await ownExport(request)),
  })

  app.delete(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'deleteExport',
      summary: 'Cancel an export, or delete its file',
      tags,
      params,
      response: { 204: { description: 'It is gone.', type: 'null' }, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = await ownExport(request)
      await forgetExport(app.database!, storage, request.access.tenant!.id, id)
      return reply.status(204).send()
    },
  })

  app.get(`${path}/:id/file`, {
    config: { access: 'member' },
    schema: {
      operationId: 'readExportFile',
      summary: 'Download an exported file',
      description:
        'Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`). 409 before the file is written.',
      tags,
      params,
      response: {
        200: sheetFileResponse,
        ...errorResponses(400, 401, 403, 404, 409, 503),
      },
    },
    handler: async (request, reply) => {
      const row = await ownExport(request)
      const { tenant } = request.access
      if (row.status !== 'done') throw new ApiError(409, 'The file is not written yet.', { code: 'EXPORT_NOT_READY' })
      const { format, encoding } = row.request
      if (row.isPersonal) {
        await assertFreshSession(app.database!, request.access.sessionId)
        await app.database!.write(tenant!.id, () => recordExport(app, request, row, 'personal-data-downloaded', {}))
      }
      const file = await storage.open(fileKey(tenant!.id, row))
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
      yield* recordExport(app, request, row, 'personal-data-exported', {
        columns: columnNames(entity, tenant.site, wanted),
        ...(wanted.layout !== undefined && { layout: wanted.layout }),
        format: wanted.format,
      })
  }
}

/** Notes who took what with them: never the values themselves. */
function* recordExport(
  app: FastifyInstance,
  request: FastifyRequest,
  { entity, records }: ExportRow,
  action: 'personal-data-exported' | 'personal-data-downloaded',
  more: Readonly<Record<string, unknown>>,
) {
  const { tenant, user, sessionId } = request.access
  yield* recordEvent(storeOf(app.database!), {
    action,
    ...(yield* actorOfSession(app.database!.dialect, sessionId, user.id)),
    ...requestOrigin(request),
    detail: { tenant: tenant!.id, slug: tenant!.slug, entity, records, ...more },
  })
}

/** The context of the list; 404 where the caller's tenant has no such list. */
function contextFor(
  app: FastifyInstance,
  request: FastifyRequest,
  { entity: name, parent }: z.output<typeof body>,
): Context {
  const entity = entityByName(name)
  const { site } = request.access.tenant!
  if (!entity?.sites[site] || !screensOf(entity, site).includes('list')) throw notFound()
  return contextOfList(app, entity, request, parent)
}

/** What is exported, with what a layout or the caller left open; throws for columns and layouts that are not there. */
function wantedOf({ entity, tenant }: Context, asked: z.output<typeof body>): ExportRequest {
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
