import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useGetList, useRecordContext } from 'react-admin'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import { PathLink } from '../../captain/navigation/path-link.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useWords } from '../../shell/words/words-context.tsx'

interface Step {
  readonly step: 'hosts' | 'people' | 'records'
  readonly to: string
  readonly search?: { readonly tenant: string }
  readonly done: boolean
}

/** What a new tenant needs next, in order: its host names, its people, its first records. Gone once it is active. */
export function NextSteps() {
  const { translate } = useWords()
  const record = useRecordContext<CaptainRecord>()!
  const operator = useTenant().slug
  const slug = String(record['slug'])
  const children = `/captain/tenant/${operator}/tenant/${record.id}`
  const [hosts, people] = [useCount('tenant-domain', record.id), useCount('tenant-user', record.id)]
  if (record['status'] !== 'preparing') return null
  const steps: readonly Step[] = [
    { step: 'hosts', to: `${children}/tenant-domain${hosts ? '' : '/create'}`, done: hosts > 0 },
    people > 0
      ? { step: 'people', to: `${children}/tenant-user`, done: true }
      : { step: 'people', to: '/admin/auth-user/new', search: { tenant: slug }, done: false },
    { step: 'records', to: `/captain/tenant/${slug}`, done: false },
  ]
  return (
    <RailCard title={translate('resources.tenant.setup.title')}>
      <Box component="ol" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ step, to, search, done }) => (
          <li key={step}>
            <Box component={PathLink} to={to} {...(search && { search })} sx={link}>
              {done ? (
                <CheckCircleIcon fontSize="small" color="success" titleAccess={translate('dashboard.steps.done')} />
              ) : (
                <RadioButtonUncheckedIcon fontSize="small" aria-hidden />
              )}
              {translate(`resources.tenant.setup.${step}`)}
            </Box>
          </li>
        ))}
      </Box>
      <Typography sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
        {translate('resources.tenant.setup.then')}
      </Typography>
    </RailCard>
  )
}

const link = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 } as const

/** How many records of an entity a tenant has; 0 until that is known. */
function useCount(entity: string, tenant: string): number {
  const { total } = useGetList(entity, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: { parent: tenant },
  })
  return total ?? 0
}
