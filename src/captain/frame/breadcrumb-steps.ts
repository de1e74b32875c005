import type { Crumb } from '../navigation/crumb-context.tsx'
import type { Labels } from '../../kernel/words/labels.ts'

/** A breadcrumb; without a path it is the current page. */
export interface BreadcrumbStep {
  readonly label: string
  readonly to?: string
}

/** The breadcrumbs for the router's segments after the tenant. `crumb` is what the screen provides about its record. */
export function breadcrumbSteps(
  segments: readonly string[],
  labelsFor: (entity: string) => Labels,
  base: string,
  { record, parent }: Crumb,
): readonly BreadcrumbStep[] {
  const [entity, second, nested, last] = segments
  if (!entity) return []
  const list: BreadcrumbStep = { label: labelsFor(entity).plural, to: `${base}/${entity}` }
  if (nested && nested !== 'show') {
    const inner: BreadcrumbStep = { label: labelsFor(nested).plural, to: `${base}/${entity}/${second}/${nested}` }
    const start = parent ? [list, { label: parent, to: `${base}/${entity}/${second}` }] : [list]
    return last === 'new' ? [...start, inner, { label: labelsFor(nested).title('create') }] : [...start, inner]
  }
  if (!second) return [list]
  if (second === 'create') return [list, { label: labelsFor(entity).title('create') }]
  return record && record !== list.label ? [list, { label: record }] : [list]
}
