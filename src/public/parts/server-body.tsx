import type { ComponentProps, MouseEvent } from 'react'
import { Body } from '../../blocks/body.tsx'

/**
 * A body on a public page. Only the server writes it: the browser takes over what stands there, and brings along no more
 * script than starts a film when somebody asks for it.
 */
export const ServerBody = ({ lang, ...body }: ComponentProps<typeof Body>) =>
  import.meta.env.SSR ? (
    <Body lang={lang} {...body} />
  ) : (
    // What is clicked is the link within, which the keyboard reaches as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="blocks"
      lang={lang}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onClick={startVideoOnClick}
    />
  )

function startVideoOnClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.blocks-video a')
  if (!link?.querySelector('.blocks-play') || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void import('../../blocks/start-video.ts').then(({ startVideo: startFilm }) => startFilm(link))
}
