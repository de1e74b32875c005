import type { Entity } from '../../../entities/language/entity.ts'
import type { FileMatching } from '../../../entities/language/declaration/file-matching.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { guessByWords, type Columns } from '../imports/columns.ts'
import { parseCell } from '../imports/parse-cell.ts'
import type { SheetRow } from '../imports/sheet.ts'
import { payerKana } from './fold-name.ts'
import type { FileRow } from './match-rows.ts'

/** The columns of a file as their headings say. */
export const columnsOf = ({ columns }: FileMatching, headings: readonly string[]): Columns =>
  guessByWords(columns, headings)

/** The values of a file's rows by field, and how many rows lack what they are matched by, such as withdrawals. */
export function readRows(
  entity: Entity,
  site: SiteSlug,
  matching: FileMatching,
  columns: Columns,
  rows: readonly SheetRow[],
): { readonly rows: readonly FileRow[]; readonly skipped: number } {
  const read = rows.map(({ number, cells }) => ({
    number,
    values: Object.fromEntries(
      columns.flatMap((name, place) => {
        const parsed = name === null ? undefined : parseCell(entity, site, entity.fields[name]!, cells[place] ?? null)
        return parsed && 'value' in parsed ? [[name!, parsed.value] as const] : []
      }),
    ),
  }))
  const isMatchable = ({ values }: FileRow): boolean =>
    matching.pairs.every(({ column, by }) =>
      by === 'amount' ? Number(values[column]) > 0 : by === 'name' || (values[column] ?? null) !== null,
    )
  const kept = read.filter(isMatchable)
  return { rows: kept, skipped: read.length - kept.length }
}

/** What a matched record is given of a row. */
export const valuesToSet = (
  { fields }: Entity,
  { sets }: FileMatching,
  { values }: FileRow,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    sets
      .map((name) => [name, fields[name]!.reading ? payerKana(String(values[name] ?? '')) : values[name]] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
