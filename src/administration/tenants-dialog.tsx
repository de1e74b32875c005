import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { refusalText } from '../auth/refusal.ts'
import { useTask } from '../auth/use-task.ts'
import type { Answer } from '../shell/answer.ts'
import { apiFetch, apiJson } from '../shell/api.ts'
import { useConfirm } from '../shell/confirm.tsx'
import { reading } from '../shell/reading.ts'
import { useWords } from '../shell/words-context.tsx'
import { FormDialog } from './form-dialog.tsx'
import { Listed } from './listed.tsx'
import type { PersonDialogProps } from './person-dialog-props.ts'
import { TenantPicker } from './tenant-picker.tsx'

type Membership = Answer<'GET /api/v1/admin/users/{id}/memberships'>[number]

/** The tenants somebody may enter, and granting or ending that. */
export function TenantsDialog({ person, onClose }: PersonDialogProps) {
  const words = useWords()
  const { translate } = words
  const ask = useConfirm()
  const { busy, fault, run } = useTask()
  const path = `/api/v1/admin/users/${person.id}/memberships` as const
  const { data, error, refetch } = useQuery(
    reading([null, 'memberships', person.id], (signal) =>
      apiJson<'GET /api/v1/admin/users/{id}/memberships'>(path, { signal }),
    ),
  )

  async function add(tenant: string): Promise<void> {
    if (await run(() => apiFetch(path, { method: 'POST', body: JSON.stringify({ tenant }) }))) await refetch()
  }
  async function end({ id, tenant }: Membership): Promise<void> {
    const agreed = await ask({
      mode: 'delete',
      title: translate('administration.tenants.endTitle', { name: person.name, tenant: tenant.name }),
      body: translate('administration.tenants.endBody'),
      ok: translate('commons.actions.remove'),
    })
    if (agreed && (await run(() => apiFetch(`${path}/${id}`, { method: 'DELETE' })))) await refetch()
  }

  return (
    <FormDialog
      title={translate('administration.tenants.title', { name: person.name })}
      {...(person.role === 'admin' && { lead: translate('administration.tenants.admin') })}
      fault={fault ?? (error ? refusalText(words, error) : undefined)}
      onClose={onClose}
    >
      {data?.length === 0 && <Typography>{translate('administration.tenants.none')}</Typography>}
      <Listed>
        {data?.map((membership) => (
          <li key={membership.id}>
            <strong>{membership.tenant.name}</strong>
            <Button size="small" variant="outlined" disabled={busy} onClick={() => void end(membership)}>
              {translate('commons.actions.remove')}
            </Button>
          </li>
        ))}
      </Listed>
      <TenantPicker
        label={translate('administration.tenants.add')}
        without={data?.map(({ tenant }) => tenant.id) ?? []}
        disabled={busy || !data}
        onPick={({ id }) => void add(id)}
      />
    </FormDialog>
  )
}
