import { MarkedText } from './marked-text.tsx'
import type { ScrollRegion } from './scroll-region.ts'
import { keyedByIndex } from '../shell/ui/keyed-by-index.ts'

interface TableProps {
  readonly withHeadings: boolean
  readonly content: readonly (readonly string[])[]
  readonly region: ScrollRegion | undefined
}

/** A table that scrolls horizontally if it is wider than the page. */
export function Table({ withHeadings, content, region }: TableProps) {
  const [head, ...rest] = content
  const rows = withHeadings ? rest : content
  return (
    <div className="blocks-table" {...region}>
      <table>
        {withHeadings && head && (
          <thead>
            <tr>
              {keyedByIndex(head).map(({ item: cell, place }) => (
                <th key={place} scope="col">
                  <MarkedText html={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyedByIndex(rows).map(({ item: row, place }) => (
            <tr key={place}>
              {keyedByIndex(row).map(({ item: cell, place: column }) => (
                <td key={column}>
                  <MarkedText html={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
