import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { maxMatchedRows } from '../../../entities/language/declaration/file-matching.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import type { Env } from '../../base/env.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { openFile, refusalOf } from '../imports/file-reader.ts'
import { samplesOf } from '../imports/kept-start.ts'
import { maxImportBytes, UnreadableFile } from '../imports/sheet.ts'
import { matchRows } from './match-rows.ts'
import { columnsOf, readRows, valuesToSet } from './read-rows.ts'
import { waitingRecords } from './waiting-records.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { exportsFolder } from '../../base/storage/open-storage.ts'
import { receive } from '../uploads/receive.ts'
import { uploadError } from '../uploads/upload-error.ts'
import { tenantParams } from '../../kernel/system-records/operations.ts'
import { multipartBody, multipartLimits } from '../../kernel/requests/multipart.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const query = z.strictObject({
  entity: z.string().describe('The entity whose records the rows are matched to.'),
  matching: z.string().describe('The name of the matching that the entity declares.'),
  columns: z
    .string()
    .optional()
    .describe(
      'For each column of the file the field that it is, or nothing, separated by commas; as the headings say when left out.',
    ),
})

const waiting = z.object({
  id: z.uuid(),
  version: z.int(),
  title: z.string(),
  values: z.record(z.string(), z.unknown()).describe('What rows are compared with, by field.'),
})
const answer = z.object({
  title: z.string().describe('The name of the file.'),
  headings: z.array(z.string()),
  samples: z.array(z.array(z.string())).describe('The first texts of each column.'),
  columns: z.array(z.string().nullable()).describe('For each column of the file the field that it is.'),
  fields: z.array(z.string()).describe('The fields that a column may be for.'),
  missing: z
    .array(z.string())
    .describe('The fields without a column that rows are matched by; then there are no rows.'),
  skipped: z.int().describe('How many rows lack what they are matched by, such as money that went out.'),
  rows: z.array(
    z.object({
      number: z.int().describe('As spreadsheets count.'),
      values: z.record(z.string(), z.unknown()).describe('What was read, by field.'),
      sets: z.record(z.string(), z.unknown()).describe('The `values` of a transition of the record that is chosen.'),
      candidates: z
        .array(
          z.object({
            id: z.uuid(),
            agrees: z.array(z.string()).describe('The fields in which row and record agree.'),
            to: z.string().describe('The state for which the amounts speak.'),
          }),
        )
        .describe('The records that it may belong to, the best first.'),
      certain: z.boolean().describe('Whether the first of them agrees in everything, and no other does.'),
    }),
  ),
  waiting: z.array(waiting).describe('The records that rows can belong to, the oldest first.'),
})

/** Files of other programs, such as the statement of a bank, whose rows are matched to records. Nothing is written. */
export function matchingRoutes(app: FastifyInstance, env: Env): void {
  void app.register(async (scope) => {
    await scope.register((await import('@fastify/multipart')).default, { limits: multipartLimits })
    scope.post('/api/v1/authorized/tenants/:tenant/matchings', {
      config: { access: 'member', multipart: true, rateLimit: { max: 60, timeWindow: '10 minutes' } },
      schema: {
        operationId: 'matchFile',
        summary: 'Match the rows of a file to records',
        description:
          'CSV, XLSX or the Zengin format of banks. Answers which record each row may belong to; nothing is kept and nothing is written. What is confirmed is written by a transition of the records, each with the `sets` of its row as `values`.',
        tags: ['Imports'],
        params: tenantParams,
        querystring: query,
        ...multipartBody,
        response: { 200: answer, ...errorResponses(400, 401, 403, 404, 413, 415, 429, 503, 507) },
      },
      validatorCompiler: () => () => true,
      handler: async (request) => {
        const asked = parseWith(query, request.query)
        const { tenant } = request.access
        const entity = entityByName(asked.entity)
        const matching = entity?.matchings?.[asked.matching]
        if (!entity?.sites[tenant!.site] || !matching || !screensOf(entity, tenant!.site).includes('list'))
          throw notFound()
        const context = await contextOfList(app, entity, request, undefined)
        return receive(request, exportsFolder(env), async ({ file, size, title }) => {
          if (size > maxImportBytes)
            throw uploadError('upload.tooLarge', { max: maxImportBytes / (1024 * 1024) }, title)
          const opened = await openFile(file, { tenant: context.tenant.id }).catch((error: unknown) => {
            throw refusalOf(error)
          })
          try {
            if (opened.count > maxMatchedRows)
              throw refusalOf(new UnreadableFile('tooManyRows', { max: maxMatchedRows }))
            const { headings } = opened.about
            const fields = Object.keys(matching.columns)
            const chosen = asked.columns?.split(',').map((name) => (fields.includes(name) ? name : null))
            const columns = headings.map((_, place) => (chosen ?? columnsOf(matching, headings))[place] ?? null)
            const missing = [...new Set(matching.pairs.map(({ column }) => column))].filter(
              (name) => !columns.includes(name),
            )
            const sheetRows = missing.length > 0 ? [] : await opened.rows(0, opened.count)
            const { rows, skipped } = readRows(entity, tenant!.site, matching, columns, sheetRows)
            const records = await app.database!.read(context.tenant.id, () => waitingRecords(context, matching), {
              mayTakeLong: true,
            })
            return {
              title,
              headings: [...headings],
              samples: samplesOf(opened.top, opened.about.heading, headings).map((each) => [...each]),
              columns,
              fields,
              missing,
              skipped,
              rows: matchRows(matching, rows, records).map((row) => ({
                ...row,
                sets: valuesToSet(entity, matching, row),
              })),
              waiting: records,
            }
          } finally {
            await opened.close()
          }
        })
      },
    })
  })
}
