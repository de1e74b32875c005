import { useRef, useState, type FormEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { ErrorMessage } from '../../auth/error-message.tsx'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { RemovableChip } from '../../kernel/controls/removable-chip.tsx'
import { PlainPage } from '../../captain/page/plain-page.tsx'
import type { Tenant } from '../../shell/tenant.ts'
import { tenantName } from '../../shell/tenant.ts'
import { useTenants } from '../../captain/tenant/tenants.ts'
import { TenantPicker } from '../../captain/tenant/tenant-picker.tsx'
import { apiJson } from '../../shell/api/api.ts'
import { useLeaveQuestion } from '../../shell/routing/use-leave-question.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { IssuedLink } from './issued-link.tsx'
import type { Issued } from './person.ts'

const emptyPerson = {
  name: '',
  email: '',
  role: 'user' as 'user' | 'admin',
  cfAi: false,
  isUser: true,
  /** Undefined until somebody chose: then it is the one that the address asks for. */
  tenants: undefined as readonly Tenant[] | undefined,
}

/** The tenant whose slug the address gives as `?tenant=`, for whom people are invited. */
function useAskedTenant(): Tenant | undefined {
  const [slug] = useState(() => new URLSearchParams(location.search).get('tenant') ?? '')
  const { data } = useTenants(slug, slug !== '')
  return data?.tenants.find((tenant) => tenant.slug === slug)
}

/** /admin/auth-user/new: creates an account and an invitation link. */
export default function InvitationPage() {
  const { translate, locale } = useWords()
  const { busy, fault, run } = useAccountCall()
  const [invited, setInvited] = useState(emptyPerson)
  const asked = useAskedTenant()
  const picker = useRef<HTMLDivElement>(null)
  const [issued, setIssued] = useState<Issued>()
  const set = (change: Partial<typeof emptyPerson>) => setInvited({ ...invited, ...change })
  const { name, email, role, cfAi, isUser } = invited
  const tenants = invited.tenants ?? (asked ? [asked] : [])
  useLeaveQuestion(invited !== emptyPerson && !issued)

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault()
    await run(async () => {
      const body = {
        name: name.trim(),
        email: email.trim(),
        role,
        cfAi,
        isUser,
        tenants: role === 'admin' ? [] : tenants.map(({ id }) => id),
      }
      setIssued(
        await apiJson<'POST /api/v1/admin/invitations'>('/api/v1/admin/invitations', {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      )
    })
  }

  function another(): void {
    setInvited(emptyPerson)
    setIssued(undefined)
  }

  if (issued) {
    return (
      <PlainPage title={translate('administration.invite.done', { name: name.trim() })}>
        <Box className="panel" sx={{ display: 'grid', gap: 2, maxWidth: 640, p: 3 }}>
          <IssuedLink issued={issued} email={email.trim()} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={another}>
              {translate('administration.invite.another')}
            </Button>
            <Button variant="outlined" component={Link} to="/admin/auth-user">
              {translate('administration.invite.toList')}
            </Button>
          </Box>
        </Box>
      </PlainPage>
    )
  }

  return (
    <PlainPage title={translate('titles.pages.adminAuthUserNew')}>
      <Box
        component="form"
        noValidate
        className="panel"
        onSubmit={(event: FormEvent) => void invite(event)}
        sx={{ display: 'grid', gap: 2.5, maxWidth: 640, p: 3 }}
      >
        <ErrorMessage>{fault}</ErrorMessage>
        <TextField
          autoFocus
          label={translate('administration.people.name')}
          value={name}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          type="email"
          label={translate('commons.signIn.email')}
          value={email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <TextField
          select
          label={translate('administration.people.role')}
          value={role}
          onChange={({ target }) => set({ role: target.value as 'user' | 'admin' })}
          helperText={translate(`administration.invite.roles.${role}`)}
        >
          {(['user', 'admin'] as const).map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`commons.roles.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {role === 'user' && (
          <Box ref={picker} sx={{ display: 'grid', gap: 1 }}>
            <TenantPicker
              label={translate('administration.tenants.add')}
              without={tenants.map(({ id }) => id)}
              choose={(tenant) => tenant && set({ tenants: [...tenants, tenant] })}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {tenants.map((tenant) => (
                <RemovableChip
                  key={tenant.id}
                  label={tenantName(tenant, locale)}
                  remove={() => set({ tenants: tenants.filter(({ id }) => id !== tenant.id) })}
                  focusWithoutChips={() => picker.current?.querySelector('input')?.focus()}
                />
              ))}
              {tenants.length === 0 && (
                <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {translate('administration.invite.noTenants')}
                </Typography>
              )}
            </Box>
          </Box>
        )}
        <FormControlLabel
          control={<Checkbox checked={cfAi} onChange={({ target }) => set({ cfAi: target.checked })} />}
          label={translate('administration.people.mayUseAi')}
        />
        <Box>
          <FormControlLabel
            control={<Checkbox checked={!isUser} onChange={({ target }) => set({ isUser: !target.checked })} />}
            label={translate('administration.people.external')}
          />
          <Typography sx={{ ml: 4, fontSize: 13, color: 'text.secondary' }}>
            {translate('administration.people.externalHelp')}
          </Typography>
        </Box>
        <Button
          type="submit"
          variant="contained"
          disabled={busy || name.trim() === '' || !/^\S+@\S+$/.test(email.trim())}
          sx={{ justifySelf: 'start', minHeight: { xs: 44, sm: 40 } }}
        >
          {translate('administration.invite.submit')}
        </Button>
      </Box>
    </PlainPage>
  )
}
