/**
 * On screen, an A4 sheet on a grey background, black on white in the dark theme too; when printed, the printer's own
 * paper.
 */
export const screenStyle = {
  flex: 1,
  overflow: 'auto',
  p: { xs: 1, sm: 3 },
  bgcolor: 'var(--hover)',
  '@media print': { p: 0, bgcolor: '#fff' },
} as const

export const paperStyle = {
  width: '100%',
  // On phones the sheet scrolls, since its table does not fit.
  minWidth: 620,
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
  '@media print': { minWidth: 0, maxWidth: 'none', minHeight: 0, p: 0, boxShadow: 'none', fontSize: '10.5pt' },
  '& h1': { m: 0, mb: 3, textAlign: 'center', fontSize: '1.7em', letterSpacing: '0.35em', textIndent: '0.35em' },
  '& p': { m: 0 },
  '& .head': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 3, mb: 3 },
  '& .to': { flex: '1 1 40%' },
  '& .to .name': { fontSize: '1.3em', borderBottom: '1px solid #111', pb: 0.5, mb: 1 },
  '& .from': { flex: '1 1 40%', fontSize: '0.92em' },
  '& .from .name': { fontSize: '1.15em', fontWeight: 700 },
  '& dl': { m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2 },
  '& dd': { m: 0 },
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
} as const
