import type { ReactNode } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useWords } from '../../../shell/words/words-context.tsx'

interface SortHeadingProps {
  readonly label: string
  readonly className: string
  /** How the list is sorted by this column, if at all. */
  readonly sorted: 'ASC' | 'DESC' | undefined
  sort(order: 'ASC' | 'DESC'): void
  /** What else is in the header. */
  readonly children?: ReactNode
}

/** A column header; a click sorts by the column, a second one reverses the order. */
export function SortHeading({ label, className, sorted, sort, children }: SortHeadingProps) {
  const { translate } = useWords()
  const ascending = sorted === 'ASC'
  const Arrow = sorted === 'DESC' ? ArrowDownward : ArrowUpward
  return (
    <th
      scope="col"
      aria-label={label}
      className={className}
      aria-sort={sorted && (ascending ? 'ascending' : 'descending')}
    >
      <ButtonBase
        disableRipple
        onClick={() => sort(ascending ? 'DESC' : 'ASC')}
        title={translate(`commons.table.${ascending ? 'sortDescending' : 'sortAscending'}`, { field: label })}
        sx={{
          font: 'inherit',
          minHeight: 32,
          mx: '-4px',
          px: '4px',
          borderRadius: '4px',
          color: sorted ? 'text.primary' : 'inherit',
          // The arrow sits in the gap between columns, so that it does not widen its column; in number columns it comes
          // first.
          '& svg': {
            position: 'absolute',
            insetInlineStart: 'calc(100% - 4px)',
            fontSize: 14,
            opacity: sorted ? 1 : 0,
            '.measure:not(.first) &': { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% - 4px)' },
          },
          '&:hover svg, &:focus-visible svg': { opacity: sorted ? 1 : 0.5 },
        }}
      >
        {label}
        <Box component={Arrow} aria-hidden />
      </ButtonBase>
      {children}
    </th>
  )
}
