import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useWatch } from 'react-hook-form'
import { isEmpty } from '../../kernel/form/field-entry.ts'
import { focusField } from '../../kernel/form/focus-field.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { languageChoices, useShownLanguages, type LanguageChoice } from './shown-languages.ts'

interface BarProps {
  /** The English field of each field that has one. */
  readonly pairs: ReadonlyMap<string, string>
}

/** Above the sections of a form with translations: which languages it shows, and how many texts lack their English. */
export function LanguageBar({ pairs }: BarProps) {
  const { translate } = useWords()
  const [languages, show] = useShownLanguages()
  return (
    <Box data-languages={languages} sx={bar}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={languages}
        onChange={(_, choice: LanguageChoice | null) => choice && show(choice)}
        aria-label={translate('forms.languages.shown')}
      >
        {languageChoices.map((choice) => (
          <ToggleButton key={choice} value={choice} sx={{ px: 2, textTransform: 'none', color: 'text.secondary' }}>
            {translate(`forms.languages.${choice}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <MissingEnglish pairs={pairs} lead={() => languages === 'ja' && show('both')} />
    </Box>
  )
}

/** How many texts lack their English, which leads to the first of them. */
function MissingEnglish({ pairs, lead }: BarProps & { lead(): void }) {
  const { translate } = useWords()
  const names = [...pairs].flat()
  const values = useWatch<Record<string, unknown>>({ name: names })
  const valueOf = (name: string) => values[names.indexOf(name)]
  const missing = [...pairs].filter(([source, english]) => !isEmpty(valueOf(source)) && isEmpty(valueOf(english)))
  const [first] = missing
  if (!first) return null
  return (
    <Button
      size="small"
      color="warning"
      onClick={() => {
        lead()
        focusField(first[1])
      }}
    >
      {translate('forms.languages.missingCount', { smart_count: missing.length })}
    </Button>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const
