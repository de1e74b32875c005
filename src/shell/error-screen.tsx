import { isNotFound, useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { joinPrefix } from './locale.ts'
import { usePage } from './page.ts'
import { useWords } from './words-context.tsx'

/** The error screen: the raw code and message, the title in words, and the way back to the home page of the URL's form. */
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

/** For addresses that are no page. */
export function NotFoundScreen() {
  const path = useRouterState({ select: ({ location }) => location.publicHref })
  return <ErrorScreen status={404} message={`Page Not Found: ${path}`} />
}

/** For what was thrown while a page loaded or rendered. No code means 500. */
export function ThrownScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (isNotFound(error)) return <NotFoundScreen />
  const { status, statusCode, message } = error as Error & { status?: number; statusCode?: number }
  return <ErrorScreen status={status || statusCode || 500} message={message || 'Internal Server Error'} />
}
