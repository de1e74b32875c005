import { useSyncExternalStore } from 'react'
import { useWords } from '../words/words-context.tsx'

/** Shown while there is no connection. */
export function OfflineNotice() {
  const { translate } = useWords()
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div role="status" className="offline">
      {offline && <p>{translate('commons.frame.offline')}</p>}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
