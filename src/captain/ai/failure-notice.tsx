import Alert from '@mui/material/Alert'

interface NoticeProps {
  readonly text: string
  /** Whether it is inside a live region already and needs no role of its own. */
  readonly live?: boolean
}

/** The reason of a failure, shown in place of the expected result. */
export const FailureNotice = ({ text, live = false }: NoticeProps) => (
  <Alert severity="error" role={live ? 'note' : 'alert'}>
    {text}
  </Alert>
)
