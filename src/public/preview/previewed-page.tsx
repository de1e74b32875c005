import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Page } from '../../shell/page-context.ts'
import type { RouteContext } from '../../shell/routing/route-context.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { startVideoOnClick } from '../parts/server-body.tsx'

type Preview = NonNullable<Page['preview']>

/** Says that the page is a preview, and leads to the comments and to the public page. */
export function PreviewNotice({ until, isCommented }: Preview) {
  const { translate } = useWords()
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  return (
    <p className="closing" role="status">
      {translate('public.frame.preview', { at: until })}{' '}
      {isCommented && (
        <>
          <a href="#comments">{translate('public.frame.comment')}</a>{' '}
        </>
      )}
      <a href={href.replace(/[?#].*/, '')}>{translate('public.frame.leavePreview')}</a>
    </p>
  )
}

interface PreviewedMainProps {
  readonly preview: Preview
  readonly children: ReactNode
}

/** What a page shows of a preview, read again whenever that changes, with the comments of visitors below it. */
export function PreviewedMain({ preview: { token, isCommented }, children }: PreviewedMainProps) {
  const main = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    let stop: (() => void) | undefined
    const ended = new AbortController()
    // Only previews need it.
    void import('./follow.ts').then(({ follow }) => {
      if (!ended.signal.aborted) stop = follow(token, main, setShown)
    })
    return () => {
      ended.abort()
      stop?.()
    }
  }, [token])

  return (
    <>
      {shown === undefined ? (
        <main id="main" ref={main} tabIndex={-1} data-screen="page">
          {children}
        </main>
      ) : (
        // Clicks are handled for the links inside, which the keyboard can reach.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <main
          key="again"
          id="main"
          ref={main}
          tabIndex={-1}
          data-screen="page"
          dangerouslySetInnerHTML={{ __html: shown }}
          onClick={startVideoOnClick}
        />
      )}
      {isCommented && <Comments />}
    </>
  )
}

/** Written by the server; the browser keeps the markup. */
function Comments() {
  const { commentForm = '' } = useRouter().options.context as RouteContext
  return (
    <section
      id="comments"
      aria-labelledby="comments-title"
      className="preview-comments"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: commentForm }}
    />
  )
}
