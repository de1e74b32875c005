import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useId, type ReactNode } from 'react'

/** A titled card of the rail. */
export function RailCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 1.5, fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 }}>
        {title}
      </Box>
      {children}
    </Paper>
  )
}
