import { aboutStyle } from './about-line.tsx'
import { flagStyle } from './flags.tsx'
import { twoLines } from './two-lines.ts'

/** What the cards of grids and boards have in common, for the one `sx` of each. Both load it with themselves. */
export const cardStyle = {
  '& .title': {
    ...twoLines,
    overflow: 'hidden',
    color: 'inherit',
    fontSize: 14,
    fontWeight: 700,
    lineHeight: '22px',
    textDecoration: 'none',
    outline: 'none',
  },
  '& a.title::after': { content: '""', position: 'absolute', inset: 0 },
  '& .amount': { fontSize: 14, fontVariantNumeric: 'tabular-nums' },
  '& .flag': flagStyle,
  '& .about': aboutStyle,
  '& .act': {
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: { xs: 44, sm: 32 },
    height: { xs: 44, sm: 32 },
    p: 0,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'var(--hover)', color: 'text.primary' },
    '& svg': { fontSize: 18 },
  },
} as const
