import { useRouterState } from '@tanstack/react-router'
import { useEffect, type SyntheticEvent } from 'react'

/** By a page's path, the address of the link in it that was followed last. */
const lastLinks = new Map<string, string>()

/** The page of captain that was shown last, also before one left captain for a page that has another frame. */
let before: string | undefined

/** Remembers the link that is followed. For `onClickCapture` of the page's main part. */
export function rememberLink({ target }: SyntheticEvent): void {
  const href = (target as Element).closest('a[href]')?.getAttribute('href')
  if (href) lastLinks.set(location.pathname, href)
}

/**
 * When a page replaces the one that had the focus, the focus moves to the link that was followed from it before, else to
 * the page's main part, rather than being lost. The first page after loading leaves it to the browser, so that Tab begins
 * at the skip link.
 */
export function usePageFocus(): void {
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    const isFirst = before === undefined
    before = shown
    const main = document.getElementById('main')
    // The main part itself stays when what is in it changes.
    if (isFirst || !main || ![document.body, main].includes(document.activeElement as HTMLElement)) return
    main.focus({ preventScroll: true })
    const href = lastLinks.get(location.pathname)
    if (href === undefined) return
    // The link may come only with the page's data; meanwhile the focus may have gone elsewhere.
    const focusLink = () => {
      const link = main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
      if (document.activeElement === main) link?.focus({ preventScroll: true })
      if (document.activeElement !== main) links.disconnect()
    }
    const links = new MutationObserver(focusLink)
    links.observe(main, { childList: true, subtree: true })
    focusLink()
    return () => links.disconnect()
  }, [shown])
}
