import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { IssuedLink } from '../../administration/issued-link.tsx'
import type { Issued } from '../../administration/person.ts'
import { Fault } from '../../auth/fault.tsx'
import { useTask } from '../../auth/use-task.ts'
import { RailCard } from '../../captain/form/rail-card.tsx'
import { useFormat } from '../../captain/format.ts'
import type { CaptainRecord } from '../../captain/record.ts'
import { useTenant } from '../../captain/tenant-context.tsx'
import type { Answer } from '../../shell/answer.ts'
import { apiJson } from '../../shell/api.ts'
import { useWords } from '../../shell/words-context.tsx'

type State = Answer<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/invitation'>

/** How far the invitation of a user is, and the link by which they come in. */
export function Invitation() {
  const { translate } = useWords()
  const record = useRecordContext<CaptainRecord>()!
  const { slug } = useTenant()
  const { busy, fault, run } = useTask()
  const [issued, setIssued] = useState<Issued>()
  const path = `/api/v1/authorized/tenants/${slug}/user/${record.id}/invitation` as const
  const { data: state } = useQuery({
    queryKey: ['invitation', record.id],
    queryFn: () => apiJson<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/invitation'>(path),
  })
  const issue = () =>
    run(async () =>
      setIssued(
        await apiJson<'POST /api/v1/authorized/tenants/{tenant}/{entity}/{id}/invitation'>(path, {
          method: 'POST',
          body: JSON.stringify({}),
        }),
      ),
    )

  if (!state) return null
  return (
    <RailCard title={translate('resources.user.invitation.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Fault>{fault}</Fault>
        {issued ? <IssuedLink issued={issued} email={String(record['email'])} /> : <HowFar state={state} />}
        {!state.joined && state.mayInvite && !issued && (
          <Button
            variant={state.openUntil ? 'outlined' : 'contained'}
            disabled={busy}
            onClick={() => void issue()}
            sx={{ justifySelf: 'start', minHeight: { xs: 44, sm: 40 } }}
          >
            {translate(`resources.user.invitation.${state.openUntil ? 'again' : 'issue'}`)}
          </Button>
        )}
      </Box>
    </RailCard>
  )
}

function HowFar({ state: { joined, openUntil, mayInvite, byHand } }: { readonly state: State }) {
  const { translate } = useWords()
  const format = useFormat()
  const key = joined ? 'joined' : openUntil ? 'open' : mayInvite ? 'waiting' : byHand ? 'byHand' : 'administrators'
  const params = openUntil ? { time: format.dateTime(openUntil) } : {}
  return <Typography>{translate(`resources.user.invitation.${key}`, params)}</Typography>
}
