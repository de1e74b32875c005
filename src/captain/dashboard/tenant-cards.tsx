import { Link } from '@tanstack/react-router'
import { useWords } from '../../shell/words/words-context.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import type { Tenant } from '../../shell/tenant.ts'
import { tenantName } from '../../shell/tenant.ts'

export function TenantCards({ tenants }: { tenants: readonly Tenant[] }) {
  const { locale } = useWords()
  return (
    <ul className="cards">
      {tenants.map((tenant) => (
        <li key={tenant.id}>
          <Link to="/captain/tenant/$tenant" params={{ tenant: tenant.slug }} className="tenant-card">
            <TenantMark tenant={tenant} large />
            <span>
              <strong>{tenantName(tenant, locale)}</strong>
              <small>{tenant.slug}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The skeleton of the cards while they load. */
export const TenantCardsSkeleton = () => (
  <ul className="cards" aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index} className="tenant-card skeleton" />
    ))}
  </ul>
)
