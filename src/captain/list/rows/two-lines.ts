/** A text of two lines at most, which breaks where Japanese may. Whoever uses it says how wide it is, and hides the rest. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  wordBreak: 'auto-phrase',
  overflowWrap: 'anywhere',
} as const
