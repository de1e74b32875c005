import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { PreviewedMainProps, RouteContext } from '../../shell/routing/route-context.ts'
import { startVideoOnClick } from '../parts/server-body.tsx'
import { follow } from './follow.ts'

/** What a page shows of a preview, read again whenever that changes, with the comments of visitors below it. */
export function PreviewedMain({ preview: { token, isCommented }, children }: PreviewedMainProps) {
  const main = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<string>()

  useEffect(() => follow(token, main, setShown), [token])

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
