import Alert from '@mui/material/Alert'
import { useWords } from '../../shell/words/words-context.tsx'

interface NoticeProps {
  /** A name of `ai.failures`, or a whole key. */
  readonly says: string
  /** Whether it is said where changes are told already, so that it need not be told twice. */
  readonly live?: boolean
}

/** Why something did not work, in the place where one looks for what was to come. */
export function FailureNotice({ says, live = false }: NoticeProps) {
  const { translate } = useWords()
  return (
    <Alert severity="error" role={live ? 'note' : 'alert'}>
      {translate(says.includes('.') ? says : `ai.failures.${says}`)}
    </Alert>
  )
}
