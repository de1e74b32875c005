import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useId, useMemo } from 'react'
import type { FormSection } from '../../../entities/language/derived/form-sections.ts'
import { inputByKind } from '../../fields/input/by-kind.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { Pair } from '../translations/pair.tsx'
import { pairsIn } from '../translations/pairs.ts'

/** A titled card of inputs. */
export function Section({ name, fields }: FormSection) {
  const session = useFormSession()
  const { entity } = session
  const pairs = useMemo(() => pairsIn(session), [session])
  const title = useLabels(entity).section(name)
  const id = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      data-section={name}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: '176px' }}
    >
      <Box component="h2" id={id} tabIndex={-1} sx={heading}>
        {title}
      </Box>
      <Box sx={inputGrid}>
        {fields.map((source) => {
          const english = pairs.get(source)
          if (english !== undefined) return <Pair key={source} source={source} english={english} />
          const { Input } = inputByKind[entity.fields[source]!.kind]
          return <Input key={source} source={source} />
        })}
      </Box>
    </Paper>
  )
}

const heading = { m: 0, mb: 2, fontSize: '1rem', fontWeight: 700, lineHeight: 1.4, outline: 'none' } as const

/** One input below the other; of short ones two stand side by side wherever there is room. */
const inputGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(260px, 40%)), 1fr))',
  alignItems: 'start',
  columnGap: 3,
  rowGap: 2.5,
  '& > :not([data-short])': { gridColumn: '1 / -1' },
} as const
