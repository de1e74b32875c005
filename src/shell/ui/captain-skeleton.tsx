import { useLocation } from '@tanstack/react-router'
import { ScreenSkeleton } from './screen-skeleton.tsx'

const withinRecord = /^\/captain\/tenant\/[^/]+(?:\/[^/]+\/[^/]+){1,2}$|\/show$/

/** Captain's skeleton while its script loads. The server sends it, so that the page is never empty. */
export const CaptainSkeleton = () => (
  <div className="captain-awaited" aria-busy="true">
    <div />
    <div />
    <main>
      <CaptainScreenAwaited />
    </main>
  </div>
)

/** The skeleton of the screen at the current URL. */
export function CaptainScreenAwaited() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <ScreenSkeleton shape={withinRecord.test(path) ? 'form' : 'list'} />
}
