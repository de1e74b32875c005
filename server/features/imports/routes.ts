import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPersonal } from '../../../entities/language/derived/layout-paths.ts'
import { importForms } from '../../../entities/language/derived/import-forms.ts'
import { hasDrafts, type Entity } from '../../../entities/language/entity.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import type { Env } from '../../base/env.ts'
import { ApiError, invalid, notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { mediaTypes } from '../../../entities/system/export-file.ts'
import { entityQuery, imported, importFile, type ShownImport } from '../../../entities/system/import-file.ts'
import { operationRoutes, tenantParams, type MemberCall } from '../../kernel/system-records/operations.ts'
import { importFields, keyFields, rememberedColumns } from './columns.ts'
import { readStart, refusalOf, type FileStart } from './file-reader.ts'
import {
  addImport,
  changeImport,
  deleteRows,
  fileKey,
  findingsOf,
  isExpired,
  newImport,
  rememberedMapping,
  rememberMapping,
  rowsAfter,
  reportedStatus,
  type ImportPlan,
  type ImportRow,
  type ImportWords,
  type JudgedRow,
  type KeptStart,
} from './import-files.ts'
import { startOf, withHeading } from './kept-start.ts'
import { refusedRowsFile, templateOf } from './made-files.ts'
import { cellText, foldWord } from './parse-cell.ts'
import { enqueueImport } from './run-import.ts'
import { maxZipBytes } from './sheet.ts'
import { translatorOf } from '../../base/locale/translator.ts'
import { assertParent } from '../../kernel/records/parent.ts'
import type { Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { exportsFolder } from '../../base/storage/open-storage.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { receive } from '../uploads/receive.ts'
import { uploadError } from '../uploads/upload-error.ts'
import { multipartBody, multipartLimits } from '../../kernel/requests/multipart.ts'
import { assertFresh, judgedHandlers, ownImport, progressOf } from './judged-routes.ts'
import { asSheetFile } from '../exports/sheet-file.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['Imports']
const base = '/api/v1/authorized/tenants/:tenant/imports'

/** How many refused rows are read and written in one turn. */
const refusedAtOnce = 20

const manyFiles = { max: 60, timeWindow: '10 minutes' }

/** Nothing is known yet of what its rows would do. */
const noCounts = { judged: 0, created: 0, changed: 0, same: 0, refused: 0, findings: null, finishedAt: null } as const

/** The fields that decide whether a row is new, the most certain first, if a column is for them. */
const keyAmong = (
  entity: Entity,
  site: Context['tenant']['site'],
  columns: readonly (string | null)[],
): string | null => keyFields(entity, site).find((name) => columns.includes(name)) ?? null

const wordsAnswer = <T>(
  words: Readonly<Record<string, Readonly<Record<string, T>>>>,
): Record<string, Record<string, T>> =>
  Object.fromEntries(Object.entries(words).map(([field, own]) => [field, { ...own }]))

/** The field of the slugs of new records. */
const slugField = (entity: Entity, site: Context['tenant']['site']): string | undefined =>
  importForms(entity, site).includes('create')
    ? formFields(entity, 'create', site).find(({ kind }) => kind === 'slug')?.name
    : undefined

function answerOf(row: ImportRow, site: Context['tenant']['site'], isListed = false): ShownImport {
  const { guessed, samples, headings, format: own, encoding, name, ...start } = row.start
  const chosen = row.plan as ImportPlan | null
  const entity = entityByName(row.entity)!
  const columns = chosen?.columns ?? guessed
  const found = findingsOf(row)
  return {
    ...progressOf(row),
    status: reportedStatus(row),
    title: row.title,
    format: own,
    encoding,
    sheet: name,
    top: (isListed ? [] : (start.top ?? [])).map(({ number, cells }) => ({ number, cells: cells.map(cellText) })),
    heading: start.heading ?? null,
    headings: [...headings],
    samples: samples.map((each) => [...each]),
    fields: importFields(entity, site).map((field) => field.name),
    keys: [...keyFields(entity, site)],
    creatable: importForms(entity, site).includes('create'),
    columns: [...columns],
    key: chosen ? chosen.key : keyAmong(entity, site, columns),
    fixed: { ...chosen?.fixed },
    words: wordsAnswer(chosen?.words ?? start.words ?? {}),
    unknownWords: wordsAnswer(found.unknownWords ?? {}),
    drafts: found.drafts ?? 0,
    gaps: { ...found.gaps },
    slugs: found.slugs ?? 0,
    draftable: hasDrafts(entity),
    slugged: slugField(entity, site) ?? null,
    isPersonal: row.isPersonal,
    created: row.created,
    pictures: found.named ?? 0,
  }
}

/** Imports of files: read and judged, then written as one change set by a job, and undone by one. */
export function importRoutes(app: FastifyInstance, env: Env, storage: Storage): void {
  const { database } = app
  const folder = exportsFolder(env)

  operationRoutes(app, importFile, {
    ...judgedHandlers(storage, {
      source: 'file',
      answerOf: (row, { tenant }, isListed) => answerOf(row, tenant.site, isListed),
      assertOffered: ({ entity }, { tenant }) => entityFor(tenant.site, entity),
      contextOf: ({ entity, parent }, { request }) => contextFor(app, request, entity, parent ?? undefined),
      notNow,
      expired,
    }),

    async template({ reply, tenant: { site }, query: asked }) {
      const entity = entityFor(site, asked.entity)
      const { format: wanted = 'xlsx', language: own = 'ja' } = asked
      const { plural } = labelsOf({ translate: translatorOf(own) }, entity.name, site)
      const name = `${plural}.${wanted}`
      return asSheetFile(reply, { name, format: wanted }).send(templateOf(entity, site, own, wanted))
    },

    async heading(call) {
      const { store, tenant, params, body, read, write } = call
      const row = await keptImport(call, params.id)
      const entity = entityFor(tenant.site, row.entity)
      const { columns, words: meant } = await read(() => rememberedMapping(store, tenant.id, entity.name))
      const placed = withHeading(row.start, body, { entity, site: tenant.site, remembered: columns, words: meant })
      if (!placed) throw invalid([{ path: ['first'], rule: 'imports.noHeading', params: {} }])
      await write(function* () {
        const changed = yield* changeImport(store, tenant.id, row.id, ['read', 'judged', 'failed'], {
          status: 'read',
          start: placed.start,
          plan: null,
          rows: placed.rows,
          ...noCounts,
        })
        if (!changed) throw notNow()
        yield* deleteRows(store, tenant.id, row.id)
      })
      return answerOf(await ownImport(call, row.id, 'file'), tenant.site)
    },

    async plan(call) {
      const { request, store, tenant, params, body, write } = call
      const row = await keptImport(call, params.id)
      const entity = entityFor(tenant.site, row.entity)
      const { language: own = 'ja', ...asked } = body
      const { start } = row
      const plan: ImportPlan = { ...asked, ...(asked.words && { words: foldedWords(asked.words) }), language: own }
      assertPlan(entity, tenant.site, start, plan)
      // Rows to correct have all their cells, also of columns that were recognised and are not taken.
      const known = [...plan.columns, ...start.guessed, ...Object.keys(plan.fixed ?? {})]
      const personal = importFields(entity, tenant.site).some(
        (field) => known.includes(field.name) && isPersonal(field),
      )
      await assertFresh(call, personal)
      await write(function* () {
        const changed = yield* changeImport(store, tenant.id, row.id, ['read', 'judged', 'failed'], {
          status: 'judging',
          plan,
          isPersonal: personal,
          ...noCounts,
        })
        if (!changed) throw notNow()
        // What another plan found may not be read by what this one asks for.
        yield* deleteRows(store, tenant.id, row.id)
        yield* rememberMapping(store, tenant.id, entity.name, {
          columns: rememberedColumns(start.headings, plan.columns),
          words: plan.words ?? {},
        })
        yield* enqueueImport(store.database.dialect, request.access, row.id)
      })
      return answerOf(await ownImport(call, row.id, 'file'), tenant.site)
    },

    async refused(call) {
      const { reply, tenant, params, query } = call
      const row = await keptImport(call, params.id)
      const { language: own = 'ja' } = query
      await assertFresh(call, row.isPersonal)
      const { site } = tenant
      const { headings, format: wanted } = row.start
      const name = `${row.title.replace(/\.[^.]*$/, '')}-${translatorOf(own)('imports.toMend')}.${wanted}`
      return asSheetFile(reply, { name, format: wanted }).send(
        Readable.from(
          refusedRowsFile(
            { entity: entityByName(row.entity)!, site, language: own, format: wanted, headings },
            refusedPages(call, row.id),
          ),
          { objectMode: false },
        ),
      )
    },
  })

  void app.register(async (scope) => {
    await scope.register((await import('@fastify/multipart')).default, { limits: multipartLimits })
    scope.post(base, {
      config: { access: 'member', multipart: true, rateLimit: manyFiles },
      schema: {
        operationId: 'createImport',
        summary: 'Upload a file to import',
        description:
          'CSV (UTF-8, UTF-16 or Shift_JIS) or XLSX, of up to 10,000 rows, or a ZIP of up to 100 MB with one of them and the pictures that its cells name; those become uploads with the records that use them. It is read at once; nothing is written. 409 while too many imports of the account are unfinished.',
        tags,
        params: tenantParams,
        querystring: entityQuery,
        ...multipartBody,
        response: {
          201: imported.describe('The import, with its columns as the headings suggest.'),
          ...errorResponses(400, 401, 403, 404, 409, 413, 415, 429, 503, 507),
        },
      },
      validatorCompiler: () => () => true,
      handler: async (request, response) => {
        const asked = parseWith(entityQuery, request.query)
        const context = await contextFor(app, request, asked.entity, asked.parent)
        const row = await receive(request, folder, async ({ file, size, title }) => {
          if (size > maxZipBytes) throw uploadError('upload.tooLarge', { max: maxZipBytes / (1024 * 1024) }, title)
          const start = await readStart(context.tenant.id, file).catch((error: unknown) => {
            throw refusalOf(error)
          })
          return keep(context, request.access.user.id, start, file, title)
        })
        return response.status(201).send(answerOf(row, context.tenant.site))
      },
    })
  })

  /** Keeps a file that was read, and what its headings suggest. */
  async function keep(
    context: Context,
    owner: string,
    file: FileStart,
    path: string,
    title: string,
  ): Promise<ImportRow> {
    const { store, entity, tenant } = context
    const { columns, words: known } = await database!.read(tenant.id, () =>
      rememberedMapping(store, tenant.id, entity.name),
    )
    const { start, rows } = startOf(file, { entity, site: tenant.site, remembered: columns, words: known })
    const row = newImport({
      owner,
      source: 'file',
      entity: entity.name,
      parent: context.parent ?? null,
      status: 'read',
      title,
      start,
      plan: null,
      rows,
    })
    await storage.put(fileKey(tenant.id, row.id), path, start.format === 'csv' ? mediaTypes.csv : mediaTypes.xlsx)
    try {
      await database!.write(tenant.id, () => addImport(store, tenant.id, row))
    } catch (error) {
      await storage.remove(fileKey(tenant.id, row.id))
      throw error
    }
    return row
  }
}

/** An import of the caller's own with its file and rows, which are kept for a day; 404 with a code after that. */
async function keptImport(call: MemberCall, id: string): Promise<ImportRow> {
  const row = await ownImport(call, id, 'file')
  if (isExpired(row)) throw expired()
  return row
}

/** The refused rows of an import, as many at a time as hold nobody up. */
async function* refusedPages({ store, tenant, read }: MemberCall, id: string): AsyncGenerator<readonly JudgedRow[]> {
  for (let after = 0; ;) {
    const from = { outcomes: ['refused'], after, most: refusedAtOnce } as const
    const page = await read(() => rowsAfter(store, tenant.id, id, from))
    if (page.length === 0) return
    yield page
    after = page.at(-1)!.number
  }
}

/** An import that is not in the status for it, or was judged again since the caller looked at it. */
const notNow = (row?: ImportRow): ApiError =>
  new ApiError(409, undefined, { code: row?.status === 'judged' ? 'IMPORT_JUDGED_AGAIN' : 'IMPORT_NOT_READY' })

/** An import whose file and rows are gone. */
const expired = (): ApiError =>
  new ApiError(404, 'The file and its rows were kept for a day. Upload the file again.', { code: 'IMPORT_EXPIRED' })

/** The entity of an import; 404 where the tenant's site has none. */
function entityFor(site: Context['tenant']['site'], name: string): Entity {
  const entity = entityByName(name)
  if (!entity || importForms(entity, site).length === 0) throw notFound()
  return entity
}

async function contextFor(
  app: FastifyInstance,
  request: FastifyRequest,
  name: string,
  parent: string | undefined,
): Promise<Context> {
  const entity = entityFor(request.access.tenant!.site, name)
  const context = contextOfList(app, entity, request, parent)
  if (entity.parent) await app.database!.read(context.tenant.id, () => assertParent(context))
  return context
}

const foldedWords = (given: ImportWords): ImportWords =>
  Object.fromEntries(
    Object.entries(given).map(([field, own]) => [
      field,
      Object.fromEntries(Object.entries(own).map(([word, option]) => [foldWord(word), option])),
    ]),
  )

/** Throws for a choice of columns that the file or the entity does not have. */
function assertPlan(
  entity: Entity,
  site: Context['tenant']['site'],
  start: KeptStart,
  { columns, key, fixed = {}, words: meant = {} }: ImportPlan,
): void {
  const known = ['id', ...importFields(entity, site).map(({ name }) => name)]
  const chosen = columns.filter((name) => name !== null)
  const creatable = importForms(entity, site).includes('create')
  const issues = [
    ...(columns.length === start.headings.length ? [] : [{ path: ['columns'], rule: 'invalid', params: {} }]),
    ...chosen
      .filter((name) => !known.includes(name))
      .map((name) => ({ path: ['columns', name], rule: 'unknownField', params: {} })),
    ...(new Set(chosen).size < chosen.length ? [{ path: ['columns'], rule: 'uniqueItems', params: {} }] : []),
    ...(chosen.some((name) => name !== 'id') ? [] : [{ path: ['columns'], rule: 'required', params: {} }]),
    ...Object.keys(fixed)
      .filter((name) => name === 'id' || !known.includes(name) || chosen.includes(name))
      .map((name) => ({ path: ['fixed', name], rule: 'unknownField', params: {} })),
    ...Object.entries(meant)
      .filter(([name, own]) => {
        const offered = entity.sites[site]?.options?.[name] ?? entity.fields[name]?.options ?? []
        return Object.values(own).some((option) => !offered.includes(option))
      })
      .map(([name]) => ({ path: ['words', name], rule: 'option', params: {} })),
    ...(key === null
      ? creatable
        ? []
        : [{ path: ['key'], rule: 'required', params: {} }]
      : chosen.includes(key) && keyFields(entity, site).includes(key)
        ? []
        : [{ path: ['key'], rule: 'option', params: {} }]),
  ]
  if (issues.length > 0) throw invalid(issues, entity.name)
}
