import { isNotFound, useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { joinPrefix } from '../words/locale.ts'
import { usePage, type SiteClosing } from '../page-context.ts'
import { useWords } from '../words/words-context.tsx'

interface ErrorScreenProps {
  readonly status: number
  /** The status message as it came; where access was denied, the text of the specification takes its place. */
  readonly message: string
  /** What access was denied to. */
  readonly resource?: string
  /** What happened and what to do next, where more is known than the catalogue says of the status. */
  readonly reason?: string | undefined
  /** Further ways on, next to Back. */
  readonly children?: ReactNode
}

/**
 * The error screen (specification, section 8): status code, a title and a sentence in the reader's language, the status
 * message, and a link to the home page. A status outside the catalogue has no title.
 */
export function ErrorScreen({ status, message, resource, reason, children }: ErrorScreenProps) {
  const { translate } = useWords()
  const { prefix, isStatic } = usePage()
  const title = translate(`commons.errors.${status}.title`, { _: '' })
  const sentence =
    reason ?? translate(`commons.errors.${status}.message`, { _: translate('commons.errors.other.message') })
  return (
    <div className="error-screen" role="alert" data-static={isStatic} data-screen="error" data-status={status}>
      <p className="code">{status}</p>
      {title && <h1>{title}</h1>}
      <p>{sentence}</p>
      <p className="message">{authorizationText(translate, status, resource) ?? message}</p>
      <div className="ways">
        {children}
        <a className="button" href={joinPrefix(prefix, '/')}>
          {translate('commons.errors.back')}
        </a>
      </div>
    </div>
  )
}

/** The authorization texts of the specification: 401 and 403, with or without the name of what was asked for. */
function authorizationText(
  translate: ReturnType<typeof useWords>['translate'],
  status: number,
  resource: string | undefined,
): string | undefined {
  if (status !== 401 && status !== 403) return undefined
  if (!resource) return translate('commons.errors.auth.notAuthorized')
  return translate(`commons.errors.auth.${status === 401 ? 'unauthorizedResource' : 'notAllowedResource'}`, {
    resource,
  })
}

interface NotFoundScreenProps extends Pick<ErrorScreenProps, 'reason' | 'children'> {
  /** Given where the address has the shape of a page: it was refused by a route's validation, or its record is missing. */
  readonly data?: unknown
}

/** Shown for URLs without a page. One that has the shape of a page names the path (specification, section 8). */
export function NotFoundScreen({ data, reason, children }: NotFoundScreenProps) {
  const path = usePath()
  return (
    <ErrorScreen status={404} message={data ? `Page Not Found: ${path}` : 'Page not found'} reason={reason}>
      {children}
    </ErrorScreen>
  )
}

/** Shown for errors thrown while a page loads or renders. Without a status it is 500. */
export function ThrownScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { closing } = usePage()
  const { translate } = useWords()
  const path = usePath()
  if (isNotFound(error)) return <NotFoundScreen data={error.data} />
  if (isLostChunk(error)) return <LostChunkScreen />
  const { status, statusCode, message, code } = error as Error & {
    status?: number
    statusCode?: number
    code?: unknown
  }
  // The maintenance page needs no script and gets none.
  if (import.meta.env.SSR && closing && !closing.isLetIn && status === 503)
    return <ClosedScreen closing={closing} message={message} />
  return (
    <ErrorScreen
      status={status || statusCode || 500}
      message={message || 'Internal Server Error'}
      resource={path.replace(/[?#].*/, '')}
      reason={code === 'PREVIEW_OVER' ? translate('commons.errors.previewOver') : undefined}
    />
  )
}

/** A part of the page could not be loaded, not after a reload either (specification, section 8: Fetch Error). */
function LostChunkScreen() {
  const { translate } = useWords()
  return (
    <ErrorScreen status={500} message="Fetch Error" reason={translate('commons.errors.lostChunk')}>
      <button type="button" className="button" onClick={() => location.reload()}>
        {translate('commons.frame.reload')}
      </button>
    </ErrorScreen>
  )
}

const usePath = (): string => useRouterState({ select: ({ location }) => location.publicHref })

interface ClosedScreenProps {
  readonly closing: SiteClosing
  readonly message: string
}

/** Replaces every public page during maintenance: the error screen of 503, with what the operator says. */
function ClosedScreen({ closing: { title, message: notice, lang, until }, message }: ClosedScreenProps) {
  const { translate } = useWords()
  const { prefix } = usePage()
  return (
    <div className="error-screen closed" data-static data-screen="error" data-status={503}>
      <svg viewBox="0 0 120 72" aria-hidden="true">
        <path d="M8 58 q13 -9 26 0 t26 0 t26 0 t26 0" />
        <path d="M34 46 h52 l-8 10 h-36 z M60 46 v-36 l22 26 h-22" />
      </svg>
      <p className="code">503</p>
      <h1>{translate('commons.errors.503.title')}</h1>
      <h2>{title}</h2>
      {notice && <p lang={lang}>{notice}</p>}
      {until && <p className="until">{until}</p>}
      <p className="message">{message}</p>
      <div className="ways">
        <a className="button" href={joinPrefix(prefix, '/')}>
          {translate('commons.errors.back')}
        </a>
      </div>
    </div>
  )
}

/** Whether an error is that of a script or style that could not be loaded, in the words of the browsers and of Vite. */
const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message)
