import type { SxProps, Theme } from '@mui/material/styles'
import { cardStyle } from '../rows/card-style.ts'

/** The width of a card's picture, for the browser to choose a size by: two on a phone, cards of 200 to 300 px elsewhere. */
export const pictureSizes = '(max-width: 599.95px) 50vw, 300px'

/** Behind a control in front of a picture. */
const veil = { borderRadius: 1, bgcolor: 'color-mix(in srgb, var(--surface) 88%, transparent)' } as const

/** All styles of the grid in one `sx`, because a page of 100 cards must not create thousands of styled elements. */
export const gridStyle: SxProps<Theme> = {
  ...cardStyle,
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(208px, 1fr))' },
  gap: { xs: 1, sm: 1.5 },
  transition: 'opacity 0.15s',
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: '1px solid var(--line)',
    borderRadius: 1,
    bgcolor: 'background.paper',
    overflow: 'hidden',
  },
  '& li:has(a.title):hover': { borderColor: 'text.secondary' },
  '& li:has(a.title:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '& li[data-selected]': { borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
  '& li.trashed': { color: 'text.secondary' },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    bgcolor: 'action.hover',
    color: 'text.disabled',
    overflow: 'hidden',
    '& img': { display: 'block', width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
    '& svg': { fontSize: 40 },
  },
  // Room for the menu at the end of the last line.
  '& .text': { flex: 1, display: 'flex', flexDirection: 'column', gap: 0.25, minWidth: 0, p: 1.25, pb: 0.75 },
  '& li.settled .title': { fontWeight: 400 },
  '& .second': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 1,
    rowGap: 0.5,
    minHeight: { xs: 44, sm: 32 },
    mt: 'auto',
    pr: { xs: 5, sm: 4 },
    fontSize: 13,
    color: 'text.secondary',
    overflow: 'hidden',
  },
  '& .tick': {
    ...veil,
    position: 'absolute',
    top: 6,
    left: 6,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: { xs: 44, sm: 32 },
    height: { xs: 44, sm: 32 },
    cursor: 'pointer',
  },
  '& input': { width: { xs: 18, sm: 16 }, height: { xs: 18, sm: 16 }, m: 0, accentColor: 'var(--accent)' },
  '& .acts': { position: 'absolute', right: 4, bottom: 4, zIndex: 1, display: 'flex' },
  '& li.trashed .second': { pr: { xs: 11, sm: 8 } },
  '& :is(button, input):focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
}
