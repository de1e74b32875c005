import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import type { TranslatedText } from '../../../entities/language/derived/translated-texts.ts'
import { useMayUseAi } from '../../kernel/uploads/may-use-ai.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { aiErrorText } from '../ai/error-text.ts'
import { useProposals } from './proposals.ts'

interface AskProps {
  /** The texts whose English is asked for. */
  readonly texts: readonly TranslatedText[]
}

/** Asks the AI for the English of some fields. Nothing for whom may not use it. */
export default function AskProposals({ texts }: AskProps) {
  const mayUseAi = useMayUseAi()
  const { translate } = useWords()
  const toast = useToast()
  const { english, asked, ask } = useProposals()
  const open = texts.filter(({ key }) => english[key] === undefined)
  if (!mayUseAi || open.length === 0) return null
  const busy = open.some(({ key }) => asked.includes(key))
  return (
    <Button
      size="small"
      color="inherit"
      disabled={asked.length > 0}
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : <AutoAwesomeOutlined />}
      onClick={() =>
        void ask(open).catch((error: unknown) => toast({ kind: 'error', text: aiErrorText(translate, error) }))
      }
    >
      {translate('forms.languages.ask', { smart_count: open.length })}
    </Button>
  )
}
