import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { apiFetch } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { linksPath, type PreviewLink } from './preview-link.ts'

interface CommentsSwitchProps {
  readonly link: PreviewLink
  changed(): Promise<unknown>
}

/** Sets whether whoever has a link may leave comments. */
export function CommentsSwitch({ link, changed }: CommentsSwitchProps) {
  const words = useWords()
  const { translate } = words
  const { slug } = useTenant()
  const show = useToast()
  const [isBusy, setBusy] = useState(false)
  const { id, allowsComments } = link
  const toggle = async () => {
    setBusy(true)
    try {
      const body = JSON.stringify({ allowsComments: !allowsComments })
      await apiFetch(`${linksPath(slug)}/${id}`, { method: 'PATCH', body })
    } catch (error) {
      show({ kind: 'error', text: accountErrorText(words, error) })
    }
    await changed()
    setBusy(false)
  }
  return (
    <FormControlLabel
      label={translate('previews.comments')}
      control={<Switch checked={allowsComments} disabled={isBusy} onChange={() => void toggle()} />}
      slotProps={{ typography: { sx: { fontSize: 13 } } }}
      sx={{ minHeight: { xs: 44, sm: 32 } }}
    />
  )
}
