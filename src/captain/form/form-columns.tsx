import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The main column next to the rail where both fit, else stacked. */
export const FormColumns = ({ main, rail }: { readonly main: ReactNode; readonly rail: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    }}
  >
    <Box sx={column}>{main}</Box>
    <Box sx={column}>{rail}</Box>
  </Box>
)

const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const
