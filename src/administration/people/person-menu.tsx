import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useWords } from '../../shell/words/words-context.tsx'
import type { PersonRow } from './person.ts'
import type { PersonTask } from './person-dialog.tsx'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { withFreshSession } from '../../auth/use-account-call.ts'
import { apiFetch } from '../../shell/api/api.ts'
import { authPost } from '../../shell/api/auth-call.ts'
import { useConfirm, type Question } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'

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

/** Actions on an account that need only a confirmation. */
function usePersonActions({ id, name, email, role, isUser, cfAi }: PersonRow, onDone: () => void) {
  const words = useWords()
  const { translate } = words
  const ask = useConfirm()
  const show = useToast()

  async function act(act: string, mode: Question['mode'], work: () => Promise<unknown>): Promise<void> {
    const agreed = await ask({
      mode,
      title: translate(`administration.ask.${act}.title`, { name }),
      body: translate(`administration.ask.${act}.body`, { name, email }),
      ok: translate(`administration.acts.${act}`),
    })
    if (!agreed) return
    try {
      await withFreshSession(work)
      show({ text: translate(`administration.ask.${act}.done`, { name }) })
    } catch (error) {
      show({ kind: 'error', text: accountErrorText(words, error) })
    }
    onDone()
  }

  const setCapability = (capability: { readonly cfAi: boolean } | { readonly isUser: boolean }) =>
    apiFetch(`/api/v1/admin/users/${id}/capabilities`, { method: 'PATCH', body: JSON.stringify(capability) })

  return {
    setRole: () =>
      act(role === 'admin' ? 'makeUser' : 'makeAdmin', 'confirm', () =>
        authPost('/api/auth/admin/set-role', { userId: id, role: role === 'admin' ? 'user' : 'admin' }),
      ),
    setAi: () => act(cfAi ? 'forbidAi' : 'allowAi', 'confirm', () => setCapability({ cfAi: !cfAi })),
    setExternal: () =>
      act(isUser ? 'makeExternal' : 'makeInternal', 'confirm', () => setCapability({ isUser: !isUser })),
    unban: () => act('unban', 'confirm', () => authPost('/api/auth/admin/unban-user', { userId: id })),
    remove: () => act('remove', 'delete', () => authPost('/api/auth/admin/remove-user', { userId: id })),
  }
}
