import type { ReactNode } from 'react'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../kernel/words/format.ts'

interface EntryHeadProps {
  /** Whose initial stands in front. */
  readonly name: string
  /** Who did what, as a sentence. */
  readonly sentence: string
  readonly at: string
  /** What else is shown after the time. */
  readonly notes?: readonly (string | false | null | undefined)[]
  /** Whether somebody said something here, and it still stands. */
  readonly accented?: boolean
  /** What stands below the time. */
  readonly children?: ReactNode
}

/** How each entry of a record's history begins: who did what, and when. */
export function EntryHead({ name, sentence, at, notes, accented = false, children }: EntryHeadProps) {
  const format = useFormat()
  return (
    <>
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          fontSize: 13,
          fontWeight: 700,
          bgcolor: accented ? 'color-mix(in srgb, var(--accent) 14%, transparent)' : 'var(--grey-soft)',
          color: accented ? 'var(--accent)' : 'var(--grey)',
        }}
      >
        {[...name][0]}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontSize: 13, lineHeight: 1.4, overflowWrap: 'anywhere' }}>{sentence}</Typography>
        <Typography
          component="time"
          dateTime={at}
          title={format.relative(at)}
          sx={{ display: 'block', fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {[format.dateTime(at), ...(notes ?? [])].filter(Boolean).join(' · ')}
        </Typography>
        {children}
      </Box>
    </>
  )
}
