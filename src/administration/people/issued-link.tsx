import ContentCopy from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../kernel/words/format.ts'
import { useCopied } from '../../shell/ui/use-copied.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Issued } from './person.ts'

/** The outcome of issuing a link: mailed to the person, or shown once, to be passed on. */
export function IssuedLink({ issued, email }: { readonly issued: Issued; readonly email: string }) {
  const { translate } = useWords()
  const format = useFormat()
  const until = format.dateTime(issued.expiresAt)
  if (issued.link === null) {
    return <Typography role="status">{translate('administration.link.mailed', { email, time: until })}</Typography>
  }
  return (
    <>
      <Typography role="status">{translate('administration.link.once', { time: until })}</Typography>
      <Copied text={issued.link} />
    </>
  )
}

function Copied({ text }: { readonly text: string }) {
  const { translate } = useWords()
  const { isCopied, copy } = useCopied(text)
  return (
    <>
      <TextField
        label={translate('administration.link.label')}
        value={text}
        onFocus={({ target }) => (target as HTMLInputElement).select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        variant="contained"
        startIcon={<ContentCopy />}
        onClick={copy}
        sx={{ justifySelf: 'start', minHeight: { xs: 44, sm: 40 } }}
      >
        {translate(isCopied ? 'administration.link.copied' : 'commons.actions.copyLink')}
      </Button>
    </>
  )
}
