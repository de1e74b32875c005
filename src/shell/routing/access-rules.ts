import { isSafePath } from './redirect-path.ts'
import type { Session } from '../session/session.ts'

/** Who may see a page (specification, section 6). */
export type AccessClass = 'none' | 'auth' | 'guest' | 'anonymous' | 'user' | 'admin' | 'browser' | 'tenantUser'

/** Checks that only the server can make. Pages of any class may additionally require `tenant` or `ai`. */
export type Check = 'browser' | 'tenant' | 'ai'

export interface Visit {
  readonly session: Session | null
  /** The path stored when an earlier visit was refused. */
  readonly stored?: string | undefined
  /** Whether the browser has a token at all. */
  readonly hasToken?: boolean
  /** Asks the server. Anything but a plain yes, including an error or a timeout, counts as no. */
  ask(check: Check): Promise<boolean>
  /** Aborts the wait for an answer. */
  readonly patience: AbortSignal
}

/** `remember`: whether to store the requested path for after sign-in. */
export type Decision = { readonly allow: true } | { readonly to: string; readonly remember: boolean }

const allowed: Decision = { allow: true }
const toHome: Decision = { to: '/', remember: true }
const toNotPermission: Decision = { to: '/auth/not-permission', remember: false }
const toWhoAreYou: Decision = { to: '/auth/who-are-you', remember: false }

type SignedIn = Visit & { readonly session: Session }

interface AccessRule {
  readonly visitor: (visit: Visit) => Decision | Promise<Decision>
  readonly signedIn: (visit: SignedIn) => Decision | Promise<Decision>
}

const isRegular = ({ session }: SignedIn): boolean => session.user.isUser
const isAdmin = ({ session }: SignedIn): boolean => session.user.role === 'admin'

const browser = async (visit: Visit): Promise<Decision> =>
  visit.hasToken && (await checkPasses(visit, 'browser'))
    ? allowed
    : { ...toNotPermission, remember: visit.session === null }

/** The decision for each access class, for visitors and for signed-in users. */
const accessRules: Readonly<Record<AccessClass, AccessRule>> = {
  none: { visitor: () => allowed, signedIn: () => allowed },
  auth: { visitor: () => toHome, signedIn: () => allowed },
  guest: {
    visitor: () => allowed,
    signedIn: ({ stored }) => ({ to: stored && isSafePath(stored) ? stored : '/captain', remember: false }),
  },
  anonymous: { visitor: () => allowed, signedIn: (visit) => (isRegular(visit) ? allowed : toWhoAreYou) },
  user: { visitor: () => toHome, signedIn: (visit) => (isRegular(visit) ? allowed : toNotPermission) },
  admin: { visitor: () => toHome, signedIn: (visit) => (isAdmin(visit) ? allowed : toNotPermission) },
  browser: { visitor: browser, signedIn: browser },
  tenantUser: { visitor: () => toHome, signedIn: (visit) => afterCheck(visit, 'tenant') },
}

/**
 * Decides on a visit, on the server and in the browser alike. Additional checks require a session, and run only where
 * the class allows the visit.
 */
export async function decideAccess(
  access: AccessClass,
  visit: Visit,
  additional: readonly Exclude<Check, 'browser'>[] = [],
): Promise<Decision> {
  const rule = accessRules[access]
  const decision = await (isSignedIn(visit) ? rule.signedIn(visit) : rule.visitor(visit))
  if (!('allow' in decision)) return decision
  for (const check of additional) {
    const checked = isSignedIn(visit) ? await afterCheck(visit, check) : toHome
    if (!('allow' in checked)) return checked
  }
  return allowed
}

const isSignedIn = (visit: Visit): visit is SignedIn => visit.session !== null

const afterCheck = async (visit: Visit, check: Check): Promise<Decision> =>
  (await checkPasses(visit, check)) ? allowed : toNotPermission

async function checkPasses({ ask, patience }: Visit, check: Check): Promise<boolean> {
  const silence = new Promise<false>((resolve) => {
    if (patience.aborted) resolve(false)
    else patience.addEventListener('abort', () => resolve(false), { once: true })
  })
  try {
    return (await Promise.race([ask(check), silence])) === true
  } catch {
    return false
  }
}
