import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { useFormat } from '../format.ts'
import { useLabels } from '../labels.ts'
import type { Change } from './changes.ts'
import { textDiff, type Stretch } from './text-diff.ts'
import { FieldValue } from './value.tsx'
import { isProse, valueText } from './value-text.ts'

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
        {isProse(field) && before !== null && after !== null ? <Prose change={change} /> : <Turned change={change} />}
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

function Prose({ change: { field, before, after } }: { readonly change: Change }) {
  const reader = { labels: useLabels(useEntity()), format: useFormat(), translate: useWords().translate }
  const stretches = textDiff(valueText(field, before, reader), valueText(field, after, reader))
  // Bold, a picture, the level of a heading: the value differs, its words do not.
  if (stretches.every(({ kind }) => kind === 'same')) return reader.translate('commons.history.sameWords')
  const last = stretches.length - 1
  const places = [...stretches.entries()].map(([place, stretch]) => ({ ...stretch, place }))
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', maxHeight: 320, overflowY: 'auto' }}>
      {places.map(({ kind, text, place }) =>
        kind === 'same' ? (
          <span key={place}>{shortened(text, place === 0, place === last)}</span>
        ) : (
          <Marked key={place} kind={kind}>
            {text}
          </Marked>
        ),
      )}
    </Box>
  )
}

function Marked({ kind, children }: { readonly kind: Exclude<Stretch['kind'], 'same'>; readonly children: ReactNode }) {
  const colour = kind === 'added' ? 'green' : 'red'
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{
        bgcolor: `var(--${colour}-soft)`,
        color: `var(--${colour})`,
        borderRadius: '4px',
        px: '2px',
        textDecoration: kind === 'added' ? 'none' : 'line-through',
      }}
    >
      {children}
    </Box>
  )
}

/** So much of what stayed is shown on either side of a change. */
const around = 60

function shortened(text: string, first: boolean, last: boolean): string {
  if (text.length <= around * 2 + 20) return text
  if (first) return `…${text.slice(-around)}`
  if (last) return `${text.slice(0, around)}…`
  return `${text.slice(0, around)} … ${text.slice(-around)}`
}
