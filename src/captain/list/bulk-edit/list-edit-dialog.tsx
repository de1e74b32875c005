import { useEffect, useId, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { severityOf, useJudgedEnd } from '../judged/use-judged-end.ts'
import { isAtWork } from '../judged/use-judged.ts'
import { EditForm, useEdits } from './edit-fields.tsx'
import { listEditText, ListEditState } from './list-edit-state.tsx'
import { useListEdit, type ListEdit } from './use-list-edit.ts'

interface ListEditDialogProps {
  readonly action: ListEdit['action']
  /** What the list finds, as the API takes it, and how many records that are. */
  readonly filter: object
  readonly total: number
  /** Called when it is over; `started` if records were changed, or are being changed. */
  close(started: boolean): void
}

/** Changes all that a list finds: what to change, then a preview with counts, then a job that does it. */
export default function ListEditDialog(props: ListEditDialogProps) {
  return (
    <WithWords sets={['edits', 'imports', 'validations']}>
      <Dialog {...props} />
    </WithWords>
  )
}

function Dialog({ action, filter, total, close: unmount }: ListEditDialogProps) {
  const words = useWords()
  const { translate } = words
  const format = useFormat()
  const id = useId()
  const edit = useListEdit()
  const { current, fault } = edit
  const editing = useEdits(edit.failure)
  const [withoutRefused, setWithoutRefused] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isUnfilled = action === 'edit' && editing.isEmpty
  const mayLeave = useLeaveQuestion(!current && !editing.isEmpty)
  const status = current?.status
  const isRunning = current !== undefined && isAtWork(current)
  const busy = editing.busy || edit.busy
  const failure = editing.failure ?? fault

  // What takes the place of a focused button takes its focus.
  useEffect(() => {
    if (status && document.activeElement === document.body) heading.current?.focus()
  }, [status])

  function start(): void {
    const changes = busy || isUnfilled ? undefined : editing.bodies()
    if (changes) void editing.attempt(() => edit.start(action, filter, action === 'edit' ? changes : undefined))
  }

  const showEnd = useJudgedEnd('bulk-edits', current, (ended: ListEdit) =>
    translate('edits.all.ended', { name: ended.title, text: listEditText(words, ended) }),
  )
  async function close(): Promise<void> {
    if (busy || !(await mayLeave())) return
    unmount(status !== undefined && !['judging', 'judged', 'expired'].includes(status))
    await showEnd()
  }

  const mayWrite = status === 'judged' && current!.changed > 0 && (current!.refused === 0 || withoutRefused)

  return (
    <FullPageDialog close={() => void close()} maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} ref={heading} tabIndex={-1} sx={{ outline: 0 }}>
        {translate(`edits.all.title.${current?.action ?? action}`, {
          smart_count: format.number(current?.rows ?? total),
        })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: { sm: 320 } }}>
        {/* That it has expired is said below, also where that was why something was refused. */}
        {failure !== undefined && status !== 'expired' && <Alert severity="error">{failure}</Alert>}
        {/* Read out when its text comes: it is there before. How far the work is, is not read out every second. */}
        <Box role="status" sx={{ fontSize: 14, '&:empty': { mt: -2 } }}>
          {status === 'judged' &&
            `${translate('edits.all.judged')} ${current!.changed === 0 ? translate('edits.nothing') : ''}`}
          {current && !isRunning && status !== 'judged' && (
            <Alert severity={severityOf(current)} role="none">
              {listEditText(words, current)}
            </Alert>
          )}
        </Box>
        {current ? (
          <ListEditState
            current={current}
            readRows={edit.readRows}
            withoutRefused={withoutRefused}
            setWithoutRefused={setWithoutRefused}
          />
        ) : (
          <>
            <EditForm
              id={`${id}-form`}
              editing={{ ...editing, busy }}
              lead={translate(action === 'edit' ? 'edits.lead' : `edits.all.lead.${action}`)}
              hasFields={action === 'edit'}
              submit={start}
            />
            <Earlier earlier={edit.mine ?? []} open={edit.open} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {(status === 'writing' || status === 'judging') && (
          <Button
            disabled={busy}
            sx={{ mr: 'auto' }}
            onClick={() => {
              void edit.remove(current!.id)
              // Nothing was changed: there is nothing to look at.
              if (status === 'judging') unmount(false)
            }}
          >
            {translate(status === 'writing' ? 'edits.all.stop' : 'commons.actions.cancel')}
          </Button>
        )}
        {status === 'done' && (
          <Button disabled={busy} onClick={() => void edit.undo(current!)}>
            {translate('edits.all.undo')}
          </Button>
        )}
        <Button variant="outlined" disabled={busy} onClick={() => void close()}>
          {translate('commons.actions.close')}
        </Button>
        {!current && (
          <Button type="submit" form={`${id}-form`} variant="contained" disabled={busy || isUnfilled}>
            {translate('edits.review')}
          </Button>
        )}
        {status === 'judged' && current!.changed > 0 && (
          <Button
            variant="contained"
            color={current!.action === 'delete' ? 'error' : 'primary'}
            disabled={busy || !mayWrite}
            onClick={() => void edit.write(current!, withoutRefused)}
          >
            {translate(`edits.all.apply.${current!.action}`, { smart_count: current!.changed })}
          </Button>
        )}
      </DialogActions>
    </FullPageDialog>
  )
}

interface EarlierProps {
  readonly earlier: readonly ListEdit[]
  open(id: string): void
}

/** The bulk edits of before, of which one may still be at work, or wait to be confirmed or undone. */
function Earlier({ earlier, open }: EarlierProps) {
  const words = useWords()
  const { translate } = words
  const format = useFormat()
  const id = useId()
  if (earlier.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontSize: 14, fontWeight: 700 }}>
        {translate('edits.all.mine')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {earlier.slice(0, 5).map((each) => (
          <Box
            key={each.id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: '1px solid var(--line)' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, fontSize: 13, color: 'text.secondary' }}>
              {format.dateTime(each.createdAt)} {listEditText(words, each)}
            </Box>
            <Button
              size="small"
              aria-label={translate('edits.all.open', { date: format.dateTime(each.createdAt) })}
              onClick={() => open(each.id)}
              sx={{ minHeight: { xs: 44, sm: 32 } }}
            >
              {translate('edits.all.show')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
