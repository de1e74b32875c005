import type { Screen } from '../../../entities/language/screens.ts'

type Grants = readonly { readonly name: string; readonly screens: readonly Screen[] }[]

/** Whether the path segments after the tenant lead to a screen that the tenant's site has. */
export function isScreenPath(grants: Grants, segments: readonly string[]): boolean {
  const [entity, second, third, fourth] = segments
  const has = (name: string | undefined, screen: Screen): boolean =>
    grants.some((grant) => grant.name === name && grant.screens.includes(screen))

  if (segments.length === 1) return has(entity, 'list')
  if (segments.length === 2) return second === 'create' ? has(entity, 'create') : has(entity, 'edit')
  if (segments.length === 3)
    return third === 'show' ? has(entity, 'preview') : has(entity, 'list') && has(third, 'list')
  if (segments.length === 4) return has(entity, 'list') && fourth === 'new' && has(third, 'create')
  return false
}
