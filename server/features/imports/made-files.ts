import { setImmediate } from 'node:timers/promises'
import type { Entity } from '../../../entities/language/entity.ts'
import { maxSheetCellLength } from '../../../entities/language/declaration/export-layouts.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { importFaultText } from '../../../locales/import-fault.ts'
import { labelsOf, type Labels, type Translate } from '../../../locales/labels.ts'
import type { SheetWriter } from '../exports/cells.ts'
import { sheetWriter } from '../exports/sheet-writer.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { importFields } from './columns.ts'
import type { JudgedRow, RowIssue } from './import-files.ts'
import { notAvailable } from './parse-cell.ts'
import type { ImportFormat } from './sheet.ts'

/** The files that imports give: a template to fill in, and refused rows to correct. */

interface Words {
  readonly translate: Translate
  readonly labels: Labels
}

const wordsOf = (entity: Entity, site: SiteSlug, language: Language): Words => {
  const translate = translatorOf(language)
  return { translate, labels: labelsOf({ translate }, entity.name, site) }
}

/** A file with the headings of every field that can be imported. */
export function templateOf(entity: Entity, site: SiteSlug, language: Language, format: ImportFormat): Buffer {
  const { labels } = wordsOf(entity, site, language)
  const headings = importFields(entity, site).map(({ name }) => labels.label(name))
  const file = fileWriter(format, labels.plural, headings)
  file.end()
  return file.taken()
}

interface Mended {
  readonly entity: Entity
  readonly site: SiteSlug
  readonly language: Language
  readonly format: ImportFormat
  readonly headings: readonly string[]
}

/**
 * The refused rows as they were, with what is wrong with each in a column of its own. What a row has beyond the headings
 * follows that column, so that it is beyond the headings still, and refused again until it is corrected.
 *
 * There is a piece for each page of rows, made when it is asked for, so that the file is never in memory as a whole and
 * others have their turn between the pages.
 */
export async function* refusedRowsFile(
  { entity, site, language, format, headings }: Mended,
  pages: AsyncIterable<readonly JudgedRow[]>,
): AsyncGenerator<Buffer> {
  const { translate, labels } = wordsOf(entity, site, language)
  // A text that a worksheet would cut is left to the file that it comes from.
  const written = (text: string): string =>
    format === 'xlsx' && text.length > maxSheetCellLength ? notAvailable : text
  // A line of CSV that ended early is refused; a row of a worksheet has no end.
  const missing = format === 'csv' ? notAvailable : ''
  const file = fileWriter(format, labels.plural, [...headings, translate('imports.faultsHeading')])
  for await (const rows of pages) {
    for (const { number, cells, findings } of rows) {
      const own = cells!
      const faults = (findings as readonly RowIssue[]).map((issue) =>
        translate('imports.fault', {
          cell: issue.cell ?? translate('imports.row', { number }),
          text: importFaultText(translate, labels, issue),
        }),
      )
      const underHeadings = headings.map((_, place) => written(own[place] ?? missing))
      file.row([...underHeadings, faults.join('\n'), ...own.slice(headings.length).map(written)])
    }
    yield file.taken()
    await setImmediate()
  }
  file.end()
  yield file.taken()
}

interface MadeFile extends SheetWriter {
  /** What was made since it was asked for last. */
  taken(): Buffer
}

function fileWriter(format: ImportFormat, sheet: string, headings: readonly string[]): MadeFile {
  const chunks: Uint8Array[] = []
  const plan = { format, encoding: 'utf-8', sheet, forProgram: false, dateSeparator: '-' } as const
  const writer = sheetWriter(plan, headings, (bytes) => chunks.push(bytes))
  return { ...writer, taken: () => Buffer.concat(chunks.splice(0)) }
}
