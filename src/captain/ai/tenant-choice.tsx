import { useWords } from '../../shell/words-context.tsx'
import { useTenants } from '../frame/tenants.ts'
import { tenantName } from '../tenant-context.tsx'

interface TenantChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** The words of the choice of none; without them one must be chosen. */
  readonly none?: string
  choose(slug: string): void
}

/** One of the tenants one may enter. */
export function TenantChoice({ id, label, value, none, choose }: TenantChoiceProps) {
  const { locale } = useWords()
  const { data } = useTenants('')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {data?.tenants.map((tenant) => (
          <option key={tenant.slug} value={tenant.slug}>
            {tenantName(tenant, locale)}
          </option>
        ))}
      </select>
    </div>
  )
}
