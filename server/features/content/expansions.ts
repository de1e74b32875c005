import type { Entity, Field } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { expandableIn, maxDepth, type View } from '../../kernel/crud/views.ts'

/** A reference whose records are wanted in the place of ids, and those that are wanted of these. */
export interface Expansion {
  readonly field: string
  /** Where the rows of a field hold the reference. */
  readonly part?: string
  readonly to: string
  readonly inner: readonly Expansion[]
}

/** How many references may be followed in all. */
const maxExpansions = 20

/** The expansions that paths like `category` and `relatedArticles.category` name, or the issues with them. */
export function expansionsOf(
  view: View,
  entity: Entity,
  site: SiteSlug,
  paths: readonly string[],
): { readonly value: readonly Expansion[]; readonly issues?: undefined } | { readonly issues: readonly Issue[] } {
  const issues: Issue[] = []
  const root: Branch = new Map()
  let count = 0
  for (const path of new Set(paths)) {
    let [branch, at, rest]: [Branch, Entity, string | undefined] = [root, entity, path]
    for (let depth = 0; rest !== undefined; depth += 1) {
      const field: Field | undefined = expandableIn(view, at, site).find(({ name }) =>
        `${rest}.`.startsWith(`${name}.`),
      )
      if (!field || depth === maxDepth) {
        issues.push({ path: ['expand', path], rule: 'unknownField', params: {} })
        break
      }
      const known = branch.get(field.name)
      if (!known) count += 1
      const next: Step = known ?? { to: field.to!, inner: new Map() }
      branch.set(field.name, next)
      rest = rest === field.name ? undefined : rest.slice(field.name.length + 1)
      at = entityByName(field.to!)!
      branch = next.inner
    }
  }
  if (count > maxExpansions) issues.push({ path: ['expand'], rule: 'invalid', params: {} })
  return issues.length > 0 ? { issues } : { value: expansionsIn(root) }
}

interface Step {
  readonly to: string
  readonly inner: Branch
}
type Branch = Map<string, Step>

const expansionsIn = (branch: Branch): readonly Expansion[] =>
  [...branch].map(([name, { to, inner }]) => {
    const [field, part] = name.split('.') as [string, string?]
    return { field, ...(part !== undefined && { part }), to, inner: expansionsIn(inner) }
  })

/** The entities that expansions read. */
export const entitiesRead = (expansions: readonly Expansion[]): readonly string[] =>
  expansions.flatMap(({ to, inner }) => [to, ...entitiesRead(inner)])
