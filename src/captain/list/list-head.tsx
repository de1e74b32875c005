import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWords } from '../../shell/words/words-context.tsx'

interface ListHeadProps {
  readonly title: string
  /** Whose list it is. */
  readonly chip?: ReactNode
  readonly total: number | undefined
  /** The total is the one of the question before. */
  readonly faded?: boolean | undefined
  /** What can be done with the whole list. */
  readonly children: ReactNode
}

/** The head of every list: what it is, whose, how many, and the one thing most often done here. */
export function ListHead({ title, chip, total, faded = false, children }: ListHeadProps) {
  const { translate } = useWords()
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
      {chip && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {chip}
        </Box>
      )}
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
        {total !== undefined && translate('units.item', { smart_count: total })}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>{children}</Box>
    </Box>
  )
}
