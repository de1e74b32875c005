import { isNotFound, useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { joinPrefix } from '../words/locale.ts'
import { usePage, type SiteClosing } from '../document/page-context.ts'
import { useWords } from '../words/words-context.tsx'

/** The error screen: status code, message, a title in words, and a link to the home page in the URL's language. */
export function ErrorScreen({ status, message }: { status: number; message: string }) {
  const { translate } = useWords()
  const { prefix } = usePage()
  const title = translate(`commons.errors.${status}.title`, { _: '' })
  const meaning = translate(`commons.errors.${status}.message`, { _: '' })
  return (
    <div className="error-screen" data-screen="error" data-status={status}>
      <p className="code">{status}</p>
      {title && <h1>{title}</h1>}
      {meaning && <p>{meaning}</p>}
      <p className="message">{message}</p>
      <a className="button" href={joinPrefix(prefix, '/')}>
        {translate('commons.errors.back')}
      </a>
    </div>
  )
}

/** Shown for URLs without a page. One refused by a route's validation says so (specification, section 8). */
export function NotFoundScreen({ data }: { readonly data?: unknown }) {
  const path = useRouterState({ select: ({ location }) => location.publicHref })
  return <ErrorScreen status={404} message={data ? `Page Not Found: ${path}` : 'Page not found'} />
}

/** Shown for errors thrown while a page loads or renders. Without a status it is 500. */
export function ThrownScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { closing } = usePage()
  if (isNotFound(error)) return <NotFoundScreen data={error.data} />
  const { status, statusCode, message } = error as Error & { status?: number; statusCode?: number }
  // The maintenance page needs no script and gets none.
  if (import.meta.env.SSR && closing && !closing.isLetIn && status === 503) return <ClosedScreen closing={closing} />
  return <ErrorScreen status={status || statusCode || 500} message={message || 'Internal Server Error'} />
}

/** Replaces every public page during maintenance of the site. */
const ClosedScreen = ({ closing: { title, message, lang, until } }: { readonly closing: SiteClosing }) => (
  <div className="error-screen closed" data-screen="error" data-status={503}>
    <svg viewBox="0 0 120 72" aria-hidden="true">
      <path d="M8 58 q13 -9 26 0 t26 0 t26 0 t26 0" />
      <path d="M34 46 h52 l-8 10 h-36 z M60 46 v-36 l22 26 h-22" />
    </svg>
    <h1>{title}</h1>
    {message && <p lang={lang}>{message}</p>}
    {until && <p className="until">{until}</p>}
  </div>
)
