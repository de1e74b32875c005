import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { RecordsOperation, RecordsPath } from './system-record.ts'
import { SecretOnce } from './secret-once.tsx'

interface RotateDialogProps {
  /** The address of the record whose secret it is. */
  readonly path: `${RecordsPath}/${string}`
  readonly name: string
  onDone(): void
  onClose(): void
}

type Rotation = RecordsOperation<'POST', '/{id}/rotations'>

const hours = [0, 1, 24, 72, 168] as const

/** Draws a new secret; the one until now is good besides it for a while. */
export function RotateDialog({ path, name, onDone, onClose }: RotateDialogProps) {
  const { translate } = useWords()
  const { busy, fault, run } = useAccountCall()
  const [keepHours, setKeepHours] = useState(24)
  const [secret, setSecret] = useState<string>()

  async function rotate(): Promise<void> {
    await run(async () => {
      const body = JSON.stringify({ keepHours })
      const answer = await apiJson<Rotation>(`${path}/rotations`, { method: 'POST', body })
      setSecret(answer.secret ?? undefined)
    })
    onDone()
  }

  const title = translate('api-keys.rotate.title', { name })
  if (secret !== undefined)
    return (
      <FormDialog title={title} persistent onClose={onClose}>
        <SecretOnce secret={secret} />
      </FormDialog>
    )
  return (
    <FormDialog
      title={title}
      lead={translate('api-keys.rotate.lead')}
      fault={fault}
      submit={translate('api-keys.rotate.submit')}
      persistent
      busy={busy}
      onSubmit={() => void rotate()}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('api-keys.rotate.keep')}
        value={keepHours}
        onChange={({ target }) => setKeepHours(Number(target.value))}
      >
        {hours.map((each) => (
          <MenuItem key={each} value={each}>
            {each === 0
              ? translate('api-keys.rotate.atOnce')
              : translate('api-keys.rotate.hours', { smart_count: each })}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
