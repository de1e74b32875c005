import Dialog, { type DialogProps } from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'

interface FullPageDialogProps extends Pick<DialogProps, 'children' | 'maxWidth' | 'aria-labelledby'> {
  /** Left out where only a button of the dialog closes it. */
  readonly close?: (() => void) | undefined
}

/** A dialog with inputs or much to read: a click outside does not close it; full screen on phones. */
export function FullPageDialog({ close, ...dialog }: FullPageDialogProps) {
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  return <Dialog {...dialog} open fullWidth fullScreen={phone} onClose={close && unlessBeside(close)} />
}

/**
 * Closes a dialog with inputs by Escape and its buttons, but not by a click beside it, which often only puts the keyboard
 * of a phone away.
 */
const unlessBeside =
  (close: () => void) =>
  (_event: object, reason: string): void => {
    if (reason !== 'backdropClick') close()
  }
