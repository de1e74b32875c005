import type { Entity } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { importFaultText } from '../../locales/import-fault.ts'
import { labelsOf, type Labels, type Translate } from '../../locales/labels.ts'
import { csvCell } from '../auth/audit/csv.ts'
import { xlsxWriter } from '../exports/xlsx.ts'
import { translatorOf, type Language } from '../locale/translator.ts'
import { importFields } from './columns.ts'
import type { JudgedRow, RowIssue } from './import-files.ts'
import type { ImportFormat } from './sheet.ts'

/** The files that imports give: a template to fill in, and refused rows to mend. */

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
  return fileOf(format, labels.plural, headings, [])
}

/** The refused rows as they were, with what is wrong with each in a column of its own. */
export function refusedRowsFile(
  {
    entity,
    site,
    language,
    format,
    headings,
  }: {
    readonly entity: Entity
    readonly site: SiteSlug
    readonly language: Language
    readonly format: ImportFormat
    readonly headings: readonly string[]
  },
  rows: readonly JudgedRow[],
): Buffer {
  const { translate, labels } = wordsOf(entity, site, language)
  const lines = rows.map(({ number, cells, findings }) => {
    const own = JSON.parse(cells!) as readonly string[]
    const faults = (JSON.parse(findings!) as readonly RowIssue[]).map((issue) =>
      translate('imports.fault', {
        cell: issue.cell ?? translate('imports.row', { number }),
        text: importFaultText(translate, labels, issue),
      }),
    )
    return [...headings.map((_, place) => own[place] ?? ''), faults.join('\n')]
  })
  return fileOf(format, labels.plural, [...headings, translate('imports.faultsHeading')], lines)
}

function fileOf(
  format: ImportFormat,
  sheet: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Buffer {
  if (format === 'csv')
    return Buffer.from(`\ufeff${[headings, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`)
  const chunks: Uint8Array[] = []
  const writer = xlsxWriter(sheet, headings, (bytes) => chunks.push(bytes))
  for (const cells of rows) writer.row(cells)
  writer.end()
  return Buffer.concat(chunks)
}
