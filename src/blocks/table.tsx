import { Marked } from './marked.tsx'
import { placesOf } from '../fields/places.ts'

interface TableProps {
  readonly withHeadings: boolean
  readonly content: readonly (readonly string[])[]
}

/** A table; it scrolls by itself where it is wider than the page. */
export function Table({ withHeadings, content }: TableProps) {
  const [head, ...rest] = content
  const rows = withHeadings ? rest : content
  return (
    <div className="blocks-table">
      <table>
        {withHeadings && head && (
          <thead>
            <tr>
              {placesOf(head).map(({ item: cell, place }) => (
                <th key={place} scope="col">
                  <Marked html={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {placesOf(rows).map(({ item: row, place }) => (
            <tr key={place}>
              {placesOf(row).map(({ item: cell, place: column }) => (
                <td key={column}>
                  <Marked html={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
