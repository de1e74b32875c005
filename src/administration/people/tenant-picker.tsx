import { useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTenants } from '../../captain/tenant/tenants.ts'
import { tenantName } from '../../captain/tenant/tenant-name.ts'
import type { Tenant } from '../../captain/tenant/tenant-context.tsx'
import { useHeldWhilePressed } from '../../shell/ui/use-held-while-pressed.ts'
import { useWords } from '../../shell/words/words-context.tsx'

interface TenantPickerProps {
  readonly label: string
  /** Tenants already chosen, which are not offered. */
  readonly without: readonly string[]
  readonly disabled?: boolean
  onPick(tenant: Tenant): void
}

/** Finds a tenant by name. */
export function TenantPicker({ label, without, disabled = false, onPick }: TenantPickerProps) {
  const { translate, locale } = useWords()
  const [q, setQ] = useState('')
  const { data, isFetching, error } = useTenants(q.trim())
  const [shown, hold] = useHeldWhilePressed(data?.tenants ?? [])
  return (
    <Autocomplete
      options={shown.filter(({ id }) => !without.includes(id))}
      getOptionLabel={(tenant) => tenantName(tenant, locale)}
      getOptionKey={({ id }) => id}
      // The server has filtered already.
      filterOptions={(all) => all}
      value={null}
      inputValue={q}
      onInputChange={(_event, text, why) => setQ(why === 'input' ? text : '')}
      blurOnSelect
      disabled={disabled}
      onChange={(_event, tenant) => tenant && onPick(tenant)}
      slotProps={{ listbox: { onPointerDown: hold } }}
      loading={isFetching}
      loadingText={translate('commons.inputs.loadingOptions')}
      noOptionsText={translate(error ? 'commons.inputs.searchFailed' : 'commons.inputs.noOptions')}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
