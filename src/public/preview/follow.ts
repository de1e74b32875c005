import type { RefObject } from 'react'
import { operatorSite } from '../../../entities/installation.ts'
import { onPreviewChange } from '../../../generators/client/previews.ts'

/**
 * Reads the page again, without cookies, whenever what its preview shows has changed, and passes on what its main part is
 * then. Reloads the page once the preview has ended. Returns what stops it.
 */
export function follow(preview: string, main: RefObject<HTMLElement | null>, show: (html: string) => void): () => void {
  async function read(): Promise<void> {
    const answer = await fetch(location.href, { cache: 'no-store', credentials: 'omit' }).catch(() => undefined)
    if (answer?.status === 404 || answer?.status === 410) return location.reload()
    // The next change reads again.
    if (!answer?.ok) return
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [before, after] = [main.current, next.querySelector('main')]
    if (!before || !after) return
    // What somebody has opened stays open while its text changes.
    const opened = before.querySelectorAll('details')
    after
      .querySelectorAll('details')
      .forEach((each, index) => each.toggleAttribute('open', opened[index]?.open ?? false))
    show(after.innerHTML)
    document.title = next.title
  }
  return onPreviewChange({ origin: location.origin, tenant: operatorSite, preview }, read, () => location.reload())
}
