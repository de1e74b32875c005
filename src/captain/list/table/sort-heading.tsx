import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useWords } from '../../../shell/words/words-context.tsx'

interface SortHeadingProps {
  readonly label: string
  readonly className: string
  /** How the list is sorted by this column, if it is. */
  readonly sorted: 'ASC' | 'DESC' | undefined
  sort(order: 'ASC' | 'DESC'): void
}

/** The name of a column; a click sorts by it, another click turns it round. */
export function SortHeading({ label, className, sorted, sort }: SortHeadingProps) {
  const { translate } = useWords()
  const ascending = sorted === 'ASC'
  const Arrow = sorted === 'DESC' ? ArrowDownward : ArrowUpward
  return (
    <th scope="col" className={className} aria-sort={sorted && (ascending ? 'ascending' : 'descending')}>
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
          // In the room between columns, so that no column is wider for it; numbers have theirs in front.
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
    </th>
  )
}
