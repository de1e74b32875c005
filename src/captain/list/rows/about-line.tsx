import type { Column } from '../../columns/columns.ts'

/** On a card, what its record is about, in one line: the name of another record, which may be cut, and how many it is for. */
export function AboutLine({ columns }: { readonly columns: readonly Column[] }) {
  if (columns.length === 0) return null
  return (
    <span className="about">
      {columns.map(({ field, element }) => (
        <span key={field.name} className={field.kind}>
          {element}
        </span>
      ))}
    </span>
  )
}

/** The look of that line; one rule of the list's styles rather than a styled element for each. */
export const aboutStyle = {
  display: 'flex',
  gap: 1,
  minWidth: 0,
  fontSize: 13,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '& > span': { flex: 'none' },
  '& > .reference': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const
