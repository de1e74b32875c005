import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { authPost } from '../../shell/api/auth-call.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { PersonDialogProps } from './person-dialog-props.ts'
import { ReasonField } from './reason-field.tsx'

const day = 86_400
const lengths = { forGood: undefined, day, week: 7 * day, month: 30 * day } as const
type Length = keyof typeof lengths

/** Bans an account with a reason, permanently or for a time. */
export function BanDialog({ person, onClose, onDone }: PersonDialogProps) {
  const { translate } = useWords()
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [reason, setReason] = useState('')
  const [length, setLength] = useState<Length>('forGood')
  const seconds = lengths[length]

  async function ban(): Promise<void> {
    const done = await run(() =>
      authPost('/api/auth/admin/ban-user', {
        userId: person.id,
        banReason: reason.trim(),
        ...(seconds && { banExpiresIn: seconds }),
      }),
    )
    if (!done) return
    show({ text: translate('administration.ban.done', { name: person.name }) })
    onDone()
    onClose()
  }

  return (
    <FormDialog
      title={translate('administration.ban.title', { name: person.name })}
      lead={translate('administration.ban.lead')}
      fault={fault}
      submit={translate('administration.ban.submit')}
      disabled={busy || reason.trim() === ''}
      onSubmit={() => void ban()}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        select
        label={translate('administration.ban.until')}
        value={length}
        onChange={({ target }) => setLength(target.value as Length)}
      >
        {Object.keys(lengths).map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`administration.ban.lengths.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
