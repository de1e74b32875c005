import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useLeaveQuestion } from '../shell/routing/use-leave-question.ts'
import { focusInvalid } from '../shell/ui/focus-invalid.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { FullPageDialog } from '../kernel/controls/full-page-dialog.tsx'

interface FormDialogProps {
  readonly title: string
  readonly lead?: string
  readonly fault?: string | undefined
  /** The label of the submit button; without it there is only a close button. */
  readonly submit?: string
  readonly disabled?: boolean
  /** Whether it is being submitted. */
  readonly busy?: boolean
  /** Not closed by Escape either, and asks before Back or a reload: it is shown only once, or takes long to type. */
  readonly persistent?: boolean
  /** The greatest width of the dialog; `xs` when left out. */
  readonly width?: 'xs' | 'md'
  readonly children: ReactNode
  onSubmit?(): void
  onClose(): void
}

/** A dialog with a form. Input is kept until it is submitted or closed, for which a click beside it does not count. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    lead,
    fault,
    submit,
    disabled = false,
    busy = false,
    persistent = false,
    width = 'xs',
    children,
    onSubmit,
    onClose,
  } = props
  const { translate } = useWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  useLeaveQuestion(persistent && submit !== undefined && isTyped)
  // Where it has to be corrected, or why it was refused.
  useEffect(() => {
    if (fault === undefined) return
    if (!focusInvalid(form.current)) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [fault])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!disabled && !busy) onSubmit?.()
  }
  return (
    <FullPageDialog close={persistent ? undefined : onClose} maxWidth={width} aria-labelledby={id}>
      <Box
        component="form"
        ref={form}
        onChange={() => setTyped(true)}
        onSubmit={send}
        aria-busy={busy || undefined}
        // Its content scrolls between title and buttons, as in dialogs without a form around them.
        sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
          <ErrorMessage>{fault}</ErrorMessage>
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {translate(submit ? 'commons.actions.cancel' : 'commons.actions.close')}
          </Button>
          {submit && (
            <Button type="submit" variant="contained" disabled={disabled}>
              {submit}
            </Button>
          )}
        </DialogActions>
      </Box>
    </FullPageDialog>
  )
}
