import { useInfiniteQuery } from '@tanstack/react-query'
import { use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { plainDateOf } from '../../../entities/language/dates/plain-date.ts'
import { notificationText } from '../../../locales/notification-text.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { apiFetch, apiJson } from '../../shell/api/api.ts'
import { queryDefaults } from '../../shell/api/query-options.ts'
import { useSession } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { PathLink } from '../navigation/path-link.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import { tenantName } from '../../shell/tenant.ts'
import { titleOfRow } from '../../kernel/api/text-in.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { shareUnread } from './watch-unread.ts'
import './notifications-dialog.css'

type Page = Answer<'GET /api/v1/authorized/notifications'>
type Notification = Page['notifications'][number]

interface NotificationsDialogProps {
  /** Differs whenever something has come or was read: they are read again. */
  readonly stamp: string
  readonly onClose: () => void
}

/** The account's notifications from all its tenants, the newest first. */
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
  const account = useSession()?.user.id
  const heading = useRef<HTMLHeadingElement>(null)
  const { notifications, hasMore, pending, failed, readAgain, showMore, unread } = useNotifications(stamp)
  const newest = notifications[0]?.id
  const [isUnreadStill, setUnreadStill] = useState(false)
  const readAll = async (button: HTMLElement) => {
    try {
      await apiFetch('/api/v1/authorized/notifications/read', {
        method: 'PUT',
        body: JSON.stringify({ upTo: newest }),
      })
      setUnreadStill(false)
    } catch {
      return setUnreadStill(true)
    }
    const [page] = await readAgain()
    // The button goes away with what was unread.
    if (page?.unread === 0 && document.activeElement === button) heading.current?.focus()
    // The bell may have no stream now.
    if (page && account !== undefined)
      shareUnread(account, {
        unread: page.unread,
        newest: page.notifications.find(({ readAt }) => readAt === null)?.id ?? null,
      })
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
          <h2 ref={heading} id={id} tabIndex={-1}>
            {translate('notifications.title')}
          </h2>
          {newest !== undefined && unread > 0 && (
            <button type="button" className="button small" onClick={({ currentTarget }) => void readAll(currentTarget)}>
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
          {isUnreadStill && <p role="alert">{translate('notifications.notRead')}</p>}
          {failed && (
            <p role="alert">
              {translate('notifications.failed')}{' '}
              <button type="button" className="button small" onClick={() => void readAgain()}>
                {translate('commons.actions.retry')}
              </button>
            </p>
          )}
          {!failed && !pending && notifications.length === 0 && <p>{translate('notifications.none')}</p>}
          <Days notifications={notifications} onClose={onClose} />
          {hasMore && (
            <button type="button" className="button" onClick={showMore}>
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

/** The pages that were asked for so far, with the words of their sites; while they are read again, they stay. */
function useNotifications(stamp: string) {
  const words = useWords()
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...queryDefaults,
    queryKey: [null, 'notifications'],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = pageParam === null ? '' : `?before=${pageParam}`
      const page = await apiJson<'GET /api/v1/authorized/notifications'>(
        `/api/v1/authorized/notifications${query as '?'}`,
        { signal },
      )
      await words.load(...new Set(page.notifications.map(({ tenant }) => `sites/${tenant.site}`)))
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  })
  const readAgain = async (): Promise<readonly Page[]> => {
    const { isSuccess, data: again } = await refetch()
    return isSuccess ? again.pages : []
  }
  const known = useRef(stamp)
  useEffect(() => {
    if (known.current === stamp) return
    known.current = stamp
    void refetch()
  }, [stamp, refetch])
  const pages = data?.pages ?? []
  return {
    notifications: pages.flatMap(({ notifications }) => notifications),
    unread: pages[0]?.unread ?? 0,
    hasMore: hasNextPage,
    pending: isPending || isFetchingNextPage,
    failed: isError,
    readAgain,
    showMore: () => !isFetchingNextPage && void fetchNextPage(),
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
  const title = titleOfRow(locale, notification)
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
