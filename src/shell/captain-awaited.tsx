import { useLocation } from '@tanstack/react-router'
import { ScreenAwaited } from './screen-awaited.tsx'

const withinRecord = /^\/captain\/tenant\/[^/]+\/[^/]+\/[^/]+$|\/show$/

/** The outline of captain while its script is on the way: the server sends it, so that the page never stands empty. */
export function CaptainAwaited() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className="captain-awaited" aria-busy="true">
      <div />
      <div />
      <main>
        <ScreenAwaited shape={withinRecord.test(path) ? 'form' : 'list'} />
      </main>
    </div>
  )
}
