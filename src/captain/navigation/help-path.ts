import { useRouterState } from '@tanstack/react-router'
import { useWords } from '../../shell/words/words-context.tsx'

/** The address that leads to the guide for the page that is open: the server knows which it is. */
export function useHelpPath(): string {
  const { locale } = useWords()
  const at = useRouterState({ select: ({ location }) => location.pathname })
  return `/api/docs/guides/help?${new URLSearchParams({ lang: locale, at }).toString()}`
}
