import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { use, useState } from 'react'
import { publishingOf } from '../../../entities/language/derived/publishing.ts'
import { planPath } from '../../../entities/language/derived/record-path.ts'
import type { PlanAction } from '../../../entities/system/publish-plan.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ErrorMessage } from '../../auth/error-message.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { plansPath } from './plan.ts'

const newPlan = 'new'

/** Chooses a plan, or names a new one, and what it does with a record. */
export default function AddToPlanDialog({ record, close }: { readonly record: CaptainRecord; close(): void }) {
  const words = useWords()
  use(words.load('accounts', 'plans'))
  const { translate } = words
  const { slug: tenant } = useTenant()
  const entity = useEntity()
  const navigate = useNavigate()
  const show = useToast()
  const { data: plans, error } = useQuery(
    apiQueryOptions([tenant, 'publish-plans', 'choices'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/publish-plans'>(`${plansPath(tenant)}?range=[0,99]`, { signal }),
    ),
  )
  const open = plans?.filter(({ status }) => status !== 'published') ?? []
  const [chosen, choose] = useState<string>()
  const plan = chosen ?? open[0]?.id ?? newPlan
  const [name, setName] = useState('')
  const actions = actionsFor(entity, record)
  const [action, setAction] = useState<PlanAction>(actions[0]!)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const isNew = plan === newPlan
  const add = async () => {
    setBusy(true)
    setFault(undefined)
    const items = [{ entity: entity.name, recordId: record.id, action }]
    const path = plansPath(tenant)
    try {
      const { id, name: planName } = isNew
        ? await apiJson<'POST /api/v1/authorized/tenants/{tenant}/publish-plans'>(path, {
            method: 'POST',
            body: JSON.stringify({ name: name.trim(), items }),
          })
        : await apiJson<'POST /api/v1/authorized/tenants/{tenant}/publish-plans/{id}/items'>(`${path}/${plan}/items`, {
            method: 'POST',
            body: JSON.stringify({ items }),
          })
      show({
        text: translate('plans.added', { name: planName }),
        action: { label: translate('plans.open'), run: () => void navigate({ to: planPath(tenant, id) as never }) },
      })
      close()
    } catch (failure) {
      setFault(accountErrorText(words, failure))
      setBusy(false)
    }
  }
  return (
    <ActionDialog
      title={translate('plans.add')}
      maxWidth="xs"
      busy={isBusy}
      actions={
        <Button type="submit" variant="contained" disabled={!plans || isBusy || (isNew && name.trim() === '')}>
          {translate('plans.addNow')}
        </Button>
      }
      onSubmit={() => void add()}
      close={close}
    >
      <Typography sx={{ color: 'text.secondary' }}>{translate('plans.lead')}</Typography>
      <ErrorMessage>{fault ?? (error ? accountErrorText(words, error) : undefined)}</ErrorMessage>
      <TextField select label={translate('plans.plan')} value={plan} onChange={({ target }) => choose(target.value)}>
        {open.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {each.name}
          </MenuItem>
        ))}
        <MenuItem value={newPlan}>{translate('plans.new')}</MenuItem>
      </TextField>
      {isNew && (
        <TextField
          label={translate('plans.name')}
          placeholder={translate('plans.nameExample')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
      )}
      <TextField
        select
        label={translate('plans.action')}
        value={action}
        onChange={({ target }) => setAction(target.value as PlanAction)}
      >
        {actions.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`plans.actions.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  )
}

/** What a plan can do with a record as it is, the likeliest first. */
function actionsFor(entity: ReturnType<typeof useEntity>, record: CaptainRecord): readonly PlanAction[] {
  const publishing = publishingOf(entity)
  const isShown = publishing !== undefined && record[publishing.field] === publishing.shown
  return [
    ...(entity.keepsDraft && record['draft'] ? (['change'] as const) : []),
    ...(publishing && !isShown ? (['publish'] as const) : []),
    ...(publishing && isShown ? (['withdraw'] as const) : []),
    ...(publishing && isShown ? (['publish'] as const) : []),
  ]
}
