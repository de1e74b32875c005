import DashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import AppsOutlined from '@mui/icons-material/AppsOutlined'
import { useRouterState } from '@tanstack/react-router'
import { use, useEffect, type ElementType, type MouseEvent } from 'react'
import { captainLinks } from '../../generated/modules/captain-links.ts'
import { screens } from '../../generated/screens.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { dropVisitsElsewhere, visitByMenu } from '../navigation/menu-visits.ts'
import { useMenuPages, type OpenPage } from '../navigation/menu-pages.ts'
import { PathLink } from '../navigation/path-link.tsx'
import type { TenantAnswer } from '../../shell/tenant.ts'
import { TenantContext } from '../../kernel/context/tenant-context.tsx'
import { navGroups } from '../navigation/nav-groups.ts'
import { Icon as NamedIcon } from '../../shell/ui/icon.tsx'

export function NavItems({ collapsed }: { collapsed: boolean }) {
  const { translate } = useWords()
  const tenant = use(TenantContext)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => dropVisitsElsewhere(path), [path])
  return (
    <nav className="nav-items" aria-label={translate('commons.frame.navigation')}>
      {tenant ? <TenantItems tenant={tenant} collapsed={collapsed} /> : <GlobalItems collapsed={collapsed} />}
    </nav>
  )
}

/** Outside tenants: the user's own pages and, for admins, those of the installation. */
function GlobalItems({ collapsed }: { collapsed: boolean }) {
  const { translate } = useWords()
  const pages = useMenuPages()
  const ofInstallation = pages.filter(({ place }) => place === 'administration')
  const page = (to: string, icon: ElementType, label: string, exact = true) => (
    <Item key={to} to={to} icon={icon} label={translate(label)} collapsed={collapsed} exact={exact} />
  )
  return (
    <>
      <ul>
        {page('/captain', HomeOutlined, 'commons.frame.overview')}
        {page('/captain/tenant', AppsOutlined, 'commons.frame.allTenants')}
        {captainLinks.map(({ to, icon, label }) => page(to, icon, label, false))}
        <PageItems pages={pages.filter(({ place }) => place === 'captain')} collapsed={collapsed} />
      </ul>
      {ofInstallation.length > 0 && (
        <div role="group" aria-labelledby="nav-administration">
          <h2 id="nav-administration" className={collapsed ? 'visually-hidden' : undefined}>
            {translate('commons.frame.administration')}
          </h2>
          <ul>
            <PageItems pages={ofInstallation} collapsed={collapsed} />
          </ul>
        </div>
      )}
    </>
  )
}

function PageItems({ pages, collapsed }: { readonly pages: readonly OpenPage[]; readonly collapsed: boolean }) {
  const { translate } = useWords()
  return pages.map(
    ({ to, icon, title }) =>
      icon && <Item key={to} to={to} icon={icon} label={translate(title)} collapsed={collapsed} />,
  )
}

function TenantItems({ tenant, collapsed }: { tenant: TenantAnswer; collapsed: boolean }) {
  const words = useWords()
  const pages = useMenuPages().filter(({ place }) => place === 'tenant')
  const base = `/captain/tenant/${tenant.slug}`
  return (
    <>
      <ul>
        <Item
          to={base}
          icon={DashboardOutlined}
          label={words.translate('commons.frame.dashboard')}
          collapsed={collapsed}
          exact
        />
        <PageItems pages={pages.filter(({ isFirst }) => isFirst)} collapsed={collapsed} />
      </ul>
      {navGroups(screens, tenant, words).map(({ key, label, entries }) => {
        const items = (
          <ul>
            {entries.map(({ entity, path, icon, named, label: name }) => (
              <Item key={entity} to={`${base}/${path}`} icon={icon} named={named} label={name} collapsed={collapsed} />
            ))}
          </ul>
        )
        if (label === undefined) return <div key={key}>{items}</div>
        return (
          // No landmark: the operator may give a group the name that another has, in the navigation or on the page.
          <div key={key} role="group" aria-labelledby={`nav-${key}`}>
            <h2 id={`nav-${key}`} className={collapsed ? 'visually-hidden' : undefined}>
              {label}
            </h2>
            {items}
          </div>
        )
      })}
      <div>
        <ul>
          <PageItems pages={pages.filter(({ isFirst }) => !isFirst)} collapsed={collapsed} />
        </ul>
      </div>
    </>
  )
}

interface ItemProps {
  readonly to: string
  readonly icon: ElementType
  /** An icon to fetch by name; the other icon is shown until it loads, or if it does not exist. */
  readonly named?: string | undefined
  readonly label: string
  readonly collapsed: boolean
  readonly exact?: boolean
}

function Item({ to, icon: Icon, named, label, collapsed, exact = false }: ItemProps) {
  const own = <Icon aria-hidden fontSize="small" />
  return (
    <li>
      <PathLink
        to={to}
        onClick={(event) => {
          if (isPlain(event)) visitByMenu(to)
        }}
        className="nav-item"
        activeOptions={{ exact, includeSearch: false }}
        aria-label={collapsed ? label : undefined}
        title={label}
      >
        {named ? <NamedIcon name={named} fallback={own} /> : own}
        {!collapsed && <span>{label}</span>}
      </PathLink>
    </li>
  )
}

/** A click that opens the link here, and not in a tab or window of its own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
