import { childSegments, type Screen } from '../../../entities/language/screens.ts'

type Grants = readonly { readonly name: string; readonly screens: readonly Screen[] }[]

/** Whether the path segments after the tenant lead to a screen that the tenant's site has. */
export function isScreenPath(grants: Grants, segments: readonly string[]): boolean {
  const [entity, second] = segments
  const has = (name: string | undefined, screen: Screen): boolean =>
    grants.some((grant) => grant.name === name && grant.screens.includes(screen))

  const within = childSegments(segments)
  if (within) return has(entity, 'list') && !childSegments(within) && isScreenPath(grants, within)
  if (segments.length === 1) return has(entity, 'list')
  if (segments.length === 2) return second === 'create' ? has(entity, 'create') : has(entity, 'edit')
  return segments.length === 3 && has(entity, 'preview')
}
