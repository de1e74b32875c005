import { useWords } from '../../shell/words-context.tsx'
import { useTenants } from '../frame/tenants.ts'
import { tenantName } from '../tenant-context.tsx'
import { Choice } from './choice.tsx'

interface TenantChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** The words of the choice of none. */
  readonly none: string
  choose(slug: string): void
}

/** One of the tenants one may enter. */
export function TenantChoice({ id, label, value, none, choose }: TenantChoiceProps) {
  const { locale } = useWords()
  const { data } = useTenants('')
  const tenants = (data?.tenants ?? []).map((tenant) => ({ value: tenant.slug, label: tenantName(tenant, locale) }))
  return (
    <Choice id={id} label={label} value={value} options={[{ value: '', label: none }, ...tenants]} choose={choose} />
  )
}
