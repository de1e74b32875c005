import Box from '@mui/material/Box'
import type { ElementType, ReactNode } from 'react'

interface NoticeBarProps {
  readonly icon: ElementType
  /** Announced at once, in the colour of warnings. */
  readonly urgent?: boolean
  readonly action: ReactNode
  readonly children: ReactNode
}

/** A sentence above a list with one thing to do about it. In place of MUI's Alert, which each first list would load. */
export function NoticeBar({ icon: Icon, urgent = false, action, children }: NoticeBarProps) {
  return (
    <Box
      className={urgent ? 'notice' : 'notice calm'}
      role={urgent ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        fontSize: 14,
        ...(urgent && { bgcolor: 'var(--amber-soft)', color: 'var(--amber)' }),
      }}
    >
      <Icon aria-hidden fontSize="small" />
      <Box sx={{ flex: 1, minWidth: 0, wordBreak: 'auto-phrase' }}>{children}</Box>
      <Box sx={{ flex: 'none' }}>{action}</Box>
    </Box>
  )
}
