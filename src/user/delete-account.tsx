import { useRouter } from '@tanstack/react-router'
import { Fault } from '../auth/fault.tsx'
import { useTask } from '../auth/use-task.ts'
import { authPost } from '../shell/auth-call.ts'
import { useConfirm } from '../shell/confirm.tsx'
import { useWords } from '../shell/words-context.tsx'

export function DeleteAccount({ email }: { email: string }) {
  const { translate } = useWords()
  const ask = useConfirm()
  const router = useRouter()
  const { busy, fault, run } = useTask()

  async function remove(): Promise<void> {
    const agreed = await ask({
      mode: 'delete',
      title: translate('accounts.delete.question'),
      body: translate('accounts.delete.body', { email }),
      ok: translate('accounts.delete.ok'),
    })
    if (agreed && (await run(() => authPost('/api/auth/delete-user')))) await router.navigate({ to: '/' })
  }

  return (
    <div className="account-form">
      <Fault>{fault}</Fault>
      <div className="actions">
        <button type="button" className="button leave" disabled={busy} onClick={() => void remove()}>
          {translate('accounts.delete.ok')}
        </button>
      </div>
    </div>
  )
}
