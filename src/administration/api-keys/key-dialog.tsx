import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ApiError, apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { linesOf, newKey, type ApiKey, type KeyValues } from './api-key.ts'
import { ScopeField } from './scope-field.tsx'
import { SecretOnce } from './secret-once.tsx'

interface KeyDialogProps {
  readonly path: `/api/v1/authorized/tenants/${string}/api-keys`
  /** Every scope that a key of the tenant may have. */
  readonly allowed: readonly string[]
  /** The key that is changed; a new one is made without it. */
  readonly apiKey: ApiKey | undefined
  onDone(): void
  onClose(): void
}

const day = 86_400_000
const lives = [30, 90, 365] as const

/** Makes a key, whose secret is shown this once, or changes what one may do. */
export function KeyDialog({ path, allowed, apiKey, onDone, onClose }: KeyDialogProps) {
  const words = useWords()
  const { translate } = words
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [values, setValues] = useState<KeyValues>(apiKey ?? newKey)
  const [origins, setOrigins] = useState(values.origins.join('\n'))
  const [networks, setNetworks] = useState(values.networks.join('\n'))
  const [limit, setLimit] = useState(String(values.requestsPerTenSeconds))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [secret, setSecret] = useState<string>()
  const set = (more: Partial<KeyValues>) => setValues({ ...values, ...more })

  async function save(): Promise<void> {
    setWrong(new Set())
    const { name, scopes, expiresAt } = values
    const body = JSON.stringify({
      name,
      scopes,
      requestsPerTenSeconds: Number(limit.normalize('NFKC').trim()),
      expiresAt,
      origins: linesOf(origins),
      networks: linesOf(networks),
      ...(apiKey && { version: apiKey.version }),
    })
    const done = await run(
      async () => {
        if (apiKey) {
          await apiJson<'PATCH /api/v1/authorized/tenants/{tenant}/api-keys/{id}'>(`${path}/${apiKey.id}`, {
            method: 'PATCH',
            body,
          })
        } else {
          const made = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/api-keys'>(path, {
            method: 'POST',
            body,
          })
          setSecret(made.secret)
        }
      },
      (error) => {
        const fields = wrongFields(error)
        setWrong(fields)
        return fields.size > 0 ? translate('api-keys.wrong') : accountErrorText(words, error)
      },
    )
    // What was refused may be out of date, and what was lost may have arrived.
    onDone()
    if (!done || !apiKey) return
    show({ text: translate('api-keys.changed', { name }) })
    onClose()
  }

  if (secret !== undefined)
    return (
      <FormDialog title={translate('api-keys.made', { name: values.name })} persistent onClose={onClose}>
        <SecretOnce secret={secret} />
      </FormDialog>
    )
  return (
    <FormDialog
      title={apiKey ? translate('api-keys.editTitle', { name: apiKey.name }) : translate('api-keys.create')}
      width="md"
      persistent
      busy={busy}
      fault={fault}
      submit={translate(apiKey ? 'commons.actions.save' : 'api-keys.submit')}
      disabled={values.name.trim() === '' || values.scopes.length === 0}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={translate('api-keys.name')}
        helperText={translate('api-keys.nameHelp')}
        value={values.name}
        error={wrong.has('name')}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        autoFocus
        required
      />
      <ScopeField allowed={allowed} value={values.scopes} onChange={(scopes) => set({ scopes })} />
      <TextField
        select
        label={translate('api-keys.expires')}
        value={lifeOf(values, apiKey)}
        error={wrong.has('expiresAt')}
        onChange={({ target }) => set({ expiresAt: endOf(target.value, apiKey) })}
      >
        {apiKey?.expiresAt && <MenuItem value="kept">{translate('api-keys.lives.kept')}</MenuItem>}
        <MenuItem value="none">{translate('api-keys.noEnd')}</MenuItem>
        {lives.map((days) => (
          <MenuItem key={days} value={String(days)}>
            {translate('api-keys.lives.days', { smart_count: days })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('api-keys.origins')}
        helperText={translate(wrong.has('origins') ? 'api-keys.originsWrong' : 'api-keys.originsHelp', {
          example: 'https://www.example.jp',
        })}
        value={origins}
        error={wrong.has('origins')}
        onChange={({ target }) => setOrigins(target.value)}
        slotProps={{ htmlInput: { spellCheck: false, inputMode: 'url' } }}
        multiline
        minRows={2}
      />
      <TextField
        label={translate('api-keys.networks')}
        helperText={translate(wrong.has('networks') ? 'api-keys.networksWrong' : 'api-keys.networksHelp')}
        value={networks}
        error={wrong.has('networks')}
        onChange={({ target }) => setNetworks(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
        multiline
        minRows={2}
      />
      <TextField
        label={translate('api-keys.limit')}
        helperText={translate('api-keys.limitHelp')}
        value={limit}
        error={wrong.has('requestsPerTenSeconds')}
        onChange={({ target }) => setLimit(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </FormDialog>
  )
}

/** The choice that stands for the end of a key's life. */
function lifeOf({ expiresAt }: KeyValues, apiKey: ApiKey | undefined): string {
  if (expiresAt === null) return 'none'
  if (expiresAt === apiKey?.expiresAt) return 'kept'
  const days = (Date.parse(expiresAt) - Date.now()) / day
  return String(lives.find((each) => Math.abs(each - days) < 1) ?? 'none')
}

function endOf(choice: string, apiKey: ApiKey | undefined): string | null {
  if (choice === 'none') return null
  return choice === 'kept' ? apiKey!.expiresAt : new Date(Date.now() + Number(choice) * day).toISOString()
}

/** The fields that the server refused. */
function wrongFields(error: unknown): ReadonlySet<string> {
  const { data } = ((error instanceof ApiError && error.body) || {}) as {
    data?: { issues?: readonly { readonly path: readonly (string | number)[] }[] }
  }
  return new Set((data?.issues ?? []).map(({ path }) => String(path[0])))
}
