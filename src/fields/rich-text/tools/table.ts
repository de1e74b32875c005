import Table from '@editorjs/table'
import type { SanitizerConfig } from '@editorjs/editorjs'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'
import { limits } from '../../../../entities/language/blocks/blocks.ts'

interface CellRange {
  readonly row: number
  readonly column: number
  /** By row, each cell as inline HTML; all rows have as many. */
  readonly content: readonly (readonly string[])[]
}

/**
 * A table whose rows and columns can also be added and removed from the block's menu, by keyboard; the tool's own
 * buttons need a pointer.
 */
export class TableTool extends Table {
  /** A cell may have several lines, as a paragraph may. */
  static get sanitize(): SanitizerConfig {
    return { content: { br: true } }
  }

  /** Writes a range of cells, from a row and column counted from 0, and adds the rows and columns that it needs. */
  fillCells({ row, column, content }: CellRange): void {
    const { table } = this
    while (table.numberOfRows < row + content.length) table.addRow()
    while (table.numberOfColumns < column + content[0]!.length) table.addColumn()
    for (const [below, cells] of content.entries())
      for (const [beside, text] of cells.entries()) table.setCellContent(row + below + 1, column + beside + 1, text)
  }

  override renderSettings(): MenuConfigItem[] {
    const { table } = this
    const { numberOfRows: rows, numberOfColumns: columns } = table
    // If no cell has been focused yet, use the last one.
    const row = table.focusedCell.row || rows
    const column = table.focusedCell.column || columns
    const acts: readonly (readonly [words: string, isOffered: boolean, act: () => void])[] = [
      ['Add row below', rows < limits.rows, () => table.addRow(row + 1, true)],
      ['Add column to right', columns < limits.columns, () => table.addColumn(column + 1, true)],
      ['Delete row', rows > 1, () => table.deleteRow(Math.min(row, rows))],
      ['Delete column', columns > 1, () => table.deleteColumn(Math.min(column, columns))],
    ]
    return [
      // The displayed width is not stored.
      ...(super.renderSettings() as MenuConfigItem[]).slice(0, 2),
      ...acts
        .filter(([, isOffered]) => isOffered)
        .map(([words, , onActivate]) => ({ title: this.api.i18n.t(words), closeOnActivate: true, onActivate })),
    ]
  }
}
