import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { decideAccess, type AccessClass, type Visit } from './access-rules.ts'
import { joinPrefix } from '../words/locale.ts'
import { noticeCookie, redirectCookie } from './redirect-cookies.ts'
import { storedPathForm } from './redirect-path.ts'
import type { RouteContext } from './route-context.ts'
import { tokenCookie } from '../api/token.ts'

export interface GuardRequest {
  readonly context: RouteContext
  readonly location: ParsedLocation
}

/** How long a page waits for a check, in ms. */
const checkTimeout = 10_000

/** Lets a visit pass, or throws a redirect. */
export async function runGuard(
  access: AccessClass,
  { context, location }: GuardRequest,
  ask: Visit['ask'],
  additional: readonly 'ai'[] = [],
): Promise<void> {
  const stored = context.cookie(redirectCookie.name)
  const visit = {
    session: context.session(),
    stored,
    hasToken: context.cookie(tokenCookie.name) !== undefined,
    ask,
    patience: AbortSignal.timeout(checkTimeout),
  }
  const decision = await decideAccess(access, visit, additional)
  if ('allow' in decision) return

  const cookies = decision.remember
    ? [{ ...redirectCookie, value: storedPathForm(location.publicHref) }, noticeCookie]
    : stored === decision.to
      ? [{ ...redirectCookie, value: '', maxAge: 0 }]
      : []
  const headers = context.keepCookies(cookies)
  throw redirect({ href: joinPrefix(context.page.prefix, decision.to), statusCode: 302, ...(headers && { headers }) })
}
