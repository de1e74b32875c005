import { z } from 'zod'
import type { RowChange, RowIssue, ToldRow } from '../imports/import-files.ts'

/** What is wrong with a row. */
export const issue = z.object({
  cell: z.string().nullable().describe('Such as C17; null where no column is for the field.'),
  path: z.array(z.union([z.string(), z.int()])),
  rule: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/** A row of a file or a record of a list, and what would become of it. */
export const judgedRow = z.object({
  number: z.int().describe('Of a file as spreadsheets count; of a list in the order of its records.'),
  record: z.string().nullable(),
  title: z.string().nullable(),
  issues: z.array(issue),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})

export const issueAnswer = (each: RowIssue): z.output<typeof issue> => ({
  ...each,
  path: [...each.path],
  params: { ...each.params },
})

export const rowAnswer = ({ number, record, title, outcome, findings }: ToldRow): z.output<typeof judgedRow> => {
  const found = JSON.parse(findings ?? '[]') as readonly unknown[]
  return {
    number,
    record,
    title,
    issues: outcome === 'refused' ? (found as readonly RowIssue[]).map(issueAnswer) : [],
    changes: outcome === 'refused' ? [] : [...(found as readonly RowChange[])],
  }
}
