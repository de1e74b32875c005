import { useEffect, useState } from 'react'
import { answerOf, type Answer } from '../../../shell/base/answer.ts'
import { currentToken } from '../../../shell/api/token.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'

export type Present = Answer<'POST /api/v1/authorized/tenants/{tenant}/presence'>['others'][number]

/** The server forgets who has not called for 25 seconds. */
const interval = 10_000

/**
 * Says every 10 seconds that this page has a record open, and returns who else has. Paused while the tab is hidden;
 * leaving says so at once. Nothing depends on it, so a call that fails is not reported, and the next one tries again.
 */
export function useOthers(entity: string, id: string): readonly Present[] {
  const { slug } = useTenant()
  const [others, setOthers] = useState<readonly Present[]>([])

  useEffect(() => {
    const page = crypto.randomUUID()
    let typedAt = -Infinity
    let reportedTyping = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false

    const report = async (more: { readonly typing?: boolean; readonly leaving?: boolean }) => {
      // An expired token is renewed by what people do, not by a page that is merely open.
      const token = currentToken()
      if (!token) return undefined
      const response = await fetch(`/api/v1/authorized/tenants/${slug}/presence`, {
        method: 'POST',
        keepalive: more.leaving === true,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ entity, id, page, ...more }),
      })
      if (!response.ok) return undefined
      return answerOf<'POST /api/v1/authorized/tenants/{tenant}/presence'>(response)
    }
    const poll = async () => {
      clearTimeout(timer)
      if (ended || document.visibilityState === 'hidden') return
      timer = setTimeout(() => void poll(), interval)
      reportedTyping = performance.now() - typedAt < interval
      try {
        const answer = await report({ typing: reportedTyping })
        if (!ended) setOthers(answer?.others ?? [])
      } catch {
        if (!ended) setOthers([])
      }
    }
    const leave = () => void report({ leaving: true }).catch(() => {})
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-field]')) return
      typedAt = performance.now()
      if (!reportedTyping) void poll()
    }
    const onVisible = () => void poll()

    void poll()
    document.addEventListener('input', onInput)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pagehide', leave)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('input', onInput)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [slug, entity, id])

  return others
}
