import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { Stretch } from './text-diff.ts'

interface MarkedProps {
  readonly kind: Exclude<Stretch['kind'], 'same'>
  readonly children: ReactNode
}

/** What came or went, set off from what stayed. */
export function Marked({ kind, children }: MarkedProps) {
  const colour = kind === 'added' ? 'green' : 'red'
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{
        bgcolor: `var(--${colour}-soft)`,
        color: `var(--${colour})`,
        borderRadius: '4px',
        px: '2px',
        textDecoration: kind === 'added' ? 'none' : 'line-through',
      }}
    >
      {children}
    </Box>
  )
}
