import Dialog, { type DialogProps } from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { unlessBeside } from '../../shell/ui/unless-beside.ts'

interface FullPageDialogProps extends Pick<DialogProps, 'children' | 'maxWidth' | 'aria-labelledby'> {
  /** Left out where only a button of the dialog closes it. */
  readonly close?: (() => void) | undefined
}

/** A dialog with inputs or much to read: a click outside does not close it; full screen on phones. */
export function FullPageDialog({ close, ...dialog }: FullPageDialogProps) {
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  return <Dialog {...dialog} open fullWidth fullScreen={phone} onClose={close && unlessBeside(close)} />
}
