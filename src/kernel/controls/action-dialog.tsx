import { useId, type ComponentProps, type FormEvent, type ReactNode, type RefObject } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { containComposition } from '../../shell/ui/contain-composition.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { FullPageDialog } from './full-page-dialog.tsx'

interface ActionDialogProps {
  readonly title: string
  readonly maxWidth: NonNullable<DialogProps['maxWidth']>
  /** The key of the words of the button that closes it; by default, of `Cancel`. */
  readonly leave?: string
  /** Whether a request is under way: whoever closes before it is answered would not learn what happened. */
  readonly busy?: boolean
  /** Left out where Escape does not close it either, as it is shown only once, or takes long to type. */
  readonly persistent?: boolean
  /** The buttons before the one that closes it, and those after it. */
  readonly first?: ReactNode
  readonly actions?: ReactNode
  readonly sx?: DialogContentProps['sx']
  /** What the form has besides. */
  readonly form?: Pick<ComponentProps<'form'>, 'noValidate' | 'autoComplete' | 'aria-busy'> & {
    readonly ref?: RefObject<HTMLFormElement | null>
    onChange?(): void
  }
  readonly children: ReactNode
  /** Makes it a form; a button of the type `submit` is among its actions. */
  onSubmit?(): void
  close(): void
}

/** A dialog with a title, contents that scroll, and buttons below them. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, maxWidth, leave = 'commons.actions.cancel', busy = false, persistent = false, first, actions } = props
  const { sx, form, children, onSubmit, close } = props
  const { translate } = useWords()
  const id = useId()
  const submit = onSubmit && {
    component: 'form',
    noValidate: true,
    autoComplete: 'off',
    onKeyDownCapture: containComposition,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      onSubmit()
    },
    ...form,
  }
  return (
    <FullPageDialog close={persistent ? undefined : () => !busy && close()} maxWidth={maxWidth} aria-labelledby={id}>
      <Box {...submit} sx={contents}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, ...sx }}>{children}</DialogContent>
        <DialogActions>
          {first}
          <Button color="inherit" disabled={busy} onClick={close}>
            {translate(leave)}
          </Button>
          {actions}
        </DialogActions>
      </Box>
    </FullPageDialog>
  )
}

/** What scrolls is between title and buttons, as in dialogs without a form around them. */
const contents = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 } as const
