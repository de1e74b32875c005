import type { Page } from '../../shell/page-context.ts'
import { isPersonal } from '../../shell/routing/personal-paths.ts'
import { joinPrefix, splitPrefix } from '../../shell/words/locale.ts'

/**
 * The address of another page in the same language, with the preview that this page shows. `to` is a path of this site
 * without locale prefix; it may have a hash.
 */
export function pageAddress(page: Page, to: string): string {
  const [path, hash] = to.split('#') as [string, string?]
  const address = joinPrefix(page.prefix, path)
  return withPreview(page, hash ? `${address}#${hash}` : address)
}

/** An address with the preview that this page shows, if it is that of another page of the site. */
export function withPreview({ preview, origin }: Page, href: string): string {
  const own = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  if (!preview || !/^\/(?!\/|api\/)/.test(own)) return href
  const url = new URL(own, origin)
  if (isPersonal(splitPrefix(url.pathname).path)) return href
  url.searchParams.set('preview', preview.token)
  return url.pathname + url.search + url.hash
}
