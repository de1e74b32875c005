import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { authPost } from '../../shell/api/auth-call.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useRowFocus } from '../../shell/ui/use-row-focus.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { deviceName } from '../../auth/device-name.ts'
import { FormDialog } from '../form-dialog.tsx'
import { DialogList } from '../dialog-list.tsx'
import type { PersonDialogProps } from './person-dialog-props.ts'

const readSessions = async (userId: string, signal: AbortSignal) =>
  (await authPost('/api/auth/admin/list-user-sessions', { userId }, signal)).sessions

/** A user's sessions, with a button to end them. */
export function SessionsDialog({ person, onClose }: PersonDialogProps) {
  const words = useWords()
  const { translate } = words
  const format = useFormat()
  const { busy, fault, run } = useAccountCall()
  const { data, error, refetch } = useQuery(
    apiQueryOptions([null, 'sessions', person.id], (signal) => readSessions(person.id, signal)),
  )

  const { list, leave } = useRowFocus(data?.map(({ id }) => id).join(), busy)

  async function end(work: () => Promise<unknown>): Promise<void> {
    if (await run(work)) await refetch()
  }
  const endOne = (id: string) => end(() => authPost('/api/auth/admin/revoke-user-session', { id }))
  const endAll = () => end(() => authPost('/api/auth/admin/revoke-user-sessions', { userId: person.id }))

  return (
    <FormDialog
      title={translate('administration.sessions.title', { name: person.name })}
      fault={fault ?? (error ? accountErrorText(words, error) : undefined)}
      {...(data && data.length > 1 && { submit: translate('administration.sessions.endAll') })}
      disabled={busy}
      onSubmit={() => void endAll()}
      onClose={onClose}
    >
      {data?.length === 0 && <Typography>{translate('administration.sessions.none')}</Typography>}
      <DialogList ref={list}>
        {data?.map(({ id, userAgent, createdAt, ipAddress }) => {
          const device = deviceName(userAgent ?? '') || translate('accounts.sessions.unknown')
          const time = format.dateTime(createdAt)
          return (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                  {[time, ipAddress].filter(Boolean).join(' · ')}
                </Box>
              </div>
              <Button
                size="small"
                variant="outlined"
                aria-label={translate('accounts.sessions.endOf', { device, time })}
                disabled={busy}
                onClick={({ currentTarget }) => {
                  leave(currentTarget)
                  void endOne(id)
                }}
              >
                {translate('accounts.sessions.end')}
              </Button>
            </li>
          )
        })}
      </DialogList>
    </FormDialog>
  )
}
