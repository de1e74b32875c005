import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useStore } from 'react-admin'
import { useState } from 'react'
import { PatternForm } from './pattern-form.tsx'
import { PatternText } from './pattern-text.tsx'
import { isSamePattern, patternKey, patternsWithoutHours, type Pattern } from './patterns.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface PatternPaletteProps {
  /** The patterns in use, most used first. */
  readonly usual: readonly Pattern[]
  /** Whether these are all; until then the palette takes its place without being seen, so that nothing moves later. */
  readonly isKnown: boolean
  readonly chosen: Pattern | undefined
  choose(pattern: Pattern): void
}

/** At most this many patterns that somebody defined are remembered in this browser. */
const maxOwn = 6

/** What can be painted: the patterns in use, those defined here, and the states without hours. */
export function PatternPalette({ usual, isKnown, chosen, choose }: PatternPaletteProps) {
  const { entity, translate } = useScope()
  const [own, setOwn] = useStore<readonly Pattern[]>(`${entity.name}.patterns`, [])
  const [defining, setDefining] = useState(false)
  const withoutHours = patternsWithoutHours(entity)
  // What was chosen stays to be seen when other weeks do not have it, and nothing changes its place by being chosen.
  const others = chosen && !withoutHours.some((each) => isSamePattern(each, chosen)) ? [chosen] : []
  const all = [...usual, ...own, ...others, ...withoutHours]
  const patterns = [...new Map(all.map((pattern) => [patternKey(pattern), pattern])).values()]
  return (
    <>
      <Box
        role="radiogroup"
        aria-label={translate('calendar.paint.pattern')}
        sx={{ ...palette, visibility: isKnown ? 'visible' : 'hidden' }}
      >
        {patterns.map((pattern) => (
          <Box key={patternKey(pattern)} component="label" sx={swatch}>
            <input
              type="radio"
              name="pattern"
              checked={chosen !== undefined && isSamePattern(chosen, pattern)}
              onChange={() => choose(pattern)}
            />
            <Box component="span" sx={swatchText}>
              <PatternText pattern={pattern} />
            </Box>
          </Box>
        ))}
        <Button
          startIcon={<Add />}
          aria-expanded={defining}
          onClick={() => setDefining(!defining)}
          sx={{ minHeight: { xs: 44, sm: 40 } }}
        >
          {translate('calendar.paint.define')}
        </Button>
      </Box>
      {defining && (
        <PatternForm
          from={chosen}
          use={(pattern) => {
            setOwn([pattern, ...own.filter((each) => !isSamePattern(each, pattern))].slice(0, maxOwn))
            choose(pattern)
            setDefining(false)
          }}
        />
      )}
    </>
  )
}

const palette = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } as const

const swatch = {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: 0.75,
  px: 1.5,
  minHeight: { xs: 44, sm: 40 },
  border: '1px solid var(--line-input)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: 14,
  cursor: 'pointer',
  '& input': { m: 0, accentColor: 'var(--accent)' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(input:checked)': { borderColor: 'primary.main', bgcolor: 'var(--accent-soft)', fontWeight: 700 },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
} as const

/** Hours that take a second line begin where the first does. */
const swatchText = { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, py: 0.5 } as const
