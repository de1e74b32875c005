import type { SxProps, Theme } from '@mui/material/styles'
import { flagStyle } from '../rows/flags.tsx'
import { pictureStyle } from '../rows/row-picture.tsx'
import { twoLines } from '../rows/two-lines.ts'
import type { Density } from './density.ts'

/**
 * The width of the first column: what its longest title needs, or less, where that wraps. A line of more than 25 Japanese
 * characters is hard to read down, and other columns need room, too.
 */
const titleWidth = 'min(var(--title-width, 360px), 360px, 30vw)'

const heights = { comfortable: 44, compact: 36 } satisfies Record<Density, number>

// Tighter spacing for many columns on a medium screen, so that none is clipped at 1280 px.
const tight = {
  fontSize: 13,
  '& th, & td': { px: 1 },
  '& thead th': {
    fontSize: 12,
    lineHeight: 1.3,
    // Headers may wrap into two lines between words or phrases.
    whiteSpace: 'normal',
    overflowWrap: 'normal',
    // Browsers without `auto-phrase` keep a header on one line rather than break it between any two characters.
    wordBreak: 'keep-all',
    '@supports (word-break: auto-phrase)': { wordBreak: 'auto-phrase' },
    // Two lines of it say what three would.
    '&.measure': { minWidth: '5.5em' },
  },
  '& thead button': { textAlign: 'inherit' },
  '& .tick': { px: 0, width: 36, minWidth: 36 },
  '& .grip': { px: 0 },
  '& .acts': { px: 0.5 },
} as const

/** All styles of the table in one `sx`, because a page of 100 rows must not create thousands of styled elements. */
export const tableStyle = (density: Density): SxProps<Theme> => ({
  border: '1px solid var(--line)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'auto',
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 14, lineHeight: 1.4 },
  '& th, & td': {
    height: heights[density],
    px: 1.5,
    py: 0,
    textAlign: 'start',
    borderBottom: '1px solid var(--line)',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:last-of-type td, & tbody tr:last-of-type th': { borderBottom: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 40,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: 13,
    fontWeight: 700,
  },
  '& td.cell': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .measure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .first': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: titleWidth,
    minWidth: 120,
    maxWidth: titleWidth,
    bgcolor: 'inherit',
    fontWeight: 400,
  },
  '& thead .first': { zIndex: 3, bgcolor: 'background.paper', fontWeight: 700 },
  // A date or number in the first column is the record's title, so it is left-aligned.
  '& .first.measure': { textAlign: 'start' },
  '& .tick': { width: 44, minWidth: 44, px: 0, textAlign: 'center' },
  '& .grip': { width: 32, minWidth: 32, px: 0, textAlign: 'center' },
  '& .acts': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    width: 48,
    minWidth: 48,
    px: 1,
    textAlign: 'end',
    bgcolor: 'inherit',
  },
  '& thead .acts': { zIndex: 3, bgcolor: 'background.paper' },
  // A shadow beside the sticky actions shows that there are more columns to the right.
  '@keyframes goes-on': { from: { boxShadow: '-8px 0 8px -8px rgb(0 0 0 / 0.28)' }, to: { boxShadow: 'none' } },
  '@supports (animation-timeline: scroll())': {
    '& .acts': { animation: 'goes-on linear both', animationTimeline: 'scroll(nearest inline)' },
  },
  '& tbody tr': { bgcolor: 'background.paper', '&.opens': { cursor: 'pointer' } },
  '& tbody tr:hover': { bgcolor: 'color-mix(in srgb, var(--ink) 4%, var(--surface))' },
  '& tbody tr[data-selected]': { bgcolor: 'color-mix(in srgb, var(--accent) 8%, var(--surface))' },
  '& tbody tr.trashed': { color: 'text.secondary' },
  '& tbody tr.lifted': { position: 'relative', zIndex: 4, boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)' },
  '& .first > div': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& .picture': pictureStyle(density === 'compact' ? 28 : 36),
  '& .flag': flagStyle,
  '& .title': {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'inherit',
    fontWeight: 700,
    textDecoration: 'none',
  },
  // A title may take two lines before it is truncated, as the row is high enough; flags that leave it too little room
  // stand below.
  ...(density === 'comfortable' && {
    '& .first > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 0.75,
      rowGap: 0.25,
      py: 0.5,
    },
    '& .first .title': {
      ...twoLines,
      flex: '1 1 7em',
      maxWidth: 'max-content',
      whiteSpace: 'normal',
    },
    // So may other text, where there is no room for it in one line: the columns give way to each other.
    '& td.words': { minWidth: 72, whiteSpace: 'normal' },
    '& td.words .text': { ...twoLines, overflowWrap: 'break-word', overflow: 'hidden' },
  }),
  '& tr.settled .title': { fontWeight: 400 },
  '& tr.waiting .title::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: '8px',
    borderRadius: '50%',
    bgcolor: 'var(--accent)',
  },
  '& a.title:hover': { textDecoration: 'underline' },
  '& .tick label': { display: 'inline-grid', placeItems: 'center', width: 36, height: 36, cursor: 'pointer' },
  '& input[type="checkbox"]': { width: 16, height: 16, m: 0, accentColor: 'var(--accent)', cursor: 'pointer' },
  '& .act': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    p: 0,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
    verticalAlign: 'middle',
    '&:hover': { bgcolor: 'var(--hover)', color: 'text.primary' },
    '& svg': { fontSize: 18 },
  },
  '& .quick': {
    maxWidth: '100%',
    minHeight: 28,
    mx: -0.75,
    px: 0.75,
    border: '1px solid transparent',
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:hover': { borderColor: 'text.secondary', bgcolor: 'var(--surface)' },
  },
  // A number is never cut off, however narrow its column would be.
  '& .measure .quick': { maxWidth: 'none', overflow: 'visible', whiteSpace: 'nowrap' },
  '& .grip .act': { cursor: 'grab', touchAction: 'none' },
  // With a hovering pointer, a row's actions appear on hover or focus; on touch they are always visible.
  '@media (hover: hover)': {
    '& tbody .act': { opacity: 0 },
    '& tbody tr:hover .act, & tbody tr:focus-within .act, & tbody .act[aria-expanded="true"]': { opacity: 1 },
  },
  // Fingers need 44 px, whatever the window's width and the density.
  '@media (pointer: coarse)': {
    '& td, & tbody th': { height: 44 },
    '& .tick, & .grip': { width: 44, minWidth: 44 },
    '& .tick label, & .act': { width: 44, height: 44 },
    '& .quick': { minHeight: 44 },
  },
  '& :is(a, button, input):focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '& .empty': { color: 'text.secondary' },
  '@media (max-width: 1599px)': {
    '& table:has(thead th:nth-of-type(8))': tight,
  },
})
