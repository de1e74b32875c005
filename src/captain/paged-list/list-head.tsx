import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface ListHeadProps {
  readonly title: string
  /** How many there are, in words; undefined until that is known. */
  readonly count: string | undefined
  /** Set while the count still belongs to the previous query. */
  readonly faded?: boolean | undefined
  /** Actions on the whole list. */
  readonly children: ReactNode
}

/** The header of every list: title, total, and the primary action. */
export function ListHead({ title, count, faded = false, children }: ListHeadProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1 }}
    >
      <Typography
        component="h1"
        sx={{ fontSize: { xs: 20, sm: 24 }, fontWeight: 700, lineHeight: 1.4, wordBreak: 'auto-phrase' }}
      >
        {title}
      </Typography>
      <Typography
        component="span"
        aria-live="polite"
        sx={{
          fontSize: 14,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          opacity: faded ? 0.5 : 1,
        }}
      >
        {count}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1, ml: 'auto' }}
      >
        {children}
      </Box>
    </Box>
  )
}
