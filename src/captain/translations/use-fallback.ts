import { useWatch } from 'react-hook-form'
import { useWords } from '../../shell/words/words-context.tsx'

/** What readers of English are shown of a text while it has no English, said to be that. Only of plain texts. */
export function useFallback(source: string): string | undefined {
  const { translate } = useWords()
  const text: unknown = useWatch({ name: source })
  return typeof text === 'string' && text !== '' ? translate('forms.languages.fallback', { text }) : undefined
}
