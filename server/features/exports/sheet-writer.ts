import { csvRow, type SheetWriter } from './cells.ts'
import { encodeCp932, fitCp932 } from './cp932.ts'
import type { Plan } from './plan.ts'
import { xlsxWriter } from './xlsx.ts'

type SheetPlan = Pick<Plan, 'format' | 'encoding' | 'sheet' | 'forProgram' | 'dateSeparator'>

/** A CSV file, or a workbook of one sheet. `missing` is called with what the encoding lacks, and the heading of its column. */
export function sheetWriter(
  plan: SheetPlan,
  headings: readonly string[],
  write: (bytes: Uint8Array) => void,
  missing: (character: string, column: string) => void = () => {},
): SheetWriter {
  if (plan.format === 'xlsx') return xlsxWriter(plan.sheet, headings, write)
  const isCp932 = plan.encoding === 'cp932'
  const encode = isCp932 ? encodeCp932 : (text: string) => Buffer.from(text)
  const fit = (text: string, column: number): string =>
    isCp932 ? fitCp932(text, (character) => missing(character, headings[column]!)) : text
  // The byte order mark lets spreadsheets read Japanese.
  let lines = `${isCp932 ? '' : '\ufeff'}${csvRow(plan, headings, fit)}`
  const flush = (): void => {
    write(encode(lines))
    lines = ''
  }
  return {
    row(cells) {
      lines += csvRow(plan, cells, fit)
      if (lines.length > 64 * 1024) flush()
    },
    end() {
      flush()
      return 0
    },
  }
}
