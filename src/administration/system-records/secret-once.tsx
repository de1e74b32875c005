import { useId, useRef } from 'react'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCopied } from '../../shell/ui/use-copied.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** A new secret, which is shown this once. */
export function SecretOnce({ secret }: { readonly secret: string }) {
  const { translate } = useWords()
  const { isCopied, hasFailed, copy } = useCopied(secret)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  return (
    <>
      <Typography id={id}>{translate('api-keys.secret.once')}</Typography>
      <TextField
        inputRef={field}
        label={translate('api-keys.secret.label')}
        value={secret}
        multiline
        onFocus={() => field.current?.select()}
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace', wordBreak: 'break-all' } },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="contained"
          startIcon={<ContentCopy />}
          aria-describedby={id}
          // The button that it was made by is gone.
          autoFocus
          onClick={() => {
            field.current?.select()
            copy()
          }}
          sx={{ minHeight: { xs: 44, sm: 40 } }}
        >
          {translate('api-keys.secret.copy')}
        </Button>
        <Typography role="status" sx={{ fontSize: 14 }}>
          {isCopied && translate('api-keys.secret.copied')}
          {hasFailed && translate('api-keys.secret.notCopied')}
        </Typography>
      </Box>
    </>
  )
}
