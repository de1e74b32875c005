import Table from '@editorjs/table'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'
import { limits } from '../../../../entities/language/blocks/blocks.ts'

/** A table whose rows and columns come and go by the block's menu too, which keys open: its own buttons are for pointers. */
export class TableTool extends Table {
  override renderSettings(): MenuConfigItem[] {
    const { table } = this
    const { numberOfRows: rows, numberOfColumns: columns } = table
    // Where nobody was in a cell yet, it is the last one's turn.
    const row = table.focusedCell.row || rows
    const column = table.focusedCell.column || columns
    const acts: readonly (readonly [words: string, isOffered: boolean, act: () => void])[] = [
      ['Add row below', rows < limits.rows, () => table.addRow(row + 1, true)],
      ['Add column to right', columns < limits.columns, () => table.addColumn(column + 1, true)],
      ['Delete row', rows > 1, () => table.deleteRow(Math.min(row, rows))],
      ['Delete column', columns > 1, () => table.deleteColumn(Math.min(column, columns))],
    ]
    return [
      // How wide it is shown is no part of what is stored.
      ...(super.renderSettings() as MenuConfigItem[]).slice(0, 2),
      ...acts
        .filter(([, isOffered]) => isOffered)
        .map(([words, , onActivate]) => ({ title: this.api.i18n.t(words), closeOnActivate: true, onActivate })),
    ]
  }
}
