import { accountErrorText } from '../../auth/account-error-text.ts'
import { withFreshSession } from '../../auth/use-account-call.ts'
import { apiFetch } from '../../shell/api/api.ts'
import { authPost } from '../../shell/api/auth-call.ts'
import { useConfirm, type Question } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { PersonRow } from './person.ts'

/** Actions on an account that need only a confirmation. */
export function usePersonActions({ id, name, email, role, isUser, cfAi }: PersonRow, onDone: () => void) {
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
