import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ahead } from '../../shell/ahead.ts'
import { useEntity } from '../entity-context.tsx'
import { useLabels } from '../labels.ts'
import type { Change } from './changes.ts'
import { Marked } from './marked.tsx'
import { FieldValue } from './value.tsx'
import { isProse } from './value-text.ts'

const Prose = lazy(ahead(() => import('./prose.tsx')))

/** One changed field: prose with its changed words marked, anything else as before and after. */
export function ChangeRow({ change }: { readonly change: Change }) {
  const labels = useLabels(useEntity())
  const { field, before, after } = change
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Typography variant="body2" sx={{ fontWeight: 700, fontSize: 12, color: 'text.secondary', mb: 0.25 }}>
        {labels.label(field.name)}
      </Typography>
      <Box sx={{ fontSize: 13, lineHeight: 1.6, overflowWrap: 'anywhere' }}>
        {isProse(field) && before !== null && after !== null ? (
          <Suspense>
            <Prose change={change} />
          </Suspense>
        ) : (
          <Turned change={change} />
        )}
      </Box>
    </Box>
  )
}

function Turned({ change: { field, before, after } }: { readonly change: Change }) {
  return (
    <>
      {before !== null && (
        <Marked kind="removed">
          <FieldValue field={field} value={before} />
        </Marked>
      )}
      {before !== null && ' '}
      <Marked kind="added">
        <FieldValue field={field} value={after} />
      </Marked>
    </>
  )
}
