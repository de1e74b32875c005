import { useCallback } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { refusalText } from '../auth/refusal.ts'
import { useTask } from '../auth/use-task.ts'
import { useFormat } from '../captain/format.ts'
import { authPost } from '../shell/auth-call.ts'
import { useWords } from '../shell/words-context.tsx'
import { deviceName } from '../user/device-name.ts'
import type { SessionRow } from '../user/sessions.tsx'
import { FormDialog } from './form-dialog.tsx'
import { Listed } from './listed.tsx'
import type { PersonDialogProps } from './person-dialog-props.ts'
import { useLoaded } from './use-loaded.ts'

/** Where somebody is signed in, and ending it. */
export function SessionsDialog({ person, onClose }: PersonDialogProps) {
  const words = useWords()
  const { translate } = words
  const format = useFormat()
  const { busy, fault, run } = useTask()
  const load = useCallback(
    () =>
      authPost<{ sessions: readonly SessionRow[] }>('/api/auth/admin/list-user-sessions', { userId: person.id }).then(
        ({ sessions }) => sessions,
      ),
    [person.id],
  )
  const { data, error, reload } = useLoaded(load)

  async function end(work: () => Promise<unknown>): Promise<void> {
    if (await run(work)) await reload()
  }
  const endOne = (id: string) => end(() => authPost('/api/auth/admin/revoke-user-session', { id }))
  const endAll = () => end(() => authPost('/api/auth/admin/revoke-user-sessions', { userId: person.id }))

  return (
    <FormDialog
      title={translate('administration.sessions.title', { name: person.name })}
      fault={fault ?? (error === undefined ? undefined : refusalText(words, error))}
      {...(data && data.length > 1 && { submit: translate('administration.sessions.endAll') })}
      disabled={busy}
      onSubmit={() => void endAll()}
      onClose={onClose}
    >
      {data?.length === 0 && <Typography>{translate('administration.sessions.none')}</Typography>}
      <Listed>
        {data?.map(({ id, userAgent, createdAt, ipAddress }) => (
          <li key={id}>
            <div>
              <strong>{deviceName(userAgent ?? '') || translate('accounts.sessions.unknown')}</strong>
              <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                {[format.dateTime(createdAt), ipAddress].filter(Boolean).join(' · ')}
              </Box>
            </div>
            <Button size="small" variant="outlined" disabled={busy} onClick={() => void endOne(id)}>
              {translate('administration.sessions.end')}
            </Button>
          </li>
        ))}
      </Listed>
    </FormDialog>
  )
}
