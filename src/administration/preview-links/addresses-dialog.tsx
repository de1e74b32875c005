import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ErrorMessage } from '../../auth/error-message.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { AddressForm } from '../../captain/previews/address-form.tsx'
import { addressesPath } from '../../captain/previews/preview-link.ts'

/** Where the site shows previews, of one entity after the other. */
export default function AddressesDialog({ close }: { close(): void }) {
  const words = useWords()
  const { translate } = words
  const { slug: tenant, site } = useTenant()
  const show = useToast()
  const [chosen, choose] = useState<string>()
  const {
    data: all,
    error,
    refetch,
  } = useQuery(
    apiQueryOptions([tenant, 'preview-addresses'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/preview-addresses'>(addressesPath(tenant), { signal }),
    ),
  )
  const addresses = all?.find(({ entity }) => entity === chosen) ?? all?.[0]
  return (
    <ActionDialog title={translate('previews.address.open')} maxWidth="sm" leave="commons.actions.close" close={close}>
      <ErrorMessage>{error ? accountErrorText(words, error) : undefined}</ErrorMessage>
      {addresses && (
        <TextField
          select
          label={translate('previews.address.of')}
          value={addresses.entity}
          onChange={({ target }) => choose(target.value)}
          sx={{ mt: 1 }}
        >
          {all!.map(({ entity, ja, en }) => (
            <MenuItem key={entity} value={entity}>
              {labelsOf(words, entity, site).menu}
              {(ja ?? en) !== null && ` ✓`}
            </MenuItem>
          ))}
        </TextField>
      )}
      {addresses && (
        <AddressForm
          key={addresses.entity}
          addresses={addresses}
          saved={() => {
            show({ text: translate('previews.address.saved') })
            void refetch()
          }}
        />
      )}
    </ActionDialog>
  )
}
