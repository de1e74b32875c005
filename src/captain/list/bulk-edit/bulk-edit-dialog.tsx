import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useDataProvider } from 'react-admin'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'
import type { CaptainDataProvider, Edited } from '../../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useRecordActions } from '../../record/record-actions.ts'
import { useParent } from '../../../kernel/context/entity-context.tsx'
import { errorText, statusOf } from '../../../kernel/words/error-text.ts'
import { issuesOfError } from '../../../kernel/words/issues-of-error.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useRecordTitle } from '../../../kernel/words/record-title.ts'
import { EditOutcome } from './edit-outcome.tsx'
import { EditForm, useEdits, type Changes, type Edits } from './edit-fields.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

interface BulkEditDialogProps {
  readonly records: readonly CaptainRecord[]
  /** Called when it is over; `edited` if records were changed. */
  close(edited: boolean): void
}

/** Edits fields of many records: what to change, then what the server says would change, then one call with one undo. */
export default function BulkEditDialog(props: BulkEditDialogProps) {
  return (
    <WithWords sets={['edits', 'validations']}>
      <Dialog {...props} />
    </WithWords>
  )
}

/** What the server said of these changes, and no others: only they are applied. */
interface Reviewed {
  readonly changes: Changes
  readonly outcome: Edited
  /** Whether they have been applied. */
  readonly isApplied?: boolean
}

function Dialog({ records, close }: BulkEditDialogProps) {
  const { entity, translate } = useScope()
  const meta = { parent: useParent() }
  const labels = useLabels(entity)
  const provider = useDataProvider<CaptainDataProvider>()
  const { notifyEdited } = useRecordActions()
  const id = useId()
  // Of this selection, as it was read: the server refuses what was changed since.
  const [chosen] = useState(records)
  const titleIn = useRecordTitle(chosen)
  const editing = useEdits((thrown) => errorText(translate, labels, thrown))
  const { edits, busy, failure, attempt } = editing
  const [reviewed, setReviewed] = useState<Reviewed>()
  const [skip, setSkip] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = useRef(edits)
  const outcome = reviewed?.outcome
  const isApplied = reviewed?.isApplied === true
  const mayLeave = useLeaveQuestion(!editing.isEmpty && !isApplied)

  const titleOf = (record: string): string => {
    const found = chosen.find((each) => each.id === record)
    return found ? titleIn(found) : record
  }

  /** A result is of what was asked for; another edit has another one. */
  function change(next: Edits): void {
    current.current = next
    editing.change(next)
    setReviewed(undefined)
    setSkip(false)
  }

  const call = (changes: Changes, how: { readonly dryRun?: boolean; readonly skip?: boolean }) =>
    provider.editMany(entity.name, {
      records: chosen.map(({ id: key, version }) => ({ id: key, version })),
      changes,
      ...how,
      meta,
    })

  async function review(changes: Changes): Promise<void> {
    const asked = current.current
    const { data } = await call(changes, { dryRun: true })
    // What was changed since has to be reviewed again.
    if (current.current !== asked) return
    flushSync(() => setReviewed({ changes, outcome: data }))
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }

  const submit = (): void => {
    const changes = busy || outcome || editing.isEmpty ? undefined : editing.bodies()
    if (changes) void attempt(() => review(changes))
  }

  const apply = () =>
    attempt(async () => {
      if (!reviewed) return
      const { changes } = reviewed
      try {
        const { data, changeSet } = await call(changes, skip ? { skip } : {})
        notifyEdited(
          translate(data.skipped.length > 0 ? 'edits.doneButSkipped' : 'edits.done', { smart_count: data.changed }),
          changeSet,
        )
        const seen = new Set(reviewed.outcome.skipped.map((each) => each.id))
        // Refusals that were not shown before are shown now.
        if (data.skipped.every((each) => seen.has(each.id))) return close(true)
        setReviewed({ changes, outcome: { ...data, changed: 0, same: 0, fields: {} }, isApplied: true })
      } catch (error) {
        if (![400, 409].includes(statusOf(error)) || issuesOfError(error)[0]?.path[0] !== 'records') throw error
        setSkip(false)
        await review(changes)
        editing.setFailure(translate('edits.meanwhile'))
      }
    })

  const leave = async () => {
    if (!busy && (await mayLeave())) close(isApplied)
  }

  const mayApply = outcome !== undefined && outcome.changed > 0 && (outcome.skipped.length === 0 || skip)

  return (
    <FullPageDialog close={() => void leave()} maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('edits.title', { smart_count: chosen.length })}</DialogTitle>
      <DialogContent>
        <EditForm id={`${id}-form`} editing={{ ...editing, change }} lead={translate('edits.lead')} submit={submit}>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {outcome && (
            <EditOutcome outcome={outcome} skip={skip} headingRef={heading} titleOf={titleOf} setSkip={setSkip} />
          )}
        </EditForm>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={busy} onClick={() => void leave()}>
          {translate('commons.actions.cancel')}
        </Button>
        {outcome ? (
          <Button key="apply" variant="contained" disabled={busy || !mayApply} onClick={() => void apply()}>
            {translate('edits.apply', { smart_count: outcome.changed })}
          </Button>
        ) : (
          <Button key="review" type="submit" form={`${id}-form`} variant="contained" disabled={busy || editing.isEmpty}>
            {translate('edits.review')}
          </Button>
        )}
      </DialogActions>
    </FullPageDialog>
  )
}
