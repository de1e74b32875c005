/** What a page has that somebody opened by a preview. */
export interface PreviewPage {
  /** Where Captain is: `https://captain.example.jp`. */
  readonly origin: string
  /** The slug of the tenant. */
  readonly tenant: string
  /** The token that the page was opened with, which its reads have as `preview`. */
  readonly preview: string
}

/** What messages between captain and the page of a site in its preview pane have as their type. */
const type = 'captain:preview'

/**
 * Calls `changed` when a page that shows a preview should read again: what is typed beside it has changed, or a record or
 * its draft was saved. Changes meanwhile are answered by one more call. Calls `over` once the preview has ended. Returns
 * what stops it. For browsers.
 */
export function onPreviewChange(
  { origin, tenant, preview }: PreviewPage,
  changed: () => unknown,
  over: () => unknown = () => {},
): () => void {
  const captain = new URL(origin).origin
  let isReading = false
  let isBehind = false
  async function read(): Promise<void> {
    isBehind = true
    if (isReading) return
    isReading = true
    try {
      while (isBehind) {
        isBehind = false
        await changed()
      }
    } finally {
      isReading = false
    }
  }

  const hear = ({ source, origin: from, data }: MessageEvent<{ type?: unknown; event?: unknown } | null>): void => {
    if (source === window.parent && from === captain && data?.type === type && data.event === 'changed') void read()
  }
  window.addEventListener('message', hear)
  if (window.parent !== window) window.parent.postMessage({ type, event: 'ready' }, captain)

  const address = new URL(`/api/v1/tenants/${encodeURIComponent(tenant)}/preview/events`, captain)
  address.searchParams.set('preview', preview)
  const events = new EventSource(address)
  let seen: string | undefined
  events.addEventListener('shown', ({ lastEventId }) => {
    // The first one says what the page has just read.
    if (seen !== undefined && seen !== lastEventId) void read()
    seen = lastEventId
  })
  events.addEventListener('over', () => {
    events.close()
    over()
  })
  return () => {
    window.removeEventListener('message', hear)
    events.close()
  }
}
