import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { TenantPicker } from '../../captain/tenant/tenant-picker.tsx'
import type { Answer } from '../../shell/base/answer.ts'
import { apiFetch, apiJson } from '../../shell/api/api.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useRowFocus } from '../../shell/ui/use-row-focus.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { DialogList } from '../dialog-list.tsx'
import type { PersonDialogProps } from './person-dialog-props.ts'

type Membership = Answer<'GET /api/v1/admin/users/{id}/memberships'>[number]

/** The tenants a user may enter, with grant and revoke. */
export function TenantsDialog({ person, onClose }: PersonDialogProps) {
  const words = useWords()
  const { translate } = words
  const ask = useConfirm()
  const { busy, fault, run } = useAccountCall()
  const path = `/api/v1/admin/users/${person.id}/memberships` as const
  const { data, error, refetch } = useQuery(
    apiQueryOptions([null, 'memberships', person.id], (signal) =>
      apiJson<'GET /api/v1/admin/users/{id}/memberships'>(path, { signal }),
    ),
  )

  const { list, leave } = useRowFocus(data?.map(({ id }) => id).join(), busy)

  async function add(tenant: string): Promise<void> {
    if (await run(() => apiFetch(path, { method: 'POST', body: JSON.stringify({ tenant }) }))) await refetch()
  }
  async function end({ id, tenant }: Membership, button: HTMLElement): Promise<void> {
    leave(button)
    const agreed = await ask({
      mode: 'delete',
      title: translate('administration.tenants.endTitle', { name: person.name, tenant: tenant.name }),
      body: translate('administration.tenants.endBody', { name: person.name }),
      ok: translate('commons.actions.remove'),
    })
    if (agreed && (await run(() => apiFetch(`${path}/${id}`, { method: 'DELETE' })))) await refetch()
  }

  return (
    <FormDialog
      title={translate('administration.tenants.title', { name: person.name })}
      {...(person.role === 'admin' && { lead: translate('administration.tenants.admin') })}
      fault={fault ?? (error ? accountErrorText(words, error) : undefined)}
      onClose={onClose}
    >
      {data?.length === 0 && <Typography>{translate('administration.tenants.none')}</Typography>}
      <DialogList ref={list}>
        {data?.map((membership) => (
          <li key={membership.id}>
            <strong>{membership.tenant.name}</strong>
            <Button
              size="small"
              variant="outlined"
              aria-label={translate('commons.actions.removeOf', { name: membership.tenant.name })}
              disabled={busy}
              onClick={({ currentTarget }) => void end(membership, currentTarget)}
            >
              {translate('commons.actions.remove')}
            </Button>
          </li>
        ))}
      </DialogList>
      <TenantPicker
        label={translate('administration.tenants.add')}
        without={data?.map(({ tenant }) => tenant.id) ?? []}
        disabled={busy || !data}
        choose={(tenant) => tenant && void add(tenant.id)}
      />
    </FormDialog>
  )
}
