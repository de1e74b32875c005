import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPersonal } from '../../../entities/language/derived/layout-paths.ts'
import { importForms } from '../../../entities/language/derived/import-forms.ts'
import { hasDrafts, type Entity } from '../../../entities/language/entity.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import type { Env } from '../../base/env.ts'
import { ApiError, invalid, notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { mediaTypes, sheetFile } from '../../../entities/system/export-file.ts'
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
  reportedStatuses,
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
import { storeOf, type Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { exportsFolder } from '../../base/storage/open-storage.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { receive } from '../uploads/receive.ts'
import { uploadError } from '../uploads/upload-error.ts'
import { multipartBody, multipartLimits } from '../../kernel/requests/multipart.ts'
import { assertFresh, judgedRoutes, params, progress, progressOf, tenantParams } from './judged-routes.ts'
import { asSheetFile } from '../exports/sheet-file.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['Imports']
const base = '/api/v1/authorized/tenants/:tenant/imports'

/** How many refused rows are read and written in one turn. */
const refusedAtOnce = 20

const manyFiles = { max: 60, timeWindow: '10 minutes' }

const language = z.enum(['ja', 'en'])
const format = z.enum(['csv', 'xlsx'])

const entityQuery = z.strictObject({
  entity: z.string().describe('The entity whose records are imported.'),
  parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
})
const templateQuery = z.strictObject({
  entity: z.string(),
  format: format.optional().describe('`xlsx` when left out.'),
  language: language.optional().describe('Of the headings; Japanese when left out.'),
})
const languageQuery = z.strictObject({
  language: language.optional().describe('Of the sentences; Japanese when left out.'),
})

const words = z.record(z.string(), z.record(z.string().max(100), z.string()))

const planBody = z.strictObject({
  columns: z
    .array(z.string().nullable())
    .max(200)
    .describe('For each column of the file the field that it is, `id`, or null where it is left out.'),
  key: z
    .string()
    .nullable()
    .describe('The field that decides whether a row is new or changes a record; null if all rows are new.'),
  language: language.optional().describe('The language of old and new values; Japanese when left out.'),
  fixed: z
    .record(z.string(), z.string().max(2000))
    .optional()
    .describe('By field without a column, what every row has for it, as a cell would say it.'),
  words: words.optional().describe('By field, which options words mean that are none. They are remembered.'),
  drafts: z
    .boolean()
    .optional()
    .describe('Whether a new record that lacks what a draft may lack is written as one; otherwise it is refused.'),
  slugs: z.boolean().optional().describe('Whether a new record without a slug gets one.'),
})
const heading = z.strictObject({
  first: z.int().min(1).max(2_147_483_647).describe('The number of the first row of headings.'),
  last: z.int().min(1).max(2_147_483_647).describe('The number of the last one, which may be the same.'),
})
const answer = progress.extend({
  status: z
    .enum(reportedStatuses)
    .describe(
      '`read`: the columns are to be chosen. `judged`: it is known what would be written. `takingBack`, then `refused`: a row could not be written after all, and nothing remains of the others but for `left`. `expired`: it was not written in time, and its file and rows are gone.',
    ),
  title: z.string().describe('The name of the file.'),
  format,
  encoding: z.string().nullable(),
  sheet: z.string().nullable().describe('The worksheet that is read.'),
  top: z
    .array(z.object({ number: z.int(), cells: z.array(z.string()).describe('The texts of its cells.') }))
    .describe('The first rows that have anything, of which some are the headings; empty in the list of imports.'),
  heading: heading
    .nullable()
    .describe('In which rows the headings stand, as they are numbered; those of several rows name groups of columns.'),
  headings: z.array(z.string()),
  samples: z.array(z.array(z.string())).describe('The first texts of each column.'),
  fields: z.array(z.string()).describe('The fields that a column may be for.'),
  keys: z.array(z.string()).describe('The fields that may decide whether a row is new; empty if all are.'),
  creatable: z.boolean().describe('Whether there can be new records.'),
  columns: z.array(z.string().nullable()).describe('As chosen; until then as the headings suggest.'),
  key: z.string().nullable(),
  fixed: z.record(z.string(), z.string()).describe('By field, what every row has for it.'),
  words: words.describe('By field, which options words mean: as chosen, until then as remembered.'),
  unknownWords: z
    .record(z.string(), z.record(z.string(), z.int()))
    .describe('By field, the words of its cells that are no options, and in how many rows they stand.'),
  drafts: z.int().describe('How many of the new records are drafts that lack something.'),
  gaps: z.record(z.string(), z.int()).describe('By field, how many of those lack it.'),
  slugs: z.int().describe('How many of the new records get a slug.'),
  draftable: z.boolean().describe('Whether new records may be drafts.'),
  slugged: z.string().nullable().describe('The field of slugs that new records get, if they have one.'),
  isPersonal: z.boolean().describe('Whether it has personal data, which asks for a recent sign-in.'),
  created: z.int(),
  pictures: z
    .int()
    .describe('How many new pictures come with the rows that can be written, from the ZIP of the sheet.'),
})

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

function answerOf(row: ImportRow, site: Context['tenant']['site'], isListed = false): z.output<typeof answer> {
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

  const { own: ownImport, reply } = judgedRoutes(app, storage, {
    source: 'file',
    base,
    tags,
    words: {
      list: {
        operationId: 'listImports',
        summary: 'List your imports of the last month',
        description:
          'The newest first. Of more than a hundred, those that were never written make room first, then the oldest.',
      },
      read: { operationId: 'readImport', summary: 'Get the progress of an import' },
      rows: {
        operationId: 'listRowsOfImport',
        summary: 'List the rows of a checked import',
        description:
          'With their faults, each at its cell, or with the old and new values. Fifty at a time, in the order of the file.',
      },
      write: {
        operationId: 'writeImport',
        summary: 'Run a checked import',
        description:
          'All rows in one change set: if one of them is refused after all, the others are taken back. 409 while rows are refused, unless they are to be left out, and where the rows were judged again since (`data.code` `IMPORT_JUDGED_AGAIN`). 404 with `data.code` `IMPORT_EXPIRED` once the rows are gone.',
      },
      undo: { operationId: 'undoImport', summary: 'Undo an import' },
      remove: {
        operationId: 'deleteImport',
        summary: 'Cancel or discard an import',
        description: 'What it has written stays. 409 while it is being written or undone.',
      },
    },
    removed: 'It is gone.',
    answer,
    answerOf: (row, { access }, isListed) => answerOf(row, access.tenant!.site, isListed),
    outcomes: ['created', 'changed', 'refused'],
    assertOffered: ({ entity }, { access }) => entityFor(access.tenant!.site, entity),
    contextOf: ({ entity, parent }, request) => contextFor(app, request, entity, parent ?? undefined),
    notNow,
    expired,
  })

  /** An import of the caller's own with its file and rows, which are kept for a day; 404 with a code after that. */
  async function keptImport(request: FastifyRequest): Promise<ImportRow> {
    const row = await ownImport(request)
    if (isExpired(row)) throw expired()
    return row
  }

  app.get(`${base}/template`, {
    config: { access: 'member' },
    schema: {
      operationId: 'readImportTemplate',
      summary: 'Download an import template',
      description: 'Its headings are the fields that can be imported.',
      tags,
      params: tenantParams,
      querystring: templateQuery,
      response: {
        200: sheetFile,
        ...errorResponses(400, 401, 403, 404),
      },
    },
    handler: async (request, response) => {
      const asked = parseWith(templateQuery, request.query)
      const { site } = request.access.tenant!
      const entity = entityFor(site, asked.entity)
      const { format: wanted = 'xlsx', language: own = 'ja' } = asked
      const { plural } = labelsOf({ translate: translatorOf(own) }, entity.name, site)
      const name = `${plural}.${wanted}`
      return asSheetFile(response, { name, format: wanted }).send(templateOf(entity, site, own, wanted))
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
          201: answer.describe('The import, with its columns as the headings suggest.'),
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

  app.put(`${base}/:id/heading`, {
    config: { access: 'member' },
    schema: {
      operationId: 'placeHeadingsOfImport',
      summary: 'Say in which rows of the file its headings stand',
      description:
        'One to three of the first rows, as they are numbered. What is above them is left out; the columns are guessed anew, and what was chosen or found before is forgotten.',
      tags,
      params,
      body: heading,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request) => {
      const row = await keptImport(request)
      const tenant = request.access.tenant!
      const entity = entityFor(tenant.site, row.entity)
      const asked = parseWith(heading, request.body)
      const store = storeOf(database!)
      const { columns, words: meant } = await database!.read(tenant.id, () =>
        rememberedMapping(store, tenant.id, entity.name),
      )
      const placed = withHeading(row.start, asked, { entity, site: tenant.site, remembered: columns, words: meant })
      if (!placed) throw invalid([{ path: ['first'], rule: 'imports.noHeading', params: {} }])
      await database!.write(tenant.id, function* () {
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
      return reply(request)
    },
  })

  app.put(`${base}/:id/plan`, {
    config: { access: 'member' },
    schema: {
      operationId: 'planImport',
      summary: 'Choose the columns of an import, and check what it would do',
      description:
        'Each row is then judged in the background by the same rules as a form, and nothing is written. The choice is remembered for the next file. 404 with `data.code` `IMPORT_EXPIRED` once the file is gone. Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`).',
      tags,
      params,
      body: planBody,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request) => {
      const row = await keptImport(request)
      const tenant = request.access.tenant!
      const entity = entityFor(tenant.site, row.entity)
      const { language: own = 'ja', ...asked } = parseWith(planBody, request.body)
      const { start } = row
      const plan: ImportPlan = { ...asked, ...(asked.words && { words: foldedWords(asked.words) }), language: own }
      assertPlan(entity, tenant.site, start, plan)
      // Rows to correct have all their cells, also of columns that were recognised and are not taken.
      const known = [...plan.columns, ...start.guessed, ...Object.keys(plan.fixed ?? {})]
      const personal = importFields(entity, tenant.site).some(
        (field) => known.includes(field.name) && isPersonal(field),
      )
      await assertFresh(app, request, personal)
      const store = storeOf(database!)
      await database!.write(tenant.id, function* () {
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
        yield* enqueueImport(database!.dialect, request.access, row.id)
      })
      return reply(request)
    },
  })

  /** The refused rows of an import, as many at a time as hold nobody up. */
  async function* refusedPages(tenant: string, id: string): AsyncGenerator<readonly JudgedRow[]> {
    for (let after = 0; ;) {
      const from = { outcomes: ['refused'], after, most: refusedAtOnce } as const
      const page = await database!.read(tenant, () => rowsAfter(storeOf(database!), tenant, id, from))
      if (page.length === 0) return
      yield page
      after = page.at(-1)!.number
    }
  }

  app.get(`${base}/:id/refused-rows`, {
    config: { access: 'member' },
    schema: {
      operationId: 'readRefusedRows',
      summary: 'Download the refused rows of an import',
      description:
        'In the format of the file. What is wrong stands in a column of its own; what a row has beyond the headings follows it. `#N/A`, which is refused again, stands for what cannot be given back as it was.',
      tags,
      params,
      querystring: languageQuery,
      response: {
        200: sheetFile,
        ...errorResponses(400, 401, 403, 404),
      },
    },
    handler: async (request, response) => {
      const row = await keptImport(request)
      const { language: own = 'ja' } = parseWith(languageQuery, request.query)
      await assertFresh(app, request, row.isPersonal)
      const { id: tenant, site } = request.access.tenant!
      const { headings, format: wanted } = row.start
      const name = `${row.title.replace(/\.[^.]*$/, '')}-${translatorOf(own)('imports.toMend')}.${wanted}`
      return asSheetFile(response, { name, format: wanted }).send(
        Readable.from(
          refusedRowsFile(
            { entity: entityByName(row.entity)!, site, language: own, format: wanted, headings },
            refusedPages(tenant, row.id),
          ),
          { objectMode: false },
        ),
      )
    },
  })
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
