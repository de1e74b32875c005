import Button from '@mui/material/Button'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { usePublishTime } from './publish-time.tsx'

interface ScheduleDialogProps {
  /** The time that is set already. */
  readonly publishAt: string | null
  onSchedule(publishAt: string): void
  onClose(): void
}

/** Asks when a draft is to be published, in the tenant's zone. */
export default function ScheduleDialog({ publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const { translate } = useWords()
  const time = usePublishTime('draft-publish-at', translate('drafts.schedule.at'), publishAt)
  const submit = () => {
    const at = time.read()
    if (at !== undefined) onSchedule(at)
  }
  return (
    <ActionDialog
      title={translate('commons.actions.schedule')}
      maxWidth="xs"
      actions={
        <Button type="submit" variant="contained" data-action="schedule">
          {translate('commons.actions.schedule')}
        </Button>
      }
      sx={{ gap: 1 }}
      onSubmit={submit}
      close={onClose}
    >
      {time.control}
      <span>{translate('drafts.schedule.help')}</span>
    </ActionDialog>
  )
}
