import { useState } from 'react'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { authPost } from '../../shell/api/auth-call.ts'
import { joinPrefix } from '../../shell/words/locale.ts'
import { usePage } from '../../shell/page-context.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { PersonDialogProps } from './person-dialog-props.ts'
import { ReasonField } from './reason-field.tsx'

/** Impersonates a user, with a reason that is logged. */
export function ImpersonateDialog({ person, onClose }: PersonDialogProps) {
  const { translate } = useWords()
  const { prefix } = usePage()
  const { busy, fault, run } = useAccountCall()
  const [reason, setReason] = useState('')

  async function begin(): Promise<void> {
    const body = { userId: person.id, reason: reason.trim() }
    // A full load, so that nothing read under the admin's own account stays in the page.
    if (await run(() => authPost('/api/auth/admin/impersonate-user', body)))
      location.assign(joinPrefix(prefix, '/captain'))
  }

  return (
    <FormDialog
      title={translate('administration.impersonate.title', { name: person.name })}
      lead={translate('administration.impersonate.lead')}
      fault={fault}
      submit={translate('administration.impersonate.submit')}
      disabled={busy || reason.trim() === ''}
      onSubmit={() => void begin()}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
