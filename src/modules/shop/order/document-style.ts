/**
 * On screen, an A4 sheet on a grey background, black on white in the dark theme too, and on phones as narrow as they are;
 * when printed, the printer's own paper.
 */
export const screenStyle = {
  flex: 1,
  overflow: 'auto',
  p: { xs: 1, sm: 3 },
  bgcolor: 'var(--hover)',
  '@media print': { p: 0, bgcolor: '#fff' },
} as const

/** Screens on which the sheet is less than 620 px wide, where its parts do not fit beside each other. */
const narrowScreen = '@media screen and (max-width: 667.95px)'

export const sheetStyle = {
  width: '100%',
  maxWidth: '210mm',
  minHeight: { sm: '297mm' },
  mx: 'auto',
  p: { xs: 2.5, sm: '14mm' },
  bgcolor: '#fff',
  color: '#111',
  colorScheme: 'light',
  fontSize: { xs: 12, sm: 14 },
  lineHeight: 1.6,
  boxShadow: '0 1px 6px rgb(0 0 0 / 0.25)',
  '@media print': { maxWidth: 'none', minHeight: 0, p: 0, boxShadow: 'none', fontSize: '10.5pt' },
  '& h1': { m: 0, mb: 3, textAlign: 'center', fontSize: '1.7em', letterSpacing: '0.35em', textIndent: '0.35em' },
  '& p': { m: 0 },
  '& .head': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 3, mb: 3 },
  '& .to': { flex: '1 1 40%' },
  '& .to .name': { fontSize: '1.3em', borderBottom: '1px solid #111', pb: 0.5, mb: 1 },
  '& .from': { flex: '1 1 40%', fontSize: '0.92em' },
  '& .from .name': { fontSize: '1.15em', fontWeight: 700 },
  '& dl': { m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2 },
  '& dd': { m: 0 },
  '& .copy': { mt: -2, mb: 2, textAlign: 'center', fontWeight: 700, letterSpacing: '0.2em' },
  '& .opening': { mb: 3 },
  '& .transfer': { display: 'block', mb: 3, p: 1.5, border: '1px solid #888', maxWidth: '34em' },
  '& .transfer > div': { display: 'grid', gridTemplateColumns: '11em 1fr' },
  '& .due': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    maxWidth: '26em',
    mb: 3,
    pb: 0.5,
    borderBottom: '3px double #111',
    fontSize: '1.25em',
    fontWeight: 700,
  },
  '& table': { width: '100%', borderCollapse: 'collapse', mb: 2, pageBreakInside: 'auto' },
  '& th, & td': { border: '1px solid #888', px: 1, py: 0.6, textAlign: 'start', fontWeight: 400 },
  '& thead th': { bgcolor: '#eee', fontWeight: 700, printColorAdjust: 'exact', whiteSpace: 'nowrap' },
  '& .sum': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
  '& .sums': { width: 'auto', ml: 'auto', minWidth: '55%' },
  '& .total th, & .total td': { fontWeight: 700 },
  '& .notes': { fontSize: '0.92em' },
  [narrowScreen]: {
    p: 2,
    overflowWrap: 'anywhere',
    '& h1': { letterSpacing: '0.15em', textIndent: '0.15em' },
    '& .head': { flexDirection: 'column' },
    '& th, & td': { px: 0.5 },
    // A name may be broken anywhere, a figure and its heading nowhere within a word.
    '& .sum, & th': { overflowWrap: 'normal' },
    '& thead .sum': { whiteSpace: 'normal' },
    '& td:first-of-type': { minWidth: '5em' },
    '& .sums': { width: '100%' },
  },
} as const
