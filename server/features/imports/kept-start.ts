import { maxHeadingRows } from '../../../entities/language/derived/import-forms.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { guessColumns, guessHeading, type RememberedColumns } from './columns.ts'
import type { FileStart } from './file-reader.ts'
import type { ImportWords, KeptStart } from './import-files.ts'
import { cellText } from './parse-cell.ts'
import { headingsOrNone, type HeadingRows, type SheetRow } from './sheet.ts'

interface Reader {
  readonly entity: Entity
  readonly site: SiteSlug
  readonly remembered: RememberedColumns
  readonly words: ImportWords
}

/** What is kept of a file that was read, with the headings where most of them are known, and how many rows are below. */
export function startOf(
  { about, count, top }: FileStart,
  reader: Reader,
): { readonly start: KeptStart; readonly rows: number } {
  const filled = count + rowsUntil(top, about.heading)
  const heading = guessHeading(reader.entity, reader.site, top, about.heading, reader.remembered)
  return withHeading({ ...about, guessed: [], samples: [], top, filled }, heading, reader)!
}

/** The same with its headings in other rows; undefined where those are none of the first, too many, or have nothing below. */
export function withHeading(
  start: KeptStart,
  heading: HeadingRows,
  { entity, site, remembered, words }: Reader,
): { readonly start: KeptStart; readonly rows: number } | undefined {
  const { top = [], filled = 0 } = start
  const numbers = top.map(({ number }) => number)
  const [from, to] = [numbers.indexOf(heading.first), numbers.indexOf(heading.last)]
  const rows = filled - rowsUntil(top, heading)
  if (from < 0 || to < from || to - from >= maxHeadingRows || rows < 1) return undefined
  const headings = headingsOrNone(top, heading)
  if (!headings) return undefined
  return {
    rows,
    start: {
      ...start,
      heading,
      headings,
      words,
      guessed: guessColumns(entity, site, headings, remembered),
      samples: samplesOf(top, heading, headings),
    },
  }
}

/** The first texts of each column below the headings. */
export function samplesOf(
  top: readonly SheetRow[],
  { last }: HeadingRows,
  headings: readonly string[],
): readonly (readonly string[])[] {
  const below = top.filter(({ number }) => number > last).slice(0, 3)
  return headings.map((_, column) =>
    below.map(({ cells }) => cellText(cells[column] ?? null).slice(0, 80)).filter(Boolean),
  )
}

const rowsUntil = (top: readonly SheetRow[], { last }: HeadingRows): number =>
  top.filter(({ number }) => number <= last).length
