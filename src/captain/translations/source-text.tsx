import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { ScrollRegion } from '../../kernel/controls/scroll-region.tsx'
import { isEmpty, type FieldProps } from '../../kernel/form/field-entry.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { FieldText } from '../history/field-text.tsx'

/** The Japanese of a field, to read while its English alone is filled in. */
export function SourceText({ source }: FieldProps) {
  const { entity } = useFormSession()
  const label = useLabels(entity).label(source)
  const value: unknown = useWatch({ name: source })
  if (isEmpty(value)) return null
  return (
    <Box sx={{ mb: 1, fontSize: '0.8125rem', lineHeight: 1.7, color: 'text.secondary' }}>
      {label}
      <ScrollRegion label={label} lang="ja" sx={text}>
        <FieldText field={entity.fields[source]!} value={value} />
      </ScrollRegion>
    </Box>
  )
}

const text = {
  maxHeight: '14em',
  overflow: 'auto',
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  fontSize: '0.875rem',
} as const
