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
  /** Whether it stands under a heading that says what it is. */
  readonly isBare?: boolean
  changed(): Promise<unknown>
}

/** Sets whether whoever has a link may leave comments. */
export function CommentsSwitch({ link, isBare, changed }: CommentsSwitchProps) {
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
  const label = translate('previews.comments')
  const control = (
    <Switch
      checked={allowsComments}
      disabled={isBusy}
      onChange={() => void toggle()}
      {...(isBare && { slotProps: { input: { 'aria-label': label } } })}
    />
  )
  if (isBare) return control
  return (
    <FormControlLabel
      label={label}
      control={control}
      slotProps={{ typography: { sx: { fontSize: 13 } } }}
      sx={{ minHeight: { xs: 44, sm: 32 } }}
    />
  )
}
