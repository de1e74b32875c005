import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface FormColumnsProps {
  readonly main: ReactNode
  readonly rail: ReactNode
  /** What needs the width of both, below them; where they are stacked, it comes before the rail. */
  readonly below?: ReactNode
  /** The main column takes what room there is, for texts in two languages. */
  readonly wide?: boolean
  /** The rail comes below, as something else stands beside the form. */
  readonly stacked?: boolean
}

/** The main column next to the rail where both fit, else stacked. */
export const FormColumns = ({ main, rail, below, wide = false, stacked = false }: FormColumnsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        ...(!stacked && { lg: `minmax(0, 8fr) minmax(0, ${wide ? '20rem' : '4fr'})` }),
      },
    }}
  >
    <Box sx={column}>{main}</Box>
    <Box sx={{ ...column, ...(!stacked && { gridArea: { lg: '2 / 1 / auto / -1' } }), '&:empty': { display: 'none' } }}>
      {below}
    </Box>
    <Box sx={{ ...column, ...(!stacked && { gridArea: { lg: '1 / 2' } }) }}>{rail}</Box>
  </Box>
)

const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const
