import Dialog, { type DialogProps } from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'

interface OverPageProps extends Pick<DialogProps, 'children' | 'maxWidth' | 'aria-labelledby'> {
  close(): void
}

/** A dialog in which something is typed: a click beside it leaves it open, and on a phone there is nothing beside it. */
export function OverPage({ close, ...dialog }: OverPageProps) {
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  return (
    <Dialog
      {...dialog}
      open
      fullWidth
      fullScreen={phone}
      onClose={(_, reason) => {
        if (reason !== 'backdropClick') close()
      }}
    />
  )
}
