import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useDataProvider } from 'react-admin'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { statesOf } from '../../../../entities/language/entity.ts'
import { BindingContext } from '../../../fields/base/binding-context.ts'
import { formBinding } from '../../../fields/base/form-binding.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainDataProvider } from '../../api/data-provider.ts'
import { useEntity } from '../../screens/entity-context.tsx'
import { MessageBar } from '../../form/message-bar.tsx'
import { focusField } from '../../form/session/focus-field.ts'
import { saveRefusalOf } from '../../form/session/save-failure.ts'
import { FormSessionProvider } from '../../form/session/session-context.tsx'
import { useFormSessionFor } from '../../form/session/use-open-session.ts'
import { errorText } from '../../words/error-text.ts'
import { useLabels } from '../../words/labels.ts'
import type { CaptainRecord } from '../../api/record.ts'
import { useRecordTitle } from '../../words/record-title.ts'
import { FieldInputs } from './field-inputs.tsx'

export interface TransitionRequest {
  readonly record: CaptainRecord
  readonly to: string
  readonly verb: string
  /** The staff fields to fill in. */
  readonly names: readonly string[]
}

/** The record after the transition, and its change set. */
export interface Moved {
  readonly record: CaptainRecord
  readonly changeSet: string | null
}

interface TransitionDialogProps extends TransitionRequest {
  /** `moved` is undefined if the user cancelled. */
  onClose(moved?: Moved): void
}

/** Asks for the fields that a state requires, and saves them together with the transition. */
export default function TransitionDialog({ record, to, verb, names, onClose }: TransitionDialogProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const provider = useDataProvider<CaptainDataProvider>()
  const titleOf = useRecordTitle()
  const states = statesOf(entity)!
  const [base] = useState(() => ({ ...record, [states.name]: to }))
  const session = useFormSessionFor('staff', base)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async () => {
    const body = session.attempt()
    if (!body) return focusField(session.state.get().faults[0]?.path)
    setBusy(true)
    try {
      const values = Object.fromEntries(names.map((name) => [name, body[name] ?? null]))
      const { id, version } = record
      const { data, changeSet } = await provider.fillAndMove(entity.name, { id, version, to, values })
      onClose({ record: data as CaptainRecord, changeSet })
    } catch (error) {
      setBusy(false)
      const refusal = saveRefusalOf(error)
      const atFields = refusal.kind === 'issues' && refusal.issues.every(({ path }) => names.includes(String(path[0])))
      if (atFields) session.showServerIssues(refusal.issues)
      else setFailure(errorText(translate, labels, error))
    }
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => onClose()} aria-labelledby="move-title">
      <DialogTitle id="move-title" sx={{ fontWeight: 700 }}>
        {translate('commons.dialogs.transition.title', {
          title: titleOf(record),
          status: labels.option(states.name, to),
        })}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <p style={{ margin: 0 }}>{translate('commons.working.needed')}</p>
        {failure && <MessageBar tone="error">{failure}</MessageBar>}
        <FormProvider {...session.control}>
          <FormSessionProvider session={session}>
            <BindingContext value={formBinding}>
              <FieldInputs names={names} />
            </BindingContext>
          </FormSessionProvider>
        </FormProvider>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onClose()}>
          {translate('commons.actions.cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void submit()} data-action="move">
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
