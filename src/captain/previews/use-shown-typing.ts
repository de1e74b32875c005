import { useEffect, useState } from 'react'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import type { FormSession } from '../../kernel/form/form-session.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { apiFetch, apiJson } from '../../shell/api/api.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { useWords } from '../../shell/words/words-context.tsx'

type Operation = 'PUT /api/v1/authorized/tenants/{tenant}/preview-panes/{entity}/{id}'
export type PreviewPane = Answer<Operation>

/** For how long nothing must be typed before it is sent, in milliseconds. */
const pause = 150
/** How often it is sent again though nothing is typed, in milliseconds, so that its token goes on. */
const renewal = 60 * 60_000

interface ShownTyping {
  /** What the server answered last: another object each time that the site has something else to show. */
  readonly pane: PreviewPane | undefined
  /** Why nothing can be shown. */
  readonly fault: string | undefined
}

/** Sends what is typed in the form of a record, for the site to show it; one at a time, and of what comes meanwhile the last. */
export function useShownTyping(id: string): ShownTyping {
  const words = useWords()
  const session = useFormSession()
  const { slug } = useTenant()
  const { name: entity } = useEntity()
  const [shown, setShown] = useState<ShownTyping>({ pane: undefined, fault: undefined })

  useEffect(() => {
    const path = `/api/v1/authorized/tenants/${slug}/preview-panes/${entity}/${id}` as const
    let timer: ReturnType<typeof setTimeout> | undefined
    let sent: string | undefined
    let sending: Promise<void> | undefined
    const ended = new AbortController()

    const send = (): void => {
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
    }
    async function sendAll(): Promise<void> {
      try {
        for (let body = typedIn(session); body !== sent && !ended.signal.aborted; body = typedIn(session)) {
          sent = body
          const pane = await apiJson<Operation>(path, { method: 'PUT', body })
          if (!ended.signal.aborted) setShown({ pane, fault: undefined })
        }
      } catch (error) {
        // The next that is typed tries again.
        sent = undefined
        if (!ended.signal.aborted) setShown(({ pane }) => ({ pane, fault: accountErrorText(words, error) }))
      }
    }
    const renew = () => {
      sent = undefined
      send()
    }

    send()
    const stop = session.state.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(send, pause)
    })
    const renewing = setInterval(renew, renewal)
    return () => {
      ended.abort()
      stop()
      clearTimeout(timer)
      clearInterval(renewing)
      // Nobody sees any more what is typed.
      const nothing = { method: 'PUT', body: JSON.stringify({ values: {} }), keepalive: true }
      const clear = () => apiFetch(path, nothing)
      Promise.resolve(sending)
        .then(clear)
        .catch(() => {})
    }
  }, [session, slug, entity, id, words])

  return shown
}

/** The body that says what differs from what is saved. */
function typedIn({ state, names, values }: FormSession): string {
  const { changed } = state.get()
  const now = values()
  const typed = names.filter((name) => changed.includes(name)).map((name) => [name, now[name] ?? null])
  return JSON.stringify({ values: Object.fromEntries(typed) })
}
