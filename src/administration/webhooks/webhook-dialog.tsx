import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { webhookEvents, webhookKinds } from '../../../entities/language/shared/webhook-events.ts'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ApiError, apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { SecretOnce } from '../api-keys/secret-once.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Webhook, WebhooksPath } from './webhook.ts'

interface WebhookDialogProps {
  readonly path: WebhooksPath
  /** The endpoint that is changed; a new one is added without it. */
  readonly webhook: Webhook | undefined
  onDone(): void
  onClose(): void
}

type Values = Pick<Webhook, 'kind' | 'name' | 'url' | 'events'>

const newWebhook: Values = { kind: 'events', name: '', url: '', events: [...webhookEvents] }

/** Adds an endpoint, whose secret is shown this once, or changes one. */
export function WebhookDialog({ path, webhook, onDone, onClose }: WebhookDialogProps) {
  const words = useWords()
  const { translate } = words
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [values, setValues] = useState<Values>(webhook ?? newWebhook)
  const [isAddressWrong, setAddressWrong] = useState(false)
  const [secret, setSecret] = useState<string>()
  const eventsId = useId()
  const set = (more: Partial<Values>) => setValues({ ...values, ...more })

  async function save(): Promise<void> {
    setAddressWrong(false)
    const { kind, name, events } = values
    const url = values.url.trim()
    let isOver = true
    const done = await run(
      async () => {
        if (webhook) {
          // Only what is new: another address or other events ask for a recent sign-in.
          const changed = {
            ...(name !== webhook.name && { name }),
            ...(url !== webhook.url && { url }),
            ...(events.join() !== webhook.events.join() && { events }),
          }
          await apiJson<'PATCH /api/v1/authorized/tenants/{tenant}/webhooks/{id}'>(`${path}/${webhook.id}`, {
            method: 'PATCH',
            body: JSON.stringify({ ...changed, version: webhook.version }),
          })
          return
        }
        const made = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/webhooks'>(path, {
          method: 'POST',
          body: JSON.stringify({ kind, name, url, events }),
        })
        isOver = made.secret === null
        setSecret(made.secret ?? undefined)
      },
      (error) => {
        const isWrong = error instanceof ApiError && error.status === 400
        setAddressWrong(isWrong)
        return isWrong ? translate('api-keys.wrong') : accountErrorText(words, error)
      },
    )
    onDone()
    if (!done || !isOver) return
    show({ text: translate(webhook ? 'webhooks.changed' : 'webhooks.made', { name }) })
    onClose()
  }

  if (secret !== undefined)
    return (
      <FormDialog title={translate('webhooks.made', { name: values.name })} persistent onClose={onClose}>
        <SecretOnce secret={secret} />
        <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{translate('webhooks.secretUse')}</Typography>
      </FormDialog>
    )
  const isRebuild = values.kind === 'rebuild'
  return (
    <FormDialog
      title={webhook ? translate('webhooks.editTitle', { name: webhook.name }) : translate('webhooks.create')}
      persistent
      busy={busy}
      fault={fault}
      submit={translate(webhook ? 'commons.actions.save' : 'webhooks.submit')}
      disabled={values.name.trim() === '' || values.url.trim() === '' || (!isRebuild && values.events.length === 0)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {!webhook && (
        <TextField
          select
          label={translate('webhooks.kind')}
          helperText={translate(`webhooks.kindHelp.${values.kind}`)}
          value={values.kind}
          onChange={({ target }) => set({ kind: target.value as Values['kind'] })}
        >
          {webhookKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {translate(`webhooks.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={translate('webhooks.name')}
        helperText={translate('webhooks.nameHelp')}
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        autoFocus
        required
      />
      <TextField
        label={translate('webhooks.url')}
        helperText={translate(
          isAddressWrong ? 'webhooks.urlWrong' : webhook && isRebuild ? 'webhooks.urlHidden' : 'webhooks.urlHelp',
        )}
        value={values.url}
        error={isAddressWrong}
        onChange={({ target }) => set({ url: target.value })}
        slotProps={{ htmlInput: { maxLength: 2048, spellCheck: false, inputMode: 'url' } }}
        required
      />
      {!isRebuild && (
        <Box role="group" aria-labelledby={eventsId} sx={{ display: 'grid' }}>
          <Typography id={eventsId} sx={{ fontWeight: 700, fontSize: 14 }}>
            {translate('webhooks.events')}
          </Typography>
          {webhookEvents.map((event) => (
            <FormControlLabel
              key={event}
              label={translate(`webhooks.eventNames.${event.replace('.', '-')}`)}
              slotProps={{ typography: { sx: { fontSize: 14 } } }}
              sx={{ minHeight: { xs: 44, sm: 36 } }}
              control={
                <Checkbox
                  size="small"
                  checked={values.events.includes(event)}
                  onChange={({ target }) =>
                    set({
                      events: webhookEvents.filter((each) =>
                        each === event ? target.checked : values.events.includes(each),
                      ),
                    })
                  }
                />
              }
            />
          ))}
        </Box>
      )}
    </FormDialog>
  )
}
