import ContentCopy from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCopied } from '../../shell/ui/use-copied.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** A new secret, which is shown this once. */
export function SecretOnce({ secret }: { readonly secret: string }) {
  const { translate } = useWords()
  const [isCopied, copy] = useCopied(secret)
  return (
    <>
      <Typography role="status">{translate('api-keys.secret.once')}</Typography>
      <TextField
        label={translate('api-keys.secret.label')}
        value={secret}
        multiline
        onFocus={({ target }) => (target as HTMLInputElement).select()}
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace', wordBreak: 'break-all' } },
        }}
      />
      <Button
        variant="contained"
        startIcon={<ContentCopy />}
        onClick={copy}
        sx={{ justifySelf: 'start', minHeight: { xs: 44, sm: 40 } }}
      >
        {translate(isCopied ? 'api-keys.secret.copied' : 'api-keys.secret.copy')}
      </Button>
    </>
  )
}
