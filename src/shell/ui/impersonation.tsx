import { useState } from 'react'
import { authPost } from '../api/auth-call.ts'
import { instantText } from '../words/instant-text.ts'
import { mayLeave } from '../base/leave-guards.ts'
import { joinPrefix } from '../words/locale.ts'
import { usePage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { useToast } from './toast.tsx'
import { useWords } from '../words/words-context.tsx'

/** The bar on every page while an admin impersonates a user: until when, with a button to end it. */
export default function Impersonation() {
  const { translate, locale } = useWords()
  const { prefix } = usePage()
  const session = useSession()
  const show = useToast()
  const [busy, setBusy] = useState(false)
  if (!session?.session.impersonatedBy) return null
  const { user, session: own } = session

  async function stop(): Promise<void> {
    if (!(await mayLeave('signOut'))) return
    setBusy(true)
    try {
      await authPost('/api/auth/admin/stop-impersonating')
      // Full load: everything on the page was read as the other user.
      location.assign(joinPrefix(prefix, '/admin/auth-user'))
    } catch {
      setBusy(false)
      show({ kind: 'error', text: translate('commons.impersonation.failed') })
    }
  }

  return (
    <aside className="impersonation" aria-label={translate('commons.impersonation.label')}>
      <p>
        <strong>{translate('commons.impersonation.as', { name: user.name })}</strong>{' '}
        <span>{translate('commons.impersonation.until', { time: instantText(locale, own.expiresAt) })}</span>
      </p>
      <button type="button" className="button" disabled={busy} onClick={() => void stop()}>
        {translate('commons.impersonation.stop')}
      </button>
    </aside>
  )
}
