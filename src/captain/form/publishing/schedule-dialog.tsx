import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as dateTime from '../../../fields/input/date-time.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFormSession } from '../../../kernel/form/session-context.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'

interface ScheduleDialogProps {
  /** The field that starts the publication window. */
  readonly field: string
  onSchedule(): void
  onClose(): void
}

/** Dialog for the publication time, entered in the form's own field. */
export default function ScheduleDialog({ field, onSchedule, onClose }: ScheduleDialogProps) {
  const session = useFormSession()
  const { translate } = useWords()
  const [before] = useState(() => session.values()[field])
  const [now] = useState(() => Date.now())
  const at = useWatch<Record<string, unknown>>({ name: field })
  const isLater = typeof at === 'string' && Date.parse(at) > now
  const cancel = () => {
    session.put({ [field]: before })
    onClose()
  }
  return (
    <FullPageDialog close={cancel} maxWidth="xs" aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">{translate('commons.actions.schedule')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <dateTime.Input source={field} />
        <span>{translate('forms.saveBar.scheduleHelp')}</span>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel}>
          {translate('commons.actions.cancel')}
        </Button>
        <Button variant="contained" disabled={!isLater} onClick={onSchedule}>
          {translate('commons.actions.schedule')}
        </Button>
      </DialogActions>
    </FullPageDialog>
  )
}
