import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useRefresh } from 'react-admin'
import { issueText } from '../../../../locales/issue-text.ts'
import { containComposition } from '../../../shell/ui/contain-composition.ts'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { issuesOfError } from '../../../kernel/words/issues-of-error.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { changesOf, editInput, EditFields, type EditErrors, type Edits } from './edit-fields.tsx'
import { listEditSeverity, listEditText, ListEditState } from './list-edit-state.tsx'
import { endOfListEdit, isAtWork, useListEdit, type ListEdit } from './use-list-edit.ts'

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
  const labels = useLabels(useEntity())
  const { slug } = useTenant()
  const format = useFormat()
  const refresh = useRefresh()
  const toast = useToast()
  const id = useId()
  const edit = useListEdit()
  const { current, fault } = edit
  const [edits, setEdits] = useState<Edits>({})
  const [errors, setErrors] = useState<EditErrors>({})
  const [failure, setFailure] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [withoutRefused, setWithoutRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const mayLeave = useLeaveQuestion(!current && Object.keys(edits).length > 0)
  const status = current?.status
  const isRunning = current !== undefined && isAtWork(current)
  const busy = asking || edit.busy

  // What was written or rolled back is seen in the list behind.
  useEffect(() => {
    if (status === 'done' || status === 'undone' || status === 'refused') refresh()
  }, [status, refresh])

  // What takes the place of a focused button takes its focus.
  useEffect(() => {
    if (status && document.activeElement === document.body) heading.current?.focus()
  }, [status])

  const focusEdit = (name: string) => editInput(form.current, name)?.focus()
  function showErrors(next: EditErrors): void {
    setErrors(next)
    const [first] = Object.keys(next)
    if (first) focusEdit(first)
  }

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || (action === 'edit' && Object.keys(edits).length === 0)) return
    const read = changesOf(edits, translate)
    if ('missing' in read) return showErrors(read.missing)
    setAsking(true)
    setFailure(undefined)
    try {
      await edit.start(action, filter, action === 'edit' ? read.changes : undefined)
      setAsking(false)
    } catch (error) {
      // What is inert takes no focus.
      flushSync(() => setAsking(false))
      const at = issuesOfError(error).filter(({ path: [part, name] }) => part === 'changes' && String(name) in edits)
      if (at.length === 0) return setFailure(edit.failure(error))
      const textOf = (issue: (typeof at)[number]) =>
        issueText(translate, labels, { ...issue, path: issue.path.slice(1, 2) })
      showErrors(Object.fromEntries(at.map((issue) => [String(issue.path[1]), textOf(issue)])))
    }
  }

  /** Closes the dialog; while records are changed, the outcome is still shown. */
  async function close(): Promise<void> {
    if (busy || !(await mayLeave())) return
    unmount(status !== undefined && !['judging', 'judged', 'expired'].includes(status))
    if (!current || status === 'judging' || !isRunning) return
    const ended = await endOfListEdit(slug, current.id)
    if (!ended) return
    refresh()
    toast({
      kind: listEditSeverity(ended),
      text: translate('edits.all.ended', { name: ended.title, text: listEditText(words, ended) }),
    })
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
        {(failure ?? fault) !== undefined && status !== 'expired' && <Alert severity="error">{failure ?? fault}</Alert>}
        {/* Read out when its text comes: it is there before. How far the work is, is not read out every second. */}
        <Box role="status" sx={{ fontSize: 14, '&:empty': { mt: -2 } }}>
          {status === 'judged' &&
            `${translate('edits.all.judged')} ${current!.changed === 0 ? translate('edits.nothing') : ''}`}
          {current && !isRunning && status !== 'judged' && (
            <Alert severity={listEditSeverity(current)} role="none">
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
            <form
              id={`${id}-form`}
              ref={form}
              noValidate
              autoComplete="off"
              onKeyDownCapture={containComposition}
              onSubmit={(event) => void start(event)}
              style={{ display: 'grid', gap: 16 }}
            >
              <Typography sx={{ fontSize: 14 }}>
                {translate(action === 'edit' ? 'edits.lead' : `edits.all.lead.${action}`)}
              </Typography>
              {action === 'edit' && (
                <EditFields
                  edits={edits}
                  errors={errors}
                  busy={busy}
                  change={(next) => {
                    setEdits(next)
                    setErrors({})
                    setFailure(undefined)
                  }}
                  focus={focusEdit}
                />
              )}
            </form>
            <Earlier earlier={edit.earlier} open={edit.open} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {(status === 'writing' || status === 'judging') && (
          <Button
            disabled={busy}
            sx={{ mr: 'auto' }}
            onClick={() => {
              void edit.cancel(current!)
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
          <Button
            type="submit"
            form={`${id}-form`}
            variant="contained"
            disabled={busy || (action === 'edit' && Object.keys(edits).length === 0)}
          >
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
