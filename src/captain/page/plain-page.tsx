import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../shell/api/api.ts'
import { ErrorScreen } from '../../shell/ui/error-screen.tsx'
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

/** A page's own data that could not be read: the error screen, with a retry; without an answer, why. */
export function PageError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { translate } = useWords()
  const { pathname } = useLocation()
  const retry = (
    <button type="button" className="button" onClick={onRetry}>
      {translate('commons.actions.retry')}
    </button>
  )
  if (error instanceof ApiError && error.status > 0) {
    return (
      <ErrorScreen status={error.status} message={error.message} resource={pathname}>
        {retry}
      </ErrorScreen>
    )
  }
  const offline = error instanceof ApiError
  return (
    <div className="empty" role="alert">
      <p>{translate(offline ? 'commons.signIn.unreachable' : 'commons.failures.load')}</p>
      {retry}
    </div>
  )
}
