import { pages } from '../../generated/modules/pages.ts'
import { joinPrefix, splitPrefix } from '../words/locale.ts'
import type { RedirectRule } from './redirect-rule.ts'

/** A parameter in a target: a segment of its path. */
const parameter = /(?<=(?:^|[^/])\/):(\w+)/g

const filled = (to: string, params: Readonly<Record<string, string>>): string =>
  to.replace(parameter, (_, name: string) => params[name]!)

/** All redirects. Paths have no locale prefix; `:slug` in `to` takes the segment matched in `from`. */
export const redirectRules: readonly RedirectRule[] = readRedirectRules(
  pages.flatMap(({ redirects }) => redirects ?? []),
)

/**
 * Throws for a rule that leads to another site without `external`, or anywhere but the web: `javascript:`, `data:` and
 * the like are refused even then (spec section 8). A target is judged as it will be, with something in the place of each
 * parameter: none may stand for the host, nor for what `from` does not capture.
 */
export function readRedirectRules(rules: readonly RedirectRule[]): readonly RedirectRule[] {
  for (const rule of rules) {
    const reason = faultOf(rule)
    if (reason)
      throw new Error(`The redirect from ${rule.from} must not lead to ${JSON.stringify(rule.to)}: ${reason}.`)
  }
  return rules
}

function faultOf(rule: RedirectRule): string | undefined {
  const captured = Object.keys(matchPattern(rule.from, rule.from) ?? {})
  const missing = [...rule.to.matchAll(parameter)].find(([, name]) => !captured.includes(name!))
  if (missing) return `\`from\` captures no ${missing[0]}`
  const to = filled(rule.to, Object.fromEntries(captured.map((name) => [name, 'x'])))
  if (isExternal(rule)) return isOnTheWeb(to) ? undefined : 'an external target is a whole address of http or https'
  if (isOwnPath(to)) return undefined
  return isOnTheWeb(to)
    ? 'another site takes `external: true`'
    : 'a target is a path of this site that starts with one slash'
}

/** The redirect for a path, in the same language. Paths with a trailing slash are redirected to those without. */
export function redirectOf(
  pathname: string,
  rules: readonly RedirectRule[] = redirectRules,
): { readonly to: string; readonly status: 301 | 302; readonly external: boolean } | undefined {
  const { prefix, path } = splitPrefix(pathname)
  const plain = path.replace(/\/+$/, '') || '/'
  for (const rule of rules) {
    const params = matchPattern(rule.from, plain)
    if (!params) continue
    const to = filled(rule.to, params)
    if (isExternal(rule)) return { to, status: rule.status ?? 301, external: true }
    return { to: joinPrefix(prefix, to), status: rule.status ?? 301, external: false }
  }
  const own = joinPrefix(prefix, plain)
  return own === pathname ? undefined : { to: own, status: 301, external: false }
}

function isExternal(rule: RedirectRule): boolean {
  return 'external' in rule && rule.external
}

function isOnTheWeb(to: string): boolean {
  return URL.canParse(to) && /^https?:$/.test(new URL(to).protocol)
}

function isOwnPath(to: string): boolean {
  const own = 'https://app.invalid'
  if (!to.startsWith('/') || !URL.canParse(to, own)) return false
  const { origin, pathname } = new URL(to, own)
  return origin === own && !pathname.includes('//')
}

function matchPattern(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [expected, actual] = [pattern.split('/'), path.split('/')]
  if (expected.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    if (part.startsWith(':') && actual[index]) params[part.slice(1)] = actual[index]
    else if (part !== actual[index]) return undefined
  }
  return params
}
