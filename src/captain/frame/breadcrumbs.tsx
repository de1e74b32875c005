import { useRouterState } from '@tanstack/react-router'
import { use } from 'react'
import { childSegments } from '../../../entities/language/screens.ts'
import { useHeading } from '../../shell/document/heading-context.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Crumb } from '../navigation/crumb-context.tsx'
import { useMenuPages } from '../navigation/menu-pages.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { labelsOf, type Labels } from '../../kernel/words/labels.ts'
import { TenantContext } from '../../kernel/context/tenant-context.tsx'
import { tenantName } from '../../shell/tenant.ts'

// A breadcrumb never links to the current page.
const exactMatch = { exact: true }

/** Tenant › entity › record. It also sets the page title. */
export function Breadcrumbs({ crumb }: { crumb: Crumb }) {
  const words = useWords()
  const tenant = use(TenantContext)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const base = tenant && `/captain/tenant/${tenant.slug}`
  const segments = base && path.startsWith(`${base}/`) ? path.slice(base.length + 1).split('/') : []
  // A page of a feature below another stands behind it.
  const pages = useMenuPages().filter(({ to }) => path === to || path.startsWith(`${to}/`))
  const own = pages.length > 0
  const inside =
    tenant && !own ? breadcrumbSteps(segments, (entity) => labelsOf(words, entity, tenant.site), base!, crumb) : []
  useHeading(...inside.map(({ label }) => label).reverse())

  const start: readonly BreadcrumbStep[] = tenant
    ? [{ label: tenantName(tenant, words.locale), to: base! }]
    : [{ label: words.translate('commons.frame.overview'), to: '/captain' }]
  const chooser = path === '/captain/tenant' ? [{ title: 'titles.pages.captainTenant', to: path }] : []
  const page = [...chooser, ...pages].map(({ title, to }) => ({ label: words.translate(title), to }))
  const crumbs: readonly BreadcrumbStep[] = [...start, ...inside, ...page]

  return (
    <nav className="breadcrumbs" aria-label={words.translate('commons.frame.breadcrumb')}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={to ?? label}>
            {to && index < crumbs.length - 1 ? (
              <PathLink to={to} activeOptions={exactMatch}>
                {label}
              </PathLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A breadcrumb; without a path it is the current page. */
interface BreadcrumbStep {
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
  const [entity, second] = segments
  if (!entity) return []
  const list: BreadcrumbStep = { label: labelsFor(entity).plural, to: `${base}/${entity}` }
  const within = childSegments(segments)
  if (within) {
    const above = parent ? [list, { label: parent, to: `${base}/${entity}/${second}` }] : [list]
    return [...above, ...breadcrumbSteps(within, labelsFor, `${base}/${entity}/${second}`, { record })]
  }
  if (!second) return [list]
  if (second === 'create') return [list, { label: labelsFor(entity).title('create') }]
  return record && record !== list.label ? [list, { label: record }] : [list]
}
