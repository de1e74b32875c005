import Popover from '@mui/material/Popover'
import { Link } from '@tanstack/react-router'
import { use, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { type Tenant, tenantName } from '../../shell/tenant.ts'
import { TenantContext } from '../../kernel/context/tenant-context.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import { rememberTenant, recentTenants, useTenants } from '../tenant/tenants.ts'
import { useSearchText } from '../../kernel/controls/use-search-text.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'

/** Always shows the current tenant, and switches to another. */
export function TenantSwitcher({ collapsed }: { collapsed: boolean }) {
  const { translate, locale } = useWords()
  const tenant = use(TenantContext)
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useTenantSwitchKey(useCallback(() => setAnchor(button.current), []))
  const slug = tenant?.slug
  useEffect(() => {
    if (slug) rememberTenant(slug)
  }, [slug])

  const name = tenant ? tenantName(tenant, locale) : translate('commons.frame.captain')
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tenant-switcher"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+Shift+T Meta+Shift+T"
        aria-expanded={anchor !== null}
        aria-label={`${name} – ${translate('commons.frame.switchTenant')}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {tenant ? <TenantMark tenant={tenant} /> : <img src="/favicon.svg" alt="" width="32" height="32" />}
        {!collapsed && (
          <>
            <span className="tenant-name">{name}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 10l4-4 4 4M8 14l4 4 4-4" />
            </svg>
          </>
        )}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <TenantFinder current={slug} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  )
}

function TenantFinder({ current, onDone }: { current: string | undefined; onDone(): void }) {
  const { translate } = useWords()
  const [q, box] = useSearchText()
  const { data } = useTenants(useDeferredValue(q))
  const recent = q
    ? []
    : recentTenants()
        .filter((slug) => slug !== current)
        .slice(0, 3)
  const tenants = data?.tenants ?? []
  const lately = recent.flatMap((slug) => tenants.find((each) => each.slug === slug) ?? [])

  return (
    <div className="tenant-finder" role="dialog" aria-label={translate('commons.frame.switchTenant')}>
      <input
        type="search"
        autoFocus
        placeholder={translate('commons.frame.searchTenants')}
        aria-label={translate('commons.frame.searchTenants')}
        {...box}
      />
      <div className="finder-list">
        {!q && (
          <Link to="/captain" activeOptions={{ exact: true }} className="finder-item" onClick={onDone}>
            <img src="/favicon.svg" alt="" width="32" height="32" />
            {translate('commons.frame.overview')}
          </Link>
        )}
        <Group title={translate('commons.frame.recentTenants')} tenants={lately} current={current} onDone={onDone} />
        <Group
          title={translate('commons.frame.allTenants')}
          tenants={tenants.filter((each) => !lately.includes(each))}
          current={current}
          onDone={onDone}
        />
        {data && tenants.length === 0 && <p>{translate('commons.chooser.noMatch', { q })}</p>}
      </div>
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly tenants: readonly Tenant[]
  readonly current: string | undefined
  onDone(): void
}

function Group({ title, tenants, current, onDone }: GroupProps) {
  const { locale } = useWords()
  if (tenants.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {tenants.map((tenant) => (
          <li key={tenant.id}>
            <Link
              to="/captain/tenant/$tenant"
              params={{ tenant: tenant.slug }}
              className="finder-item"
              aria-current={tenant.slug === current ? 'true' : undefined}
              onClick={onDone}
            >
              <TenantMark tenant={tenant} />
              <span>
                {tenantName(tenant, locale)}
                <small>{tenant.slug}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'repeat'
>

/** Whether ⌘⇧T or Ctrl+Shift+T was pressed outside a composition. */
export const isTenantSwitchKey = (event: Pressed): boolean =>
  event.key.toLowerCase() === 't' &&
  event.shiftKey &&
  (event.metaKey || event.ctrlKey) &&
  !event.altKey &&
  !event.repeat &&
  !isComposing(event)

/** ⌘⇧T and Ctrl+Shift+T open the tenant switcher, unless a dialog is open. */
function useTenantSwitchKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isTenantSwitchKey(event)) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], dialog[open]')) open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
