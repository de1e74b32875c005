import Dialog, { type DialogProps } from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { unlessBeside } from '../../shell/ui/unless-beside.ts'

interface FullPageDialogProps extends Pick<DialogProps, 'children' | 'maxWidth' | 'aria-labelledby'> {
  close(): void
}

/** A dialog with inputs: a click outside does not close it; full screen on phones. */
export function FullPageDialog({ close, ...dialog }: FullPageDialogProps) {
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  return <Dialog {...dialog} open fullWidth fullScreen={phone} onClose={unlessBeside(close)} />
}
