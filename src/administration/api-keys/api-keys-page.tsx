import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { apiKey } from '../../../entities/system/api-key.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { Pill, type PillColour } from '../pill.tsx'
import { SystemRecordPage } from '../system-records/system-record-page.tsx'
import type { FieldProps, SystemScreen } from '../system-records/system-record.ts'
import type { ApiKey } from './api-key.ts'
import { ScopeField, type ScopeFieldProps } from './scope-field.tsx'

/** /captain/tenant/{tenant}/api-keys: with what programs call the API for the tenant. */
export default function ApiKeysPage() {
  return <SystemRecordPage screen={screen} />
}

const colours: Readonly<Record<ApiKey['status'], PillColour>> = { active: 'green', expired: 'amber', revoked: 'grey' }

const columns: SystemScreen<ApiKey>['columns'] = ({ translate }, format, phone) => {
  // Cards have no column headers, so the value itself says which time it is.
  const moment = (name: 'lastUsed' | 'expires', at: string) =>
    phone ? translate(`api-keys.at.${name}`, { time: format.dateTime(at) }) : format.dateTime(at)
  return [
    {
      name: 'status',
      label: translate('api-keys.status'),
      cell: ({ status, previous }) => (
        <>
          <Pill colour={colours[status]}>{translate(`api-keys.states.${status}`)}</Pill>
          {previous && (
            <Box component="span" sx={{ display: 'block', minWidth: 200, fontSize: 12, whiteSpace: 'normal' }}>
              {translate('api-keys.twoSecrets', { hint: previous.hint, time: format.dateTime(previous.until) })}
            </Box>
          )}
        </>
      ),
    },
    {
      name: 'scopes',
      label: translate('api-keys.scopes'),
      cell: ({ scopes }) => translate('api-keys.scopeCount', { smart_count: scopes.length }),
    },
    {
      name: 'lastUsedAt',
      label: translate('api-keys.lastUsed'),
      measure: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? moment('lastUsed', lastUsedAt) : translate('api-keys.neverUsed')),
    },
    {
      name: 'expiresAt',
      label: translate('api-keys.expiresAt'),
      measure: true,
      cell: ({ expiresAt }) => (expiresAt ? moment('expires', expiresAt) : translate('api-keys.noEnd')),
    },
  ]
}

const screen: SystemScreen<ApiKey> = {
  declaration: apiKey,
  title: 'titles.pages.captainApiKeys',
  icon: VpnKeyOutlined,
  guide: { name: 'first-request', key: 'api-keys.guide.first' },
  subtitle: ({ hint }) => `${hint}…`,
  isInForce: ({ status }) => status === 'active',
  mayChange: ({ status }) => status !== 'revoked',
  columns,
  actions: (key, { words: { translate }, ask }) => ({
    after: [
      {
        label: translate('api-keys.ask.revoke.ok'),
        disabled: key.status === 'revoked',
        danger: true,
        run: () => ask('api-keys.ask.revoke', key, { method: 'DELETE' }),
      },
    ],
  }),
  inputs: {
    scopes: ({ value, list, set }) => (
      <ScopeField
        {...(list as Pick<ScopeFieldProps, 'scopes' | 'personal'>)}
        value={value as readonly string[]}
        onChange={set}
      />
    ),
    expiresAt: LifeSelect,
  },
}

const day = 86_400_000
const lives = [30, 90, 365] as const

/** The end of a key’s life, as a time from now. */
function LifeSelect({ label, value, error, row, set }: FieldProps<ApiKey>) {
  const { translate } = useWords()
  const end = value as string | null
  const former = row?.expiresAt ?? null
  const choose = (choice: string) => {
    if (choice === 'none') set(null)
    else set(choice === 'kept' ? former : new Date(Date.now() + Number(choice) * day).toISOString())
  }
  return (
    <TextField
      select
      label={label}
      value={lifeOf(end, former)}
      error={error}
      onChange={({ target }) => choose(target.value)}
    >
      {former && <MenuItem value="kept">{translate('api-keys.lives.kept')}</MenuItem>}
      <MenuItem value="none">{translate('api-keys.noEnd')}</MenuItem>
      {lives.map((days) => (
        <MenuItem key={days} value={String(days)}>
          {translate('api-keys.lives.days', { smart_count: days })}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The choice that stands for the end of a key's life. */
function lifeOf(end: string | null, former: string | null): string {
  if (end === null) return 'none'
  if (end === former) return 'kept'
  const days = (Date.parse(end) - Date.now()) / day
  return String(lives.find((each) => Math.abs(each - days) < 1) ?? 'none')
}
