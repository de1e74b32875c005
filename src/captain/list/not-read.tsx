import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useWords } from '../../shell/words/words-context.tsx'

/** Something could not be read, or not anew, as `text` says; it can be tried again. */
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
