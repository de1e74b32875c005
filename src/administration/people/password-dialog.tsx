import { useState } from 'react'
import { NewPasswordField, minPasswordLength } from '../../auth/new-password-field.tsx'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { authPost } from '../../shell/api/auth-call.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { PersonDialogProps } from './person-dialog-props.ts'

/** Sets a user's password, which signs them out everywhere. */
export function PasswordDialog({ person, onClose }: PersonDialogProps) {
  const { translate } = useWords()
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [password, setPassword] = useState('')

  async function set(): Promise<void> {
    const body = { userId: person.id, newPassword: password }
    if (!(await run(() => authPost('/api/auth/admin/set-user-password', body)))) return
    show({ text: translate('administration.password.done', { name: person.name }) })
    onClose()
  }

  return (
    <FormDialog
      title={translate('administration.password.title', { name: person.name })}
      lead={translate('administration.password.lead')}
      fault={fault}
      submit={translate('administration.password.submit')}
      disabled={busy || Array.from(password).length < minPasswordLength}
      onSubmit={() => void set()}
      onClose={onClose}
    >
      <NewPasswordField value={password} onChange={setPassword} />
    </FormDialog>
  )
}
