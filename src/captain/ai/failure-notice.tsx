import Alert from '@mui/material/Alert'
import { useWords } from '../../shell/words/words-context.tsx'

interface NoticeProps {
  /** A key of `ai.failures`, or a full message key. */
  readonly says: string
  /** Whether it is inside a live region already and needs no role of its own. */
  readonly live?: boolean
}

/** The reason of a failure, shown in place of the expected result. */
export function FailureNotice({ says, live = false }: NoticeProps) {
  const { translate } = useWords()
  return (
    <Alert severity="error" role={live ? 'note' : 'alert'}>
      {translate(says.includes('.') ? says : `ai.failures.${says}`)}
    </Alert>
  )
}
