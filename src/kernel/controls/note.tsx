import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline'
import WarningAmberIcon from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

/** A message below a control; an icon repeats what the colour says. */
export function Note({ id, tone, text }: { id?: string; tone: 'error' | 'warning'; text: string }) {
  const Icon = tone === 'error' ? ErrorOutlineIcon : WarningAmberIcon
  return (
    <Box id={id} role={tone === 'error' ? 'alert' : 'status'} sx={tone === 'error' ? fault : amber}>
      <Icon fontSize="inherit" sx={{ mt: '0.2em', flexShrink: 0 }} aria-hidden />
      <span>{text}</span>
    </Box>
  )
}

const line = {
  display: 'flex',
  gap: 0.5,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
} as const
const fault: SxProps<Theme> = { ...line, color: 'error.main' }
const amber: SxProps<Theme> = { ...line, color: 'warning.main' }
