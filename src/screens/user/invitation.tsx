import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { IssuedLink } from '../../administration/people/issued-link.tsx'
import type { Issued } from '../../administration/people/person.ts'
import { ErrorMessage } from '../../auth/error-message.tsx'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useWords } from '../../shell/words/words-context.tsx'

type State = Answer<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/invitation'>

/** The state of a user's invitation, and its link. */
export function Invitation() {
  const { translate } = useWords()
  const record = useRecordContext<CaptainRecord>()!
  const { slug } = useTenant()
  const { busy, fault, run } = useAccountCall()
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
        <ErrorMessage>{fault}</ErrorMessage>
        {issued ? <IssuedLink issued={issued} email={String(record['email'])} /> : <InvitationProgress state={state} />}
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

function InvitationProgress({ state: { joined, openUntil, mayInvite, byHand } }: { readonly state: State }) {
  const { translate } = useWords()
  const format = useFormat()
  const key = joined ? 'joined' : openUntil ? 'open' : mayInvite ? 'waiting' : byHand ? 'byHand' : 'administrators'
  const params = openUntil ? { time: format.dateTime(openUntil) } : {}
  return <Typography>{translate(`resources.user.invitation.${key}`, params)}</Typography>
}
