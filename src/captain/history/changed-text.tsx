import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { DiffSegment } from './text-diff.ts'

interface ChangedTextProps {
  readonly kind: Exclude<DiffSegment['kind'], 'same'>
  readonly children: ReactNode
}

/** Marks text that was added or removed. */
export function ChangedText({ kind, children }: ChangedTextProps) {
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
