import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { pageSizes } from '../../kernel/api/list-query.ts'

const target = { width: { xs: 44, sm: 36 }, height: { xs: 44, sm: 36 } }

interface PagerProps {
  readonly page: number
  readonly perPage: number
  readonly total?: number | undefined
  setPage(page: number): void
  setPerPage(perPage: number): void
}

/** The range of rows shown, with the page links and the page size. */
export function Pager({ page, perPage, total = 0, setPage, setPerPage }: PagerProps) {
  const { translate } = useWords()
  const format = useFormat()
  if (total === 0) return null
  const range = {
    from: format.number((page - 1) * perPage + 1),
    to: format.number(Math.min(page * perPage, total)),
    total: format.number(total),
  }

  return (
    <Box
      component="nav"
      aria-label={translate('commons.list.pages')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        // At its end are the messages.
        justifyContent: { xs: 'flex-end', sm: 'flex-start' },
        flexWrap: 'wrap',
        gap: { xs: 1, sm: 2 },
        pt: 1,
        minHeight: 52,
      }}
    >
      {total > pageSizes[0] && (
        <TextField
          select
          size="small"
          variant="standard"
          value={perPage}
          onChange={({ target: { value } }) => setPerPage(Number(value))}
          slotProps={{
            input: { disableUnderline: true },
            htmlInput: { 'aria-label': translate('commons.list.perPage') },
            select: { renderValue: (size) => translate('commons.list.perPageOf', { size: String(size) }) },
          }}
          sx={{ '& .MuiSelect-select': { fontSize: 13, color: 'text.secondary' } }}
        >
          {[...new Set([...pageSizes, perPage])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
        </TextField>
      )}
      <Box
        component="span"
        role="status"
        sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('commons.list.range', range)}
      </Box>
      {total > perPage && (
        <Box sx={{ display: 'flex' }}>
          <IconButton
            aria-label={translate('commons.list.previousPage')}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
            sx={target}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            aria-label={translate('commons.list.nextPage')}
            disabled={page * perPage >= total}
            onClick={() => setPage(page + 1)}
            sx={target}
          >
            <ChevronRight />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
