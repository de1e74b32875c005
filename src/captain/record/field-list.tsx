import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import type { Column } from '../columns/columns.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface FieldListProps {
  readonly columns: readonly Column[]
  /** Labels above values, for a narrow rail. */
  readonly narrow?: boolean
}

/** Fields of the current record with labels. */
export function FieldList({ columns, narrow = false }: FieldListProps) {
  const { labels, translate } = useScope()
  const record = useRecordContext()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        '& > div': {
          display: { sm: narrow ? 'block' : 'grid' },
          gridTemplateColumns: '180px 1fr',
          gap: 2,
          py: narrow ? 1 : 1.5,
        },
        // A table needs the full width, so its label goes above it.
        '& > div:has(table)': { display: 'block', '& > dt': { mb: 0.5 } },
        '& > div + div': { borderTop: '1px solid var(--line)' },
        '& dt': { fontSize: 13, fontWeight: 700, color: 'text.secondary', mb: { xs: 0.25, sm: narrow ? 0.25 : 0 } },
        '& dd': { m: 0, fontSize: 14, overflowWrap: 'anywhere', minWidth: 0 },
      }}
    >
      {columns.map(({ field, element }) => (
        <div key={field.name} data-field={field.name}>
          <dt>{labels.label(field.name)}</dt>
          <dd>
            {hasNoValue(record?.[field.name]) ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate('commons.table.empty')}
              </Box>
            ) : (
              element
            )}
          </dd>
        </div>
      ))}
    </Box>
  )
}

/** Whether there is nothing to show for a value. */
export const hasNoValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
