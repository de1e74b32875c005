import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { weekdays, type Weekday } from '../../../entities/language/dates/plain-date.ts'
import { useToast } from '../../shell/ui/toast.tsx'

interface CopyMenuProps {
  readonly day: Weekday
  readonly dayName: string
  copyTo(days: readonly Weekday[]): void
}

/** Copies a day's hours to all days, to Monday through Friday, or to one other day. */
export function CopyMenu({ day, dayName, copyTo }: CopyMenuProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const words = translate('commons.week.copyDay', { day: dayName })
  const copy = (days: readonly Weekday[]) => {
    copyTo(days)
    setAnchor(null)
    toast({ text: translate('commons.week.copied', { day: dayName }), kind: 'success' })
  }
  return (
    <>
      <IconButton
        aria-label={words}
        title={words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => copy(weekdays)}>{translate('commons.week.copyToAll')}</MenuItem>
        <MenuItem onClick={() => copy(weekdays.slice(0, 5))}>{translate('commons.week.copyToWeekdays')}</MenuItem>
        <Divider />
        {weekdays
          .filter((other) => other !== day)
          .map((other) => (
            <MenuItem key={other} onClick={() => copy([other])}>
              {translate('commons.week.copyToDay', { day: translate(`commons.weekdaysLong.${other}`) })}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
