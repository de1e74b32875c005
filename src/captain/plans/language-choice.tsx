import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { draftLanguages, type DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import { useWords } from '../../shell/words/words-context.tsx'

interface LanguageChoiceProps {
  /** The only language; null for both. */
  readonly language: DraftLanguage | null
  /** Why it cannot be that. */
  readonly error?: string | undefined
  choose(language: DraftLanguage | null): void
}

/** Asks which languages of a draft are published. */
export function LanguageChoice({ language, error, choose }: LanguageChoiceProps) {
  const { translate } = useWords()
  return (
    <TextField
      select
      label={translate('commons.publishedLanguages.label')}
      value={language ?? 'both'}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => choose(draftLanguages.find((each) => each === target.value) ?? null)}
    >
      {(['both', ...draftLanguages] as const).map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`commons.publishedLanguages.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
