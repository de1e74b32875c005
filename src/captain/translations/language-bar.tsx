import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { focusField } from '../../kernel/form/focus-field.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { AskProposals } from './lazy-parts.ts'
import { languageChoices, useShownLanguages, type LanguageChoice } from '../../kernel/words/shown-languages.ts'
import { marks, useTranslationStates } from './states.ts'

/**
 * Above the sections of a form with translations: which languages it shows, and how many English texts are to be written,
 * brought up to date or read, each leading to the first of them.
 */
export function LanguageBar() {
  const { translate } = useWords()
  const [languages, show] = useShownLanguages()
  const states = useTranslationStates()
  const behind = states.filter(({ mark }) => mark !== undefined && mark !== 'unread')
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
      {marks.map((mark) => {
        const marked = states.filter((state) => state.mark === mark)
        const [first] = marked
        return (
          first && (
            <Button
              key={mark}
              size="small"
              color="warning"
              onClick={() => {
                if (languages === 'ja') show('both')
                focusField(first.text.path.join('.'))
              }}
            >
              {translate(`forms.languages.counts.${mark}`, { smart_count: marked.length })}
            </Button>
          )
        )
      })}
      <AskProposals texts={behind.map(({ text }) => text)} />
    </Box>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const
