import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { apiQueryOptions, type ApiQueryKey } from '../../shell/api/query-options.ts'
import { readTenant } from '../../shell/routing/read-tenant.ts'
import type { Tenant } from '../../shell/tenant.ts'
import { TenantPicker } from '../tenant/tenant-picker.tsx'

interface TenantChoiceProps {
  readonly id: string
  readonly label: string
  /** The slug of the chosen tenant, or nothing. */
  readonly value: string
  /** What is shown while none is chosen. */
  readonly none: string
  choose(slug: string): void
}

/** Selects one of the user's tenants. One that the user may no longer enter is given up. */
export function TenantChoice({ id, label, value, none, choose }: TenantChoiceProps) {
  const queries = useQueryClient()
  const keyOf = (slug: string) => [null, 'tenant', slug] satisfies ApiQueryKey
  const { data: chosen } = useQuery({
    ...apiQueryOptions<Tenant | null>(keyOf(value), () => readTenant(value)),
    enabled: value !== '',
    // One that is chosen here is known already; only one of before a reload is read.
    staleTime: Infinity,
  })
  const isLost = chosen === null
  const giveUp = useEffectEvent(() => choose(''))
  useEffect(() => {
    if (isLost) giveUp()
  }, [isLost])
  return (
    <TenantPicker
      id={id}
      label={label}
      placeholder={none}
      chosen={chosen ?? null}
      choose={(tenant) => {
        if (tenant) queries.setQueryData(keyOf(tenant.slug), tenant)
        choose(tenant?.slug ?? '')
      }}
    />
  )
}
