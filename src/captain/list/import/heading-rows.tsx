import { useId } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { maxHeadingRows } from '../../../../entities/language/derived/import-forms.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { ScrollRegion } from '../../../kernel/controls/scroll-region.tsx'
import type { Import } from './use-imports.ts'

interface HeadingRowsProps {
  readonly current: Import
  place(heading: { readonly first: number; readonly last: number }): void
}

/** The first rows of a file as they stand there, and which of them are its headings. */
export function HeadingRows({ current: { top, heading }, place }: HeadingRowsProps) {
  const { translate } = useWords()
  const id = useId()
  // A file that was read by an older version shows its headings alone.
  if (top.length === 0 || !heading) return null
  const columns = Math.max(...top.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1))
  const numbers = top.map(({ number }) => number)
  const rowOptions = (from: number, rows: number) =>
    numbers
      .slice(from, from + rows)
      .map((number) => ({ value: String(number), label: translate('imports.row', { number }) }))
  const start = numbers.indexOf(heading.first)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <div>
        <Typography id={id} component="h4" sx={{ fontSize: 14, fontWeight: 700 }}>
          {translate('imports.top')}
        </Typography>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('imports.headingHint')}</Typography>
      </div>
      <ScrollRegion
        label={translate('imports.top')}
        sx={{ overflow: 'auto', maxHeight: 240, border: '1px solid var(--line)', borderRadius: 1 }}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            minWidth: '100%',
            fontSize: 13,
            '& td, & th': { px: 1, py: 0.5, textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
            '& td': { maxWidth: '14em', overflow: 'hidden', textOverflow: 'ellipsis' },
            '& tr + tr': { borderTop: '1px solid var(--line)' },
            '& tr[data-above]': { color: 'text.secondary' },
            '& tr[data-heading]': { bgcolor: 'action.selected', '& td, & th': { fontWeight: 700 } },
          }}
        >
          <tbody>
            {top.map(({ number, cells }) => (
              <tr
                key={number}
                data-above={number < heading.first || undefined}
                data-heading={(heading.first <= number && number <= heading.last) || undefined}
              >
                <th scope="row">{number}</th>
                {Array.from({ length: columns }, (_, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollRegion>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <NativeSelect
          id={`${id}-first`}
          label={translate('imports.firstHeading')}
          value={String(heading.first)}
          options={rowOptions(0, numbers.length)}
          choose={(number) => place({ first: Number(number), last: Number(number) })}
        />
        <NativeSelect
          id={`${id}-last`}
          label={translate('imports.lastHeading')}
          value={String(heading.last)}
          options={rowOptions(start, maxHeadingRows)}
          choose={(number) => place({ first: heading.first, last: Number(number) })}
        />
      </Box>
    </Box>
  )
}
