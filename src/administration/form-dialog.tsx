import { useEffect, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useLeaveQuestion } from '../shell/routing/use-leave-question.ts'
import { focusInvalid } from '../shell/ui/focus-invalid.ts'
import { ActionDialog } from '../kernel/controls/action-dialog.tsx'

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
  const { title, lead, fault, submit, disabled = false, busy = false, persistent = false, width = 'xs' } = props
  const { children, onSubmit, onClose } = props
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  useLeaveQuestion(persistent && submit !== undefined && isTyped)
  // Where it has to be corrected, or why it was refused.
  useEffect(() => {
    if (fault === undefined) return
    if (!focusInvalid(form.current)) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [fault])
  return (
    <ActionDialog
      title={title}
      maxWidth={width}
      leave={submit ? 'commons.actions.cancel' : 'commons.actions.close'}
      busy={busy}
      persistent={persistent}
      actions={
        submit && (
          <Button type="submit" variant="contained" disabled={disabled}>
            {submit}
          </Button>
        )
      }
      form={{
        ref: form,
        noValidate: false,
        autoComplete: 'on',
        onChange: () => setTyped(true),
        'aria-busy': busy || undefined,
      }}
      sx={{ display: 'grid', alignContent: 'start' }}
      onSubmit={() => {
        if (!disabled && !busy) onSubmit?.()
      }}
      close={onClose}
    >
      {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
      <ErrorMessage>{fault}</ErrorMessage>
      {children}
    </ActionDialog>
  )
}
