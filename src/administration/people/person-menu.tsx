import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useWords } from '../../shell/words/words-context.tsx'
import type { PersonRow } from './person.ts'
import type { PersonTask } from './person-dialog.tsx'
import { usePersonActions } from './use-person-actions.ts'

interface PersonMenuProps {
  readonly person: PersonRow
  readonly anchor: HTMLElement
  readonly isMe: boolean
  close(): void
  /** Starts an action that needs a dialog of its own. */
  onTask(task: PersonTask): void
  onDone(): void
}

/** An admin's actions on an account. What the server refuses for one's own account is not offered. */
export function PersonMenu({ person, anchor, isMe, close, onTask, onDone }: PersonMenuProps) {
  const { translate } = useWords()
  const { setRole, setAi, setExternal, unban, remove } = usePersonActions(person, onDone)
  const word = (key: string) => translate(`administration.acts.${key}`)
  const after = (work: () => unknown) => () => {
    close()
    void work()
  }
  const tasks: readonly PersonTask[] = ['tenants', 'sessions', 'link', 'password']

  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem onClick={after(setRole)}>{word(person.role === 'admin' ? 'makeUser' : 'makeAdmin')}</MenuItem>
      <MenuItem onClick={after(setAi)}>{word(person.cfAi ? 'forbidAi' : 'allowAi')}</MenuItem>
      <MenuItem onClick={after(setExternal)}>{word(person.isUser ? 'makeExternal' : 'makeInternal')}</MenuItem>
      {tasks.map((task) => (
        <MenuItem key={task} onClick={after(() => onTask(task))}>
          {word(task === 'link' && person.invited ? 'linkAgain' : task)}
        </MenuItem>
      ))}
      {!isMe && person.role !== 'admin' && !person.banned && (
        <MenuItem onClick={after(() => onTask('impersonate'))}>{word('impersonate')}</MenuItem>
      )}
      {!isMe && <Divider />}
      {!isMe && (
        <MenuItem onClick={after(() => (person.banned ? unban() : onTask('ban')))}>
          {word(person.banned ? 'unban' : 'ban')}
        </MenuItem>
      )}
      {!isMe && (
        <MenuItem onClick={after(remove)} sx={{ color: 'error.main' }}>
          {word('remove')}
        </MenuItem>
      )}
    </Menu>
  )
}
