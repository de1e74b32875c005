import { shortEditPaths } from '../../../entities/installation.ts'
import { isId } from '../../../entities/language/reserved-names.ts'
import { joinPrefix, splitPrefix, type Prefix } from '../words/locale.ts'

/** The tenant and the segments after it, in a path under `/captain/tenant/{tenant}`. */
const tenantPath = /^\/captain\/tenant\/([^/]+)\/(.+?)\/?$/

/**
 * Converts a URL's path to the router's own: without the locale prefix, and with react-admin's order of segments inside
 * a tenant. A path with a prefix other than the page's keeps it, so that no route matches.
 */
export function toInternal(pathname: string, prefix: Prefix): string {
  const url = splitPrefix(pathname)
  if (url.prefix !== prefix) return pathname
  return inTenant(url.path, toReactAdmin)
}

/** The inverse of `toInternal`: from the router's path to the specification's URL. */
export const toPublic = (pathname: string, prefix: Prefix): string =>
  joinPrefix(prefix, inTenant(pathname, fromReactAdmin))

function inTenant(path: string, rewrite: (tenant: string, segments: readonly string[]) => readonly string[]): string {
  const [, tenant, rest] = tenantPath.exec(path) ?? []
  if (!tenant || !rest) return path
  const segments = rest.split('/')
  // The path of a child goes on behind that of the record it stands within, in the same order.
  const above = segments.splice(0, segments.length > 3 ? 2 : 0)
  return ['/captain/tenant', tenant, ...above, ...rewrite(tenant, segments)].join('/')
}

function toReactAdmin(tenant: string, segments: readonly string[]): readonly string[] {
  const [entity, second, third] = segments
  if (segments.length === 2) {
    if (second === 'new') return [entity!, 'create']
    if (second === 'edit') return segments
    return hasShortEditPath(tenant, entity!, second!) ? segments : [...segments, 'show']
  }
  if (segments.length === 3 && third === 'edit') return [entity!, second!]
  return segments
}

function fromReactAdmin(tenant: string, segments: readonly string[]): readonly string[] {
  const [entity, second, third] = segments
  if (segments.length === 2) {
    if (second === 'create') return [entity!, 'new']
    if (second === 'edit') return segments
    return hasShortEditPath(tenant, entity!, second!) ? segments : [...segments, 'edit']
  }
  // Where `{entity}/{id}` means the edit page, the preview's path keeps react-admin's `/show`.
  if (segments.length === 3 && third === 'show' && !hasShortEditPath(tenant, entity!, second!))
    return [entity!, second!]
  return segments
}

const hasShortEditPath = (tenant: string, entity: string, record: string): boolean =>
  isId(record) && (shortEditPaths[tenant]?.some((name) => name === entity) ?? false)
