import { useRouter } from '@tanstack/react-router'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import { authPost } from '../shell/api/auth-call.ts'
import { useConfirm } from '../shell/ui/confirm.tsx'
import { useWords } from '../shell/words/words-context.tsx'

export function DeleteAccount({ email }: { email: string }) {
  const { translate } = useWords()
  const ask = useConfirm()
  const router = useRouter()
  const { busy, fault, run } = useAccountCall()

  async function remove(): Promise<void> {
    const agreed = await ask({
      mode: 'delete',
      title: translate('accounts.delete.question'),
      body: translate('accounts.delete.body', { email }),
      ok: translate('accounts.delete.ok'),
    })
    if (agreed && (await run(() => authPost('/api/auth/delete-user'))))
      await router.navigate({ to: '/', ignoreBlocker: true })
  }

  return (
    <div className="account-form">
      <ErrorMessage>{fault}</ErrorMessage>
      <div className="actions">
        <button type="button" className="button leave" disabled={busy} onClick={() => void remove()}>
          {translate('accounts.delete.ok')}
        </button>
      </div>
    </div>
  )
}
