import { onPreviewChange } from '../../../../generators/client/previews.ts'

/** Shows a preview anew as soon as something else is to be shown: what is typed beside it, or what was saved. */
const { origin = '', tenant = '' } = document.documentElement.dataset
const preview = new URLSearchParams(location.search).get('preview') ?? ''

onPreviewChange(
  { origin, tenant, preview },
  async () => {
    const answer = await fetch(location.href, { cache: 'no-store' })
    if (!answer.ok) return location.reload()
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    // The bar stays: somebody may be writing a comment in it.
    document.querySelector('main')!.replaceWith(next.querySelector('main')!)
    document.title = next.title
  },
  () => location.reload(),
)
