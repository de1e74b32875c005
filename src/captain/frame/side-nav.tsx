import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useWords } from '../../shell/words/words-context.tsx'
import { NavItems } from './nav-items.tsx'
import { TenantSwitcher } from './tenant-switcher.tsx'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import { useHelpPath } from '../navigation/help-path.ts'

interface SideNavProps {
  readonly collapsed: boolean
  /** On phones: whether the drawer is open. */
  readonly open: boolean
  onToggle(): void
  onClose(): void
}

/** The navigation: a sidebar, or a drawer on phones. */
export function SideNav({ collapsed, open, onToggle, onClose }: SideNavProps) {
  const { translate } = useWords()
  const phone = useMediaQuery('(max-width: 899px)', { noSsr: true })
  if (phone) {
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { className: 'side-nav drawer', 'aria-label': translate('commons.frame.navigation') } }}
      >
        <TenantSwitcher collapsed={false} />
        <NavItems collapsed={false} />
        <HelpLink collapsed={false} />
      </Drawer>
    )
  }
  return (
    <aside className="side-nav">
      <TenantSwitcher collapsed={collapsed} />
      <NavItems collapsed={collapsed} />
      <HelpLink collapsed={collapsed} />
      <button
        type="button"
        className="nav-item nav-foot nav-toggle"
        aria-expanded={!collapsed}
        aria-label={translate(collapsed ? 'commons.frame.expand' : 'commons.frame.collapse')}
        onClick={onToggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={collapsed ? 'M9 6l6 6-6 6' : 'M15 6l-6 6 6 6'} />
        </svg>
        {!collapsed && <span>{translate('commons.frame.collapse')}</span>}
      </button>
    </aside>
  )
}

/** Opens the guide for the page in a tab of its own, so that what is typed here stays. */
function HelpLink({ collapsed }: { readonly collapsed: boolean }) {
  const { translate } = useWords()
  const label = translate('commons.frame.help')
  return (
    <a
      className="nav-item nav-foot"
      href={useHelpPath()}
      target="_blank"
      rel="noopener"
      aria-label={collapsed ? label : undefined}
      title={label}
    >
      <HelpOutline aria-hidden fontSize="small" />
      {!collapsed && <span>{label}</span>}
    </a>
  )
}
