import { limits, type Block } from '../blocks.ts'
import { elementsOf, hasInside, type HtmlElement } from './html-tree.ts'

/** A table's rows, each with its cells; undefined for one that only places things on a page. */
export function rowsOf(table: HtmlElement): readonly (readonly HtmlElement[])[] | undefined {
  if (hasInside(table, ({ name }) => name === 'table')) return undefined
  const rows = elementsOf(table.children).flatMap((part) =>
    part.name === 'tr' ? [part] : elementsOf(part.children).filter(({ name }) => name === 'tr'),
  )
  const cells = rows.map(({ children }) => elementsOf(children).filter(({ name }) => name === 'td' || name === 'th'))
  return cells.length === 1 && cells[0]!.length === 1 ? undefined : cells
}

/**
 * The table of rows whose cells are read as inline HTML. A cell over several columns or rows is followed by empty ones; a
 * table longer than a block may be is split.
 */
export function tableBlocks(
  rows: readonly (readonly HtmlElement[])[],
  read: (cell: HtmlElement) => string,
): readonly Block[] {
  const content: string[][] = []
  /** By row, the columns that a cell of a row above reaches into. */
  const taken = new Map<number, Set<number>>()
  for (const [row, cells] of rows.entries()) {
    const texts: string[] = []
    const fillTaken = () => {
      while (taken.get(row)?.has(texts.length)) texts.push('')
    }
    for (const cell of cells) {
      fillTaken()
      const columns = span(cell.attributes.colspan)
      for (let below = 1; below < Math.min(span(cell.attributes.rowspan), rows.length - row); below += 1) {
        const reached = taken.get(row + below) ?? new Set()
        for (let column = 0; column < columns; column += 1) reached.add(texts.length + column)
        taken.set(row + below, reached)
      }
      texts.push(read(cell), ...Array.from({ length: columns - 1 }, () => ''))
    }
    fillTaken()
    content.push(texts)
  }
  if (content.every((row) => row.every((text) => text === ''))) return []
  const width = Math.max(...content.map(({ length }) => length))
  const full = content.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  const withHeadings = rows[0]!.length > 0 && rows[0]!.every(({ name }) => name === 'th')
  const parts = Array.from({ length: Math.ceil(full.length / limits.rows) }, (_, part) =>
    full.slice(part * limits.rows, (part + 1) * limits.rows),
  )
  return parts.map((part, at) => ({ type: 'table', data: { withHeadings: withHeadings && at === 0, content: part } }))
}

const span = (written: string | undefined): number =>
  Math.min(Math.max(Number.parseInt(written ?? '1', 10) || 1, 1), 100)
