import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { useNameText } from '../../kernel/words/name-text.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Moment } from './moment.ts'

interface MoveDialogProps {
  readonly moment: Moment
  move(day: string, time: string | undefined): Promise<void>
  close(): void
}

/** Asks for another day and time of a moment: for fingers and keyboards. */
export function MoveDialog({ moment, move, close }: MoveDialogProps) {
  const { translate } = useWords()
  const nameText = useNameText()
  const [day, setDay] = useState(moment.day)
  const [time, setTime] = useState(wallClock(moment.at)!.slice(11))
  const [busy, setBusy] = useState(false)
  return (
    <ActionDialog
      title={translate('publishing.move', { title: nameText(moment.entity!, moment.name) })}
      maxWidth="xs"
      busy={busy}
      close={close}
      onSubmit={() => {
        setBusy(true)
        void move(day, moment.isDay ? undefined : time).finally(() => setBusy(false))
      }}
      actions={
        <Button type="submit" variant="contained" disabled={busy || day === '' || time === ''}>
          {translate('publishing.run')}
        </Button>
      }
    >
      <TextField
        type="date"
        label={translate('publishing.day')}
        value={day}
        autoFocus
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {!moment.isDay && (
        <TextField
          type="time"
          label={translate('publishing.time')}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </ActionDialog>
  )
}
