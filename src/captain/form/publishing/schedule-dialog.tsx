import Button from '@mui/material/Button'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as dateTime from '../../../fields/input/date-time.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFormSession } from '../../../kernel/form/session-context.tsx'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'

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
    <ActionDialog
      title={translate('commons.actions.schedule')}
      maxWidth="xs"
      actions={
        <Button variant="contained" disabled={!isLater} onClick={onSchedule}>
          {translate('commons.actions.schedule')}
        </Button>
      }
      sx={{ gap: 1 }}
      close={cancel}
    >
      <dateTime.Input source={field} />
      <span>{translate('forms.saveBar.scheduleHelp')}</span>
    </ActionDialog>
  )
}
