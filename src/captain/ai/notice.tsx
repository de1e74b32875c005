import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useWords } from '../../shell/words-context.tsx'

interface NoticeProps {
  /** A name of `ai.failures`, or a whole key. */
  readonly says: string
  /** Whether it is said where changes are told already, so that it need not be told twice. */
  readonly live?: boolean
}

/** Why something did not work, in the place where one looks for what was to come. */
export function Failure({ says, live = false }: NoticeProps) {
  const { translate } = useWords()
  return (
    <Alert severity="error" role={live ? 'note' : 'alert'}>
      {translate(says.includes('.') ? says : `ai.failures.${says}`)}
    </Alert>
  )
}

/** Something could not be read; it can be tried again. */
export function NotRead({ reason, retry }: { readonly reason: string; retry(): void }) {
  const { translate } = useWords()
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('commons.actions.retry')}
        </Button>
      }
    >
      {translate(`ai.failures.${reason}`)}
    </Alert>
  )
}
