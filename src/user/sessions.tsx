import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import { authGet, authPost, afterAuthCall } from '../shell/api/auth-call.ts'
import { useConfirm } from '../shell/ui/confirm.tsx'
import { instantText } from '../shell/words/instant-text.ts'
import { apiQueryOptions } from '../shell/api/query-options.ts'
import { useRowFocus } from '../shell/ui/use-row-focus.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import { deviceName } from '../auth/device-name.ts'
import { LoadingFailed, LoadingPlaceholder } from './loading-states.tsx'

// Deleting a passkey or changing the password signs the user out everywhere else.
const endingOthers = ['/api/auth/passkey/delete-passkey', '/api/auth/change-password']

const readSessions = (signal: AbortSignal) => authGet('/api/auth/list-sessions', { signal })

/** The number of sessions shown before the list is expanded. */
const shortList = 5

/** The user's sessions, to be ended one by one or all at once. */
export function Sessions() {
  const { translate, locale } = useWords()
  const ask = useConfirm()
  const show = useToast()
  const router = useRouter()
  const { busy, fault, run } = useAccountCall()
  const [all, setAll] = useState(false)
  const { data: sessions, isError, refetch } = useQuery(apiQueryOptions([null, 'own-sessions'], readSessions))
  useEffect(() => afterAuthCall(endingOthers, refetch), [refetch])
  const shown = all ? sessions : sessions?.slice(0, shortList)
  const { list, leave } = useRowFocus<HTMLUListElement>(shown?.map(({ id }) => id).join(), busy)

  const end = async (id: string): Promise<void> => {
    if (!(await run(() => authPost('/api/auth/revoke-session', { id })))) return
    show({ text: translate('accounts.sessions.ended') })
    await refetch()
  }
  const showAll = () => {
    // The button goes, and the first device that it shows comes next.
    const buttons = list.current?.querySelectorAll('button').length
    flushSync(() => setAll(true))
    if (buttons !== undefined) list.current?.querySelectorAll('button')[buttons]?.focus()
  }
  const endOthers = async (button: HTMLElement): Promise<void> => {
    leave(button)
    const agreed = await ask({
      mode: 'confirm',
      title: translate('accounts.sessions.othersTitle'),
      body: translate('accounts.sessions.othersBody'),
      ok: translate('accounts.sessions.others'),
    })
    if (!agreed || !(await run(() => authPost('/api/auth/revoke-other-sessions')))) return
    show({ text: translate('accounts.sessions.endedOthers') })
    await refetch()
  }
  const endAll = async (): Promise<void> => {
    const agreed = await ask({
      mode: 'confirm',
      title: translate('accounts.sessions.allTitle'),
      body: translate('accounts.sessions.allBody'),
      ok: translate('accounts.sessions.all'),
    })
    if (agreed && (await run(() => authPost('/api/auth/revoke-sessions'))))
      await router.navigate({ to: '/auth/logout', ignoreBlocker: true })
  }

  return (
    <div className="account-form">
      <ErrorMessage>{fault}</ErrorMessage>
      {isError && !sessions && <LoadingFailed onRetry={() => void refetch()} />}
      {!isError && !sessions && <LoadingPlaceholder />}
      {sessions && (
        <ul ref={list} tabIndex={-1} className="account-rows">
          {shown?.map((session) => {
            const device = deviceName(session.userAgent ?? '') || translate('accounts.sessions.unknown')
            const time = instantText(locale, session.createdAt)
            return (
              <li key={session.id} className="account-row">
                <div>
                  <strong>
                    {device}
                    {session.isCurrent && <span className="badge">{translate('accounts.sessions.here')}</span>}
                  </strong>
                  <span className="soft">
                    {translate('accounts.sessions.since', { time })}
                    {session.ipAddress && ` · ${session.ipAddress}`}
                  </span>
                </div>
                {!session.isCurrent && (
                  <button
                    type="button"
                    className="button small"
                    aria-label={translate('accounts.sessions.endOf', { device, time })}
                    disabled={busy}
                    onClick={({ currentTarget }) => {
                      leave(currentTarget)
                      void end(session.id)
                    }}
                  >
                    {translate('accounts.sessions.end')}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div className="actions">
        {sessions && sessions.length > shortList && !all && (
          <button type="button" className="button" onClick={showAll}>
            {translate('accounts.sessions.more', { smart_count: sessions.length - shortList })}
          </button>
        )}
        {sessions && sessions.length > 1 && (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={({ currentTarget }) => void endOthers(currentTarget)}
          >
            {translate('accounts.sessions.others')}
          </button>
        )}
        <button type="button" className="button" disabled={busy} onClick={() => void endAll()}>
          {translate('accounts.sessions.all')}
        </button>
      </div>
    </div>
  )
}
