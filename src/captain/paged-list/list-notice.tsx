import type { ElementType, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface NoticeProps {
  readonly icon: ElementType
  readonly title: string
  readonly body: string
  /** Errors are announced at once; an empty list only when the screen reader reaches it. */
  readonly urgent?: boolean
  /** Actions. */
  readonly children?: ReactNode
}

/** Shown in place of a list that has nothing to show, with a way forward. */
export function ListNotice({ icon: Icon, title, body, urgent = false, children }: NoticeProps) {
  return (
    <Box
      role={urgent ? 'alert' : 'status'}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 3,
        py: { xs: 6, sm: 9 },
        border: '1px solid var(--line)',
        borderRadius: 1,
        bgcolor: 'background.paper',
        textAlign: 'center',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: 'var(--grey-soft)',
          color: 'text.secondary',
          mb: 1,
        }}
      >
        <Icon sx={{ fontSize: 28 }} />
      </Box>
      <Typography component="h2" sx={{ fontSize: 16, fontWeight: 700, wordBreak: 'auto-phrase' }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: 480, fontSize: 14, color: 'text.secondary', wordBreak: 'auto-phrase' }}>
        {body}
      </Typography>
      {children && <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>{children}</Box>}
    </Box>
  )
}
