import { useState } from 'react'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { IssuedLink } from './issued-link.tsx'
import type { Issued } from './person.ts'
import type { PersonDialogProps } from './person-dialog-props.ts'

/** Issues a recovery or invitation link, which revokes the previous one. */
export function LinkDialog({ person, onClose, onDone }: PersonDialogProps) {
  const { translate } = useWords()
  const { busy, fault, run } = useAccountCall()
  const [issued, setIssued] = useState<Issued>()
  const kind = person.invited ? 'invite' : 'recover'

  async function issue(): Promise<void> {
    await run(async () => {
      setIssued(
        await apiJson<'POST /api/v1/admin/users/{id}/recoveries'>(`/api/v1/admin/users/${person.id}/recoveries`, {
          method: 'POST',
          body: '{}',
        }),
      )
    })
    onDone()
  }

  return (
    <FormDialog
      title={translate(`administration.link.${kind}.title`, { name: person.name })}
      {...(!issued && {
        lead: translate(`administration.link.${kind}.lead`),
        submit: translate('administration.link.issue'),
      })}
      persistent={issued !== undefined}
      fault={fault}
      disabled={busy}
      onSubmit={() => void issue()}
      onClose={onClose}
    >
      {issued && <IssuedLink issued={issued} email={person.email} />}
    </FormDialog>
  )
}
