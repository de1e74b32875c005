import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../base/errors/api-error.ts'
import {
  findingsOf,
  importById,
  reportedRowsAfter,
  type ImportRow,
  type RowChange,
  type RowIssue,
  type RowOutcome,
  type ReportedRow,
} from './import-files.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

/**
 * What the imports of files and the edits of all records of a list have in common: both are judged row by row, looked at,
 * and then written as one change set.
 */

export const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
export const params = tenantParams.extend({ id: z.uuid() })

/** Asks for a page of the rows that were judged to be one of the outcomes. */
export const rowsQueryOf = <const O extends RowOutcome>(outcomes: readonly [O, ...O[]]) =>
  z.strictObject({
    outcome: z.enum(outcomes),
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe('The number of the last row that is known.'),
  })

export const writingBody = z.strictObject({
  judgedAt: z.iso
    .datetime()
    .describe('The `finishedAt` when it was judged: what is written is what somebody has looked at.'),
  withoutRefused: z
    .boolean()
    .optional()
    .describe('Whether what is refused is left as it is. Otherwise nothing is written while anything is refused.'),
})

/** What is wrong with a row. */
const issue = z.object({
  cell: z.string().nullable().describe('Such as C17; null where no column is for the field.'),
  path: z.array(z.union([z.string(), z.int()])),
  rule: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/** A row of a file or a record of a list, and its outcome. */
export const judgedRow = z.object({
  number: z.int().describe('Of a file as spreadsheets count; of a list in the order of its records.'),
  record: z.string().nullable(),
  title: z.string().nullable(),
  issues: z.array(issue),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  gaps: z
    .array(z.string())
    .describe('Of a new record that is a draft the fields that it lacks before it can be published.'),
})

const issueAnswer = (each: RowIssue): z.output<typeof issue> => ({
  ...each,
  path: [...each.path],
  params: { ...each.params },
})

const rowAnswer = ({ number, record, title, outcome, findings }: ReportedRow): z.output<typeof judgedRow> => {
  const found = JSON.parse(findings ?? '[]') as readonly unknown[]
  return {
    number,
    record,
    title,
    issues: outcome === 'refused' ? (found as readonly RowIssue[]).map(issueAnswer) : [],
    changes: outcome === 'changed' ? [...(found as readonly RowChange[])] : [],
    gaps: outcome === 'created' ? [...(found as readonly string[])] : [],
  }
}

/** How far it is, and what became of it. */
export const progress = z.object({
  id: z.uuid(),
  entity: z.string(),
  parent: z.string().nullable(),
  rows: z.int().describe('How many rows the file has, or records the list finds.'),
  judged: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int().describe('How many cannot be written, or were changed by somebody else meanwhile.'),
  written: z.int().describe('How many are written and not taken back.'),
  changeSet: z.string().nullable(),
  stopped: z
    .object({ number: z.int().nullable(), issues: z.array(issue) })
    .nullable()
    .describe('The row that could not be written, or the reason why it went on no longer or could not be undone.'),
  left: z
    .array(z.object({ id: z.string(), title: z.string(), issues: z.array(issue) }))
    .describe('The first twenty records that could not be taken back, and why.'),
  leftInAll: z.int().describe('How many records could not be taken back, and stay as they are.'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().describe('When what was found out is forgotten: it can no longer be written.'),
})

export function progressOf(row: ImportRow): z.output<typeof progress> {
  const { stopped, left, leftInAll } = findingsOf(row)
  return {
    id: row.id,
    entity: row.entity,
    parent: row.parent,
    rows: row.rows,
    judged: row.judged,
    changed: row.changed,
    same: row.same,
    refused: row.refused,
    written: row.written,
    changeSet: row.changeSet,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    expiresAt: row.expiresAt,
    stopped: stopped ? { number: stopped.number, issues: stopped.issues.map(issueAnswer) } : null,
    left: (left ?? []).map((each) => ({ ...each, issues: each.issues.map(issueAnswer) })),
    leftInAll: leftInAll ?? left?.length ?? 0,
  }
}

/** Reads what a request's `id` stands for if it is of this kind and the caller's own; throws 404 for anybody else's. */
export const ownOf =
  ({ database }: FastifyInstance, source: ImportRow['source']) =>
  async (request: FastifyRequest): Promise<ImportRow> => {
    const { id } = parseWith(params, request.params)
    const { tenant, user } = request.access
    const row = await database!.read(tenant!.id, () => importById(storeOf(database!), tenant!.id, id))
    if (row?.source !== source || row.owner !== user.id) throw notFound()
    return row
  }

/** Fifty judged rows of an outcome, those after a number. */
export async function rowsPage(
  { database }: FastifyInstance,
  row: Pick<ImportRow, 'id'>,
  tenant: string,
  { outcome, after = 0 }: { readonly outcome: RowOutcome; readonly after?: number | undefined },
): Promise<z.output<typeof judgedRow>[]> {
  const page = { outcomes: [outcome], after, most: 50 }
  const rows = await database!.read(tenant, () => reportedRowsAfter(storeOf(database!), tenant, row.id, page))
  return rows.map(rowAnswer)
}
