import { useWords } from '../../shell/words/words-context.tsx'
import { useTenants } from '../tenant/tenants.ts'
import { tenantName } from '../tenant/tenant-context.tsx'
import { NativeSelect } from '../controls/native-select.tsx'

interface TenantChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  /** The label of the empty option. */
  readonly none: string
  choose(slug: string): void
}

/** Selects one of the user's tenants. */
export function TenantChoice({ id, label, value, none, choose }: TenantChoiceProps) {
  const { locale } = useWords()
  const { data } = useTenants('')
  const tenants = (data?.tenants ?? []).map((tenant) => ({ value: tenant.slug, label: tenantName(tenant, locale) }))
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value}
      options={[{ value: '', label: none }, ...tenants]}
      choose={choose}
    />
  )
}
