import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { decide, type AccessClass, type Visit } from './guards.ts'
import { joinPrefix } from './locale.ts'
import { noticeCookie, redirectCookie, storedForm } from './redirect-path.ts'
import type { RouteContext } from './route-context.ts'
import { tokenCookie } from './token.ts'

export interface Asked {
  readonly context: RouteContext
  readonly location: ParsedLocation
}

/** So long a page waits for the answer of a check, in milliseconds. */
const patience = 10_000

/** Lets a visit pass, or throws the redirect that it gets instead. */
export async function pass(
  access: AccessClass,
  { context, location }: Asked,
  ask: Visit['ask'],
  additional: readonly 'ai'[] = [],
): Promise<void> {
  const stored = context.cookie(redirectCookie.name)
  const visit = {
    session: context.session(),
    stored,
    hasToken: context.cookie(tokenCookie.name) !== undefined,
    ask,
    patience: AbortSignal.timeout(patience),
  }
  const decision = await decide(access, visit, additional)
  if ('allow' in decision) return

  const cookies = decision.remember
    ? [{ ...redirectCookie, value: storedForm(location.publicHref) }, noticeCookie]
    : stored === decision.to
      ? [{ ...redirectCookie, value: '', maxAge: 0 }]
      : []
  const headers = context.keepCookies(cookies)
  throw redirect({ href: joinPrefix(context.page.prefix, decision.to), statusCode: 302, ...(headers && { headers }) })
}
