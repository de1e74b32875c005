import { useLocation } from '@tanstack/react-router'
import { ScreenSkeleton } from './screen-skeleton.tsx'

const withinRecord = /^\/captain\/tenant\/[^/]+\/[^/]+\/[^/]+$|\/show$/

/** The outline of captain while its script is on the way: the server sends it, so that the page never stands empty. */
export const CaptainSkeleton = () => (
  <div className="captain-awaited" aria-busy="true">
    <div />
    <div />
    <main>
      <CaptainScreenAwaited />
    </main>
  </div>
)

/** The outline of the screen at the present address. */
export function CaptainScreenAwaited() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <ScreenSkeleton shape={withinRecord.test(path) ? 'form' : 'list'} />
}
