import { z } from 'zod'
import { exportEncodings, exportFormats } from '../language/declaration/export-layouts.ts'
import { systemOperations, type Answered } from '../language/system-operation.ts'

/** `characters`: not written, because the encoding lacks some of them. */
export const exportStatuses = ['waiting', 'running', 'done', 'characters', 'too-long', 'failed'] as const

export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const

/** The answer of an operation that sends a CSV or XLSX file. */
export const sheetFile = {
  description: 'The file.',
  content: Object.fromEntries(Object.values(mediaTypes).map((type) => [type, { schema: {} }])),
}

/** What is exported, and how. */
const wanted = z.strictObject({
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
const exported = z.object({
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

/** Exports of lists: asked for here, written by a job, kept for a day for whoever asked. */
export const exportFile = systemOperations({
  path: 'exports',
  tag: 'Exports',
  access: 'member',
  operations: {
    create: {
      id: 'createExport',
      summary: 'Export a list to a file',
      description:
        'With its filter and sort. The file is written in the background and kept for a day for the account that asked. Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`) and is written into the audit log. 409 while too many exports of the account are there.',
      call: 'POST',
      body: wanted,
      answer: exported.describe('The export, not written yet.'),
      refusals: [409],
    },
    list: {
      id: 'listExports',
      summary: 'List your exports of the last day',
      description: 'The newest first.',
      call: 'GET',
      answer: z.array(exported).describe('All of them.'),
    },
    read: {
      id: 'readExport',
      summary: 'Get the progress of an export',
      call: 'GET /:id',
      answer: exported,
    },
    remove: {
      id: 'deleteExport',
      summary: 'Cancel an export, or delete its file',
      call: 'DELETE /:id',
      answer: 'It is gone.',
    },
    download: {
      id: 'readExportFile',
      summary: 'Download an exported file',
      description:
        'Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`). 409 before the file is written.',
      call: 'GET /:id/file',
      answer: sheetFile,
      refusals: [409, 503],
    },
  },
})

/** What an export is asked for with. */
export type WantedExport = z.output<typeof wanted>

/** An export as it is answered. */
export type ShownExport = Answered<typeof exported>
