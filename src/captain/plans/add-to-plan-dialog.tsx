import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { use, useState } from 'react'
import type { DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import { planPath } from '../../../entities/language/derived/record-path.ts'
import { isPlanOver } from '../../../entities/language/shared/plan-states.ts'
import { maxPlanItems, type PlanAction } from '../../../entities/system/publish-plan.ts'
import { issueText } from '../../../locales/issue-text.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ErrorMessage } from '../../auth/error-message.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { issuesOfError } from '../../kernel/words/issues-of-error.ts'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { useScope } from '../../kernel/words/scope.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { planChoices } from './plan-choices.ts'
import { plansPath } from './plan.ts'

const newPlan = 'new'

interface AddToPlanDialogProps {
  /** One, or those that are selected in a list. */
  readonly records: readonly CaptainRecord[]
  close(): void
  /** Called once they are in a plan. */
  added?(): void
}

/** A record that is not added, and why. */
interface LeftOut {
  readonly record: CaptainRecord
  readonly reason: string
}

/** Chooses a plan, or names a new one, and what it does with records. */
export default function AddToPlanDialog({ records, close, added }: AddToPlanDialogProps) {
  const words = useWords()
  use(words.load('accounts', 'plans', 'validations'))
  const { entity, labels, slug: tenant, translate } = useScope()
  const titleOf = useRecordTitle(records)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const show = useToast()
  const { data: plans, error } = useQuery(
    apiQueryOptions([tenant, 'publish-plans', 'choices'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/publish-plans'>(`${plansPath(tenant)}?range=[0,99]`, { signal }),
    ),
  )
  const open = plans?.filter(({ status }) => !isPlanOver(status)) ?? []
  const [chosen, choose] = useState<string>()
  const plan = chosen ?? open[0]?.id ?? newPlan
  const [name, setName] = useState('')
  const choices = planChoices(entity, records)
  const [action, setAction] = useState<PlanAction>(choices[0]!.action)
  const [language, setLanguage] = useState<DraftLanguage | null>(null)
  const hasLanguages = action === 'change' && (entity.translated ?? []).length > 0
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  /** What the server refused, with this action. */
  const [refused, setRefused] = useState<readonly LeftOut[]>([])
  const fitting = choices.find((each) => each.action === action)?.records ?? []
  const adding = fitting.filter((record) => !refused.some((each) => each.record === record))
  const leftOut: readonly LeftOut[] = [
    ...records
      .filter((record) => !fitting.includes(record))
      .map((record) => ({ record, reason: translate(`plans.unfit.${action}`) })),
    ...refused,
  ]
  const isNew = plan === newPlan
  const isTooMany = adding.length > maxPlanItems
  const explain = (failure: unknown) => {
    const issues = issuesOfError(failure)
    const bad = issues.flatMap((issue) => {
      const record = issue.path[0] === 'items' ? adding[Number(issue.path[1] ?? Number.NaN)] : undefined
      return record ? [{ record, reason: issueText(translate, labels, issue) }] : []
    })
    if (bad.length > 0) setRefused([...refused, ...bad])
    else setFault(issues[0] ? issueText(translate, labels, issues[0]) : accountErrorText(words, failure))
  }
  const add = async () => {
    setBusy(true)
    setFault(undefined)
    const items = adding.map(({ id }) => ({
      entity: entity.name,
      recordId: id,
      action,
      ...(hasLanguages && language !== null && { language }),
    }))
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
      void queries.invalidateQueries({ queryKey: [tenant, 'publish-plans'] })
      added?.()
      close()
    } catch (failure) {
      explain(failure)
      setBusy(false)
    }
  }
  return (
    <ActionDialog
      title={translate('plans.add')}
      maxWidth="xs"
      busy={isBusy}
      actions={
        <Button
          type="submit"
          variant="contained"
          disabled={!plans || isBusy || isTooMany || adding.length === 0 || (isNew && name.trim() === '')}
        >
          {records.length === 1
            ? translate('plans.addNow')
            : translate('plans.addMany', { smart_count: adding.length })}
        </Button>
      }
      onSubmit={() => void add()}
      close={close}
    >
      <Typography sx={{ color: 'text.secondary' }}>{translate('plans.lead')}</Typography>
      <ErrorMessage>
        {fault ??
          (error ? accountErrorText(words, error) : undefined) ??
          (isTooMany ? translate('plans.tooMany', { smart_count: maxPlanItems }) : undefined)}
      </ErrorMessage>
      <TextField select label={translate('plans.plan')} value={plan} onChange={({ target }) => choose(target.value)}>
        {open.map((each) => (
          <MenuItem key={each.id} value={each.id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
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
        onChange={({ target }) => {
          setAction(target.value as PlanAction)
          setRefused([])
        }}
      >
        {choices.map((each) => (
          <MenuItem key={each.action} value={each.action}>
            {translate(`plans.actions.${each.action}`)}
            {records.length > 1 && ` (${each.records.length})`}
          </MenuItem>
        ))}
      </TextField>
      {hasLanguages && <LanguageChoice language={language} choose={setLanguage} />}
      {leftOut.length > 0 && (
        <Alert severity="warning" data-left-out>
          {translate('plans.leftOut', { smart_count: leftOut.length })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {leftOut.map(({ record, reason }) => (
              <Box component="li" key={record.id} sx={{ overflowWrap: 'anywhere' }}>
                {translate('plans.leftOutOne', { title: titleOf(record), reason })}
              </Box>
            ))}
          </Box>
        </Alert>
      )}
    </ActionDialog>
  )
}
