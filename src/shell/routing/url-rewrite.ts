import { isId } from '../../../entities/language/reserved-names.ts'
import type { SiteSlug } from '../../../entities/language/sites.ts'
import { joinPrefix, splitPrefix, type Prefix } from '../words/locale.ts'

// The specification writes this tenant's edit path without `/edit`: `news/{id}`.
const editPathPattern = { tenant: 'myturn-games' satisfies SiteSlug, entity: 'news' }

/** What follows `/captain/tenant/{tenant}` in a path: the tenant and the segments after it. */
const tenantPath = /^\/captain\/tenant\/([^/]+)\/(.+?)\/?$/

/**
 * From a URL's path to the router's own: without the locale prefix, and with react-admin's order of words inside a tenant.
 * A path in another form than the page's keeps its prefix, so that it is no page here.
 */
export function toInternal(pathname: string, prefix: Prefix): string {
  const url = splitPrefix(pathname)
  if (url.prefix !== prefix) return pathname
  return inTenant(url.path, toReactAdmin)
}

/** The way back: what `toInternal` made of a URL becomes the specification's URL again. */
export const toPublic = (pathname: string, prefix: Prefix): string =>
  joinPrefix(prefix, inTenant(pathname, fromReactAdmin))

function inTenant(path: string, rewrite: (tenant: string, segments: readonly string[]) => readonly string[]): string {
  const [, tenant, rest] = tenantPath.exec(path) ?? []
  if (!tenant || !rest) return path
  return ['/captain/tenant', tenant, ...rewrite(tenant, rest.split('/'))].join('/')
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
  // A record's own id cannot mean the preview there, so that one link keeps react-admin's word.
  if (segments.length === 3 && third === 'show' && !hasShortEditPath(tenant, entity!, second!))
    return [entity!, second!]
  return segments
}

const hasShortEditPath = (tenant: string, entity: string, record: string): boolean =>
  tenant === editPathPattern.tenant && entity === editPathPattern.entity && isId(record)
