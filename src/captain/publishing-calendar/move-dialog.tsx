import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useMomentTitle, type Moment } from './moment.ts'
import { movedTo } from './use-moves.ts'

interface MoveDialogProps {
  readonly moment: Moment
  /** Closes it and moves the moment. */
  move(day: string, time: string): void
  close(): void
}

/** Asks for another day and time of a moment, which is still to come. */
export function MoveDialog({ moment, move, close }: MoveDialogProps) {
  const { translate } = useWords()
  const titleOf = useMomentTitle()
  const [day, setDay] = useState(moment.day)
  const [time, setTime] = useState(wallClock(moment.at)!.slice(11))
  const [isRefused, setRefused] = useState(false)
  return (
    <ActionDialog
      title={translate('publishing.move', { title: titleOf(moment) })}
      maxWidth="xs"
      close={close}
      onSubmit={() => (movedTo(moment, day, time) ? move(day, time) : setRefused(true))}
      actions={
        <Button type="submit" variant="contained" disabled={day === '' || time === ''}>
          {translate('publishing.run')}
        </Button>
      }
    >
      <TextField
        type="date"
        label={translate('publishing.day')}
        value={day}
        autoFocus
        error={isRefused}
        helperText={isRefused && <span role="alert">{translate('publishing.past')}</span>}
        onChange={({ target }) => {
          setDay(target.value)
          setRefused(false)
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {!moment.isDay && (
        <TextField
          type="time"
          label={translate('publishing.time')}
          value={time}
          onChange={({ target }) => {
            setTime(target.value)
            setRefused(false)
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </ActionDialog>
  )
}
