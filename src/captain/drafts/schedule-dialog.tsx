import Button from '@mui/material/Button'
import { useState } from 'react'
import { fieldOf } from '../../../entities/language/entity.ts'
import { dateTime } from '../../../entities/language/fields/date-time.ts'
import * as input from '../../fields/input/date-time.tsx'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { useWords } from '../../shell/words/words-context.tsx'

interface ScheduleDialogProps {
  /** The time that is set already. */
  readonly publishAt: string | null
  onSchedule(publishAt: string): void
  onClose(): void
}

const field = fieldOf('publishAt', dateTime().optional())

/** Asks when a draft is to be published, in the tenant's zone. */
export default function ScheduleDialog({ publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const { translate } = useWords()
  const [at, setAt] = useState<unknown>(publishAt)
  const [error, setError] = useState<string>()
  const submit = () => {
    const time = typeof at === 'string' ? Date.parse(at) : Number.NaN
    if (Number.isNaN(time)) setError(translate('drafts.schedule.noTime'))
    else if (time <= Date.now()) setError(translate('drafts.schedule.past'))
    else onSchedule(String(at))
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
      <input.Input.Part
        entry={{
          field,
          path: field.name,
          id: 'draft-publish-at',
          label: translate('drafts.schedule.at'),
          required: true,
          readOnly: false,
          error,
          inside: {},
          value: at,
          change: (value) => {
            setAt(value)
            setError(undefined)
          },
          blur: () => {},
          focusable: () => {},
        }}
      />
      <span>{translate('drafts.schedule.help')}</span>
    </ActionDialog>
  )
}
