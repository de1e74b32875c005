import type { ReactNode } from 'react'
import { ApiError } from '../../shell/api/api.ts'
import { useWords } from '../../shell/words/words-context.tsx'

interface PlainPageProps {
  readonly title: ReactNode
  readonly beside?: ReactNode
  readonly busy?: boolean
  readonly tenant?: string
  readonly children: ReactNode
}

/** A captain page outside react-admin. */
export function PlainPage({ title, beside, busy = false, tenant, children }: PlainPageProps) {
  return (
    <div className="plain-page" data-screen="page" data-tenant={tenant} aria-busy={busy || undefined}>
      <header>
        <h1>{title}</h1>
        {beside}
      </header>
      {children}
    </div>
  )
}

/** A failed read, with a retry. */
export function PageError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { translate } = useWords()
  const offline = error instanceof ApiError && error.status === 0
  return (
    <div className="empty" role="alert">
      <p>{translate(offline ? 'commons.signIn.unreachable' : 'commons.failures.load')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {translate('commons.actions.retry')}
      </button>
    </div>
  )
}
