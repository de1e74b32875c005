import type { ComponentProps, MouseEvent } from 'react'
import { Body } from '../../blocks/body.tsx'
import { LinkAddress } from '../../blocks/link-address.ts'
import { usePage } from '../../shell/page-context.ts'
import { withPreview } from './page-address.ts'

/**
 * A body on a public page. Rendered on the server only: the browser keeps the markup, and its script contains only what
 * starts a video on click.
 */
export function ServerBody({ lang, ...body }: ComponentProps<typeof Body>) {
  const page = usePage()
  return import.meta.env.SSR ? (
    <LinkAddress value={(href) => withPreview(page, href)}>
      <Body lang={lang} {...body} />
    </LinkAddress>
  ) : (
    // Clicks are handled for the links inside, which the keyboard can reach.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="blocks"
      lang={lang}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onClick={startVideoOnClick}
    />
  )
}

export function startVideoOnClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.blocks-video a')
  if (!link?.querySelector('.blocks-play') || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void import('../../blocks/start-video.ts').then(({ startVideo }) => startVideo(link))
}
