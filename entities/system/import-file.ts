import { z } from 'zod'
import { systemOperations, type Answered } from '../language/system-operation.ts'
import { sheetFile } from './export-file.ts'
import { judgedOperations, progress, reportedStatuses } from './judged.ts'

const language = z.enum(['ja', 'en'])
const format = z.enum(['csv', 'xlsx'])

export const entityQuery = z.strictObject({
  entity: z.string().describe('The entity whose records are imported.'),
  parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
})
const words = z.record(z.string(), z.record(z.string().max(100), z.string()))

const heading = z.strictObject({
  first: z.int().min(1).max(2_147_483_647).describe('The number of the first row of headings.'),
  last: z.int().min(1).max(2_147_483_647).describe('The number of the last one, which may be the same.'),
})
export const imported = progress.extend({
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

/** An import as it is answered. */
export type ShownImport = Answered<typeof imported>

/** Imports of files: read at once, judged by jobs, looked at, written and undone. */
export const importFile = systemOperations({
  path: 'imports',
  tag: 'Imports',
  access: 'member',
  operations: {
    ...judgedOperations(imported, ['created', 'changed', 'refused'], {
      words: {
        list: {
          id: 'listImports',
          summary: 'List your imports of the last month',
          description:
            'The newest first. Of more than a hundred, those that were never written make room first, then the oldest.',
        },
        read: { id: 'readImport', summary: 'Get the progress of an import' },
        rows: {
          id: 'listRowsOfImport',
          summary: 'List the rows of a checked import',
          description:
            'With their faults, each at its cell, or with the old and new values. Fifty at a time, in the order of the file.',
        },
        write: {
          id: 'writeImport',
          summary: 'Run a checked import',
          description:
            'All rows in one change set: if one of them is refused after all, the others are taken back. 409 while rows are refused, unless they are to be left out, and where the rows were judged again since (`data.code` `IMPORT_JUDGED_AGAIN`). 404 with `data.code` `IMPORT_EXPIRED` once the rows are gone.',
        },
        undo: { id: 'undoImport', summary: 'Undo an import' },
        remove: {
          id: 'deleteImport',
          summary: 'Cancel or discard an import',
          description: 'What it has written stays. 409 while it is being written or undone.',
        },
      },
      removed: 'It is gone.',
    }),
    template: {
      id: 'readImportTemplate',
      summary: 'Download an import template',
      description: 'Its headings are the fields that can be imported.',
      call: 'GET /template',
      query: z.strictObject({
        entity: z.string(),
        format: format.optional().describe('`xlsx` when left out.'),
        language: language.optional().describe('Of the headings; Japanese when left out.'),
      }),
      answer: sheetFile,
    },
    heading: {
      id: 'placeHeadingsOfImport',
      summary: 'Say in which rows of the file its headings stand',
      description:
        'One to three of the first rows, as they are numbered. What is above them is left out; the columns are guessed anew, and what was chosen or found before is forgotten.',
      call: 'PUT /:id/heading',
      body: heading,
      answer: imported,
      refusals: [409],
    },
    plan: {
      id: 'planImport',
      summary: 'Choose the columns of an import, and check what it would do',
      description:
        'Each row is then judged in the background by the same rules as a form, and nothing is written. The choice is remembered for the next file. 404 with `data.code` `IMPORT_EXPIRED` once the file is gone. Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`).',
      call: 'PUT /:id/plan',
      body: z.strictObject({
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
          .describe(
            'Whether a new record that lacks what a draft may lack is written as one; otherwise it is refused.',
          ),
        slugs: z.boolean().optional().describe('Whether a new record without a slug gets one.'),
      }),
      answer: imported,
      refusals: [409],
    },
    refused: {
      id: 'readRefusedRows',
      summary: 'Download the refused rows of an import',
      description:
        'In the format of the file. What is wrong stands in a column of its own; what a row has beyond the headings follows it. `#N/A`, which is refused again, stands for what cannot be given back as it was.',
      call: 'GET /:id/refused-rows',
      query: z.strictObject({
        language: language.optional().describe('Of the sentences; Japanese when left out.'),
      }),
      answer: sheetFile,
    },
  },
})
