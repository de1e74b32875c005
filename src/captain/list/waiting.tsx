import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useListScreen } from './list-context.ts'

const rows = Array.from({ length: 8 }, (_, index) => index)

/** The shape of the table before its first rows are there. */
export function Waiting() {
  const { columns } = useListScreen()
  return (
    <Box aria-hidden sx={{ border: '1px solid var(--line)', borderRadius: 1, bgcolor: 'background.paper' }}>
      {rows.map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            px: 2,
            height: 44,
            '& + &': { borderTop: '1px solid var(--line)' },
          }}
        >
          <Skeleton variant="rounded" width={16} height={16} />
          <Skeleton sx={{ flex: 1, maxWidth: `${30 + ((row * 17) % 40)}%` }} />
          <Box sx={{ ml: 'auto', display: { xs: 'none', sm: 'flex' }, gap: 3 }}>
            {columns.slice(1).map(({ field }) => (
              <Skeleton key={field.name} width={88} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
