import type { Screen } from '../../../entities/language/screens.ts'

type Grants = readonly { readonly name: string; readonly screens: readonly Screen[] }[]

/** Whether the path segments after the tenant lead to a screen that the tenant's site has. */
export function isScreenPath(grants: Grants, [entity, second, third, ...within]: readonly string[]): boolean {
  const has = (screen: Screen): boolean =>
    grants.some(({ name, screens }) => name === entity && screens.includes(screen))
  // A child stands within a record of another list, and nothing within a child.
  if (third && third !== 'show')
    return has('list') && (within[1] ?? 'show') === 'show' && isScreenPath(grants, [third, ...within])
  return !within[0] && has(third ? 'preview' : !second ? 'list' : second === 'create' ? 'create' : 'edit')
}
