import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useWords } from '../../../shell/words/words-context.tsx'

/** A read or a refresh failed, as `text` says; offers a retry. */
export function ReadFailure({ text, retry }: { readonly text: string; retry(): void }) {
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
      {text}
    </Alert>
  )
}
