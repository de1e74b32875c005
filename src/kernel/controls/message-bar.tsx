import ErrorOutline from '@mui/icons-material/ErrorOutline'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const toneStyles = {
  error: { Icon: ErrorOutline, colour: 'red' },
  warning: { Icon: WarningAmber, colour: 'amber' },
  info: { Icon: InfoOutlined, colour: 'blue' },
} as const

interface MessageBarProps {
  readonly tone: keyof typeof toneStyles
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** A message above a form with its actions; an icon repeats what the colour says. */
export function MessageBar({ tone, children, actions }: MessageBarProps) {
  const { Icon, colour } = toneStyles[tone]
  return (
    <Box
      role={tone === 'error' ? 'alert' : 'status'}
      data-bar={tone}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: '1px solid',
        borderColor: `color-mix(in srgb, var(--${colour}) 35%, transparent)`,
        borderRadius: 1,
        bgcolor: `var(--${colour}-soft)`,
        color: 'text.primary',
      }}
    >
      <Icon aria-hidden sx={{ color: `var(--${colour})`, flexShrink: 0 }} />
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>{children}</Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
    </Box>
  )
}
