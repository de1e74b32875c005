import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { use, useId, useLayoutEffect, useRef, useState } from 'react'
import { plainDateOf } from '../../../entities/language/dates/plain-date.ts'
import { notificationText } from '../../../locales/notification-text.ts'
import type { Answer } from '../../shell/api/answer.ts'
import { apiFetch, apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { PathLink } from '../navigation/path-link.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import { tenantName } from '../tenant/tenant-name.ts'
import { useFormat } from '../words/format.ts'
import './notifications-dialog.css'

type Page = Answer<'GET /api/v1/authorized/notifications'>
type Notification = Page['notifications'][number]

interface NotificationsDialogProps {
  /** Differs whenever something has come or was read: they are read again. */
  readonly stamp: string
  readonly onClose: () => void
}

/** What one was told of at all one's tenants, the newest first. */
export default function NotificationsDialog({ stamp, onClose }: NotificationsDialogProps) {
  const words = useWords()
  use(words.load('notifications'))
  const { translate } = words
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back to where it was.
    return () => element?.close()
  }, [])
  const { notifications, next, pending, failed, retry, showMore, unread } = useNotifications(stamp)
  const newest = notifications[0]?.id
  const readAll = async () => {
    await apiFetch('/api/v1/authorized/notifications/read', {
      method: 'PUT',
      body: JSON.stringify({ upTo: newest }),
    }).catch(() => {})
    retry()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside it closes it, as Escape does
    <dialog
      ref={dialog}
      className="notifications-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="notifications-panel">
        <div className="notifications-head">
          <h2 id={id}>{translate('notifications.title')}</h2>
          {newest !== undefined && unread > 0 && (
            <button type="button" className="button small" onClick={() => void readAll()}>
              {translate('notifications.readAll')}
            </button>
          )}
          <button
            type="button"
            className="bar-button"
            aria-label={translate('notifications.close')}
            title={translate('notifications.close')}
            onClick={onClose}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <div className="notifications-list" aria-busy={pending}>
          {failed && (
            <p role="alert">
              {translate('notifications.failed')}{' '}
              <button type="button" className="button small" onClick={retry}>
                {translate('commons.actions.retry')}
              </button>
            </p>
          )}
          {!failed && !pending && notifications.length === 0 && <p>{translate('notifications.none')}</p>}
          <Days notifications={notifications} onClose={onClose} />
          {next !== null && (
            <button type="button" className="button" disabled={pending} onClick={showMore}>
              {translate('notifications.more')}
            </button>
          )}
        </div>
        <div className="notifications-foot">
          <PathLink to="/user/profile" hash="notifications" onClick={onClose}>
            {translate('notifications.settings')}
          </PathLink>
        </div>
      </div>
    </dialog>
  )
}

/** The pages that were asked for so far, with the words of their sites. */
function useNotifications(stamp: string) {
  const words = useWords()
  const [befores, setBefores] = useState<readonly (string | undefined)[]>([undefined])
  const read = async (before: string | undefined, signal: AbortSignal): Promise<Page> => {
    const query = before === undefined ? '' : `?before=${before}`
    const page = await apiJson<'GET /api/v1/authorized/notifications'>(
      `/api/v1/authorized/notifications${query as '?'}`,
      { signal },
    )
    await words.load(...new Set(page.notifications.map(({ tenant }) => `sites/${tenant.site}`)))
    return page
  }
  const pages = useQueries({
    queries: befores.map((before) => ({
      ...apiQueryOptions([null, 'notifications', stamp, before], (signal) => read(before, signal)),
      placeholderData: keepPreviousData,
      gcTime: 0,
    })),
  })
  const next = pages.at(-1)?.data?.next ?? null
  return {
    notifications: pages.flatMap(({ data }) => data?.notifications ?? []),
    unread: pages[0]?.data?.unread ?? 0,
    next,
    pending: pages.some(({ isPending }) => isPending),
    failed: pages.some(({ isError }) => isError),
    retry: () => void Promise.all(pages.map(({ refetch }) => refetch())),
    showMore: () => next !== null && setBefores([...befores, next]),
  }
}

interface DaysProps {
  readonly notifications: readonly Notification[]
  readonly onClose: () => void
}

function Days({ notifications, onClose }: DaysProps) {
  const format = useFormat()
  const id = useId()
  const days = Map.groupBy(notifications, ({ createdAt }) => plainDateOf(createdAt))
  return [...days].map(([day, some]) => (
    <section key={day} aria-labelledby={`${id}${day}`}>
      <h3 id={`${id}${day}`}>{format.day(day)}</h3>
      <ul>
        {some.map((each) => (
          <Row key={each.id} notification={each} onClose={onClose} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ notification, onClose }: { readonly notification: Notification; readonly onClose: () => void }) {
  const { translate, locale } = useWords()
  const format = useFormat()
  const { id, kind, tenant, entity, by, params, path, readAt, createdAt } = notification
  const title = (locale === 'en' && notification.titleEn) || notification.title
  const text = notificationText(translate, { kind, by, site: tenant.site, entity, params, title })
  const inside = (
    <>
      <TenantMark tenant={tenant} />
      <span>
        <span>{text}</span>
        <small>
          {tenantName(tenant, locale)} · <time dateTime={createdAt}>{format.relative(createdAt)}</time>
          {path === null && ` · ${translate('notifications.gone')}`}
        </small>
      </span>
      {readAt === null && <i role="img" aria-label={translate('notifications.isUnread')} />}
    </>
  )
  if (path === null) return <li className="notification">{inside}</li>
  const [pathname, search] = path.split('?')
  return (
    <li>
      <PathLink
        to={pathname!}
        search={Object.fromEntries(new URLSearchParams(search)) as never}
        className="notification"
        onClick={() => {
          if (readAt === null)
            void apiFetch(`/api/v1/authorized/notifications/${id}/read`, { method: 'PUT', keepalive: true }).catch(
              () => {},
            )
          onClose()
        }}
      >
        {inside}
      </PathLink>
    </li>
  )
}
