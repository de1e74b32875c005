import { useState, type KeyboardEvent } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useHeldWhilePressed } from '../../shell/ui/use-held-while-pressed.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Tenant } from '../../shell/tenant.ts'
import { tenantName } from '../../shell/tenant.ts'
import { useTenants } from './tenants.ts'

interface TenantPickerProps {
  readonly id?: string
  readonly label: string
  /** What stands in the box while no tenant is chosen. */
  readonly placeholder?: string
  /** The current choice. Without it the box only adds tenants: after each it is empty, and ready for the next. */
  readonly chosen?: Tenant | null
  /** The ids of tenants that are not offered. */
  readonly without?: readonly string[]
  readonly disabled?: boolean
  /** Takes the tenant that was chosen, or null once the box was emptied. */
  choose(tenant: Tenant | null): void
}

const none: readonly string[] = []

/** Finds a tenant by name, among however many there are. */
export function TenantPicker({
  id,
  label,
  placeholder,
  chosen,
  without = none,
  disabled = false,
  choose,
}: TenantPickerProps) {
  const { translate, locale } = useWords()
  const [q, setQ] = useState('')
  const { data, isFetching, error } = useTenants(q.trim())
  const found = (data?.tenants ?? []).filter((tenant) => !without.includes(tenant.id))
  // Before anything is typed the choice is among the options, although it may be beyond the first page.
  const isBeyond = q === '' && chosen && !found.some((tenant) => tenant.id === chosen.id)
  const [options, hold] = useHeldWhilePressed(isBeyond ? [chosen, ...found] : found)
  return (
    <Autocomplete
      id={id}
      options={options}
      getOptionLabel={(tenant) => tenantName(tenant, locale)}
      getOptionKey={(tenant) => tenant.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      // The server has filtered already.
      filterOptions={(all) => all}
      value={chosen ?? null}
      {...(chosen === undefined && { inputValue: q })}
      onInputChange={(_event, text, why) => setQ(why === 'input' ? text : '')}
      // Enter chooses: a form in which the box stands is sent by its own button.
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
      blurOnSelect
      disabled={disabled}
      onChange={(_event, tenant) => choose(tenant)}
      slotProps={{ listbox: { onPointerDown: hold } }}
      loading={isFetching}
      loadingText={translate('commons.inputs.loadingOptions')}
      noOptionsText={translate(error ? 'commons.inputs.searchFailed' : 'commons.inputs.noOptions')}
      openText={translate('commons.inputs.open')}
      closeText={translate('commons.actions.close')}
      clearText={translate('commons.inputs.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          {...(placeholder && {
            placeholder,
            // The placeholder is visible, so the label must not cover it.
            slotProps: { inputLabel: { ...params.InputLabelProps, shrink: true } },
          })}
        />
      )}
    />
  )
}
