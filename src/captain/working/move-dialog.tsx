import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useDataProvider } from 'react-admin'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { statesOf } from '../../../entities/entity.ts'
import { BindingContext } from '../../fields/binding.ts'
import { formBinding } from '../../fields/form-binding.ts'
import { useWords } from '../../shell/words-context.tsx'
import type { CaptainDataProvider } from '../data-provider.ts'
import { useEntity } from '../entity-context.tsx'
import { Bar } from '../form/bar.tsx'
import { focusFault } from '../form/focus.ts'
import { refusalOf } from '../form/failure.ts'
import { SessionProvider } from '../form/session-context.tsx'
import { useOpenSession } from '../form/use-open-session.ts'
import { failureText } from '../failure.ts'
import { useLabels } from '../labels.ts'
import type { CaptainRecord } from '../record.ts'
import { useTitleOf } from '../title-of.ts'
import { WorkingFields } from './working-fields.tsx'

export interface Filling {
  readonly record: CaptainRecord
  readonly to: string
  readonly verb: string
  /** The working fields that are asked for. */
  readonly names: readonly string[]
}

/** The record as it is now, and the change set of the move. */
export interface Moved {
  readonly record: CaptainRecord
  readonly changeSet: string | null
}

interface MoveDialogProps extends Filling {
  /** What was moved, or nothing where the person thought better of it. */
  onClose(moved?: Moved): void
}

/** Asks for what a record must have before it enters a state, and moves it with that in one step. */
export default function MoveDialog({ record, to, verb, names, onClose }: MoveDialogProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const provider = useDataProvider<CaptainDataProvider>()
  const titleOf = useTitleOf()
  const states = statesOf(entity)!
  const [asked] = useState(() => ({ ...record, [states.name]: to }))
  const session = useOpenSession('working', asked)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async () => {
    const body = session.attempt()
    if (!body) return focusFault(session.state.get().faults[0]?.path)
    setBusy(true)
    try {
      const values = Object.fromEntries(names.map((name) => [name, body[name] ?? null]))
      const { id, version } = record
      const { data, changeSet } = await provider.fillAndMove(entity.name, { id, version, to, values })
      onClose({ record: data as CaptainRecord, changeSet })
    } catch (error) {
      setBusy(false)
      const refusal = refusalOf(error)
      const atFields = refusal.kind === 'issues' && refusal.issues.every(({ path }) => names.includes(String(path[0])))
      if (atFields) session.land(refusal.issues)
      else setFailure(failureText(translate, labels, error))
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
        {failure && <Bar tone="error">{failure}</Bar>}
        <FormProvider {...session.control}>
          <SessionProvider session={session}>
            <BindingContext value={formBinding}>
              <WorkingFields names={names} />
            </BindingContext>
          </SessionProvider>
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
