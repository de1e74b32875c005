import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { HeadingOffset } from '../../fields/rich-text/heading-offset.ts'
import type { Column } from '../columns/columns.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** Long texts, set with the measure and line spacing for reading. A body that stands alone needs no name. */
export function LongTexts({ columns }: { readonly columns: readonly Column[] }) {
  const { labels, translate } = useScope()
  if (columns.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('commons.blocks.empty')}</Typography>
  const named = columns.length > 1 || columns[0]!.field.kind !== 'rich-text'
  return columns.map(({ field, element }) => (
    <Box
      key={field.name}
      data-field={field.name}
      component="section"
      lang={field.name.endsWith('En') ? 'en' : undefined}
      sx={{
        maxWidth: '42em',
        fontSize: 16,
        lineHeight: 1.75,
        lineBreak: 'strict',
        overflowWrap: 'anywhere',
        whiteSpace: field.kind === 'long-text' ? 'pre-wrap' : undefined,
        '& + &': { mt: 4, pt: 3, borderTop: '1px solid var(--line)' },
      }}
    >
      {named && (
        <Typography component="h2" sx={{ fontSize: 13, fontWeight: 700, color: 'text.secondary', mb: 1 }}>
          {labels.label(field.name)}
        </Typography>
      )}
      {named ? <HeadingOffset value={1}>{element}</HeadingOffset> : element}
    </Box>
  ))
}
