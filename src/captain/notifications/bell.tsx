import { useEffect, useState } from 'react'
import { loadOptional } from '../../shell/api/load-optional.ts'
import { useSession } from '../../shell/session/session.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { whenIdle } from '../../shell/ui/when-idle.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Unread } from './watch-unread.ts'

const NotificationsDialog = lazyPart(() => import('./notifications-dialog.tsx'))

/** Says how many notifications were not read, as they come, and opens them. */
export function Bell() {
  const words = useWords()
  const account = useSession()?.user.id
  const [{ unread, newest }, setUnread] = useState<Unread>({ unread: 0, newest: null })
  const [isNews, setIsNews] = useState(false)
  const [open, setOpen] = useState(false)
  const prepare = () => void Promise.all([NotificationsDialog.load(), words.load('notifications')]).catch(() => {})

  useEffect(() => {
    if (account === undefined) return undefined
    let stop: (() => void) | undefined
    let known: Unread | undefined
    const watch = async () => {
      const loaded = await loadOptional(() => import('./watch-unread.ts'))
      if (ended) return
      stop = loaded?.watchUnread(account, (now) => {
        setUnread(now)
        setIsNews(known !== undefined && now.unread > known.unread)
        known = now
      })
    }
    let ended = false
    // What a page needs first is loaded before anybody asks for news.
    const forget = whenIdle(() => void watch())
    return () => {
      ended = true
      forget()
      stop?.()
    }
  }, [account])

  const label = words.translate('commons.frame.notifications')
  // The name has what is seen in it, so that who controls by voice can say it.
  const shown = unread > 99 ? '99+' : String(unread)
  const count = unread > 0 ? words.translate('commons.frame.unread', { count: shown }) : ''
  return (
    <>
      <button
        type="button"
        className="bar-button bell"
        aria-haspopup="dialog"
        aria-label={count ? `${label} ${count}` : label}
        title={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4" />
        </svg>
        {unread > 0 && <span aria-hidden="true">{shown}</span>}
      </button>
      {/* Said when something comes, not when it is read. */}
      <span className="visually-hidden" role="status">
        {isNews && count}
      </span>
      {open && <NotificationsDialog stamp={`${unread} ${newest ?? ''}`} onClose={() => setOpen(false)} />}
    </>
  )
}
