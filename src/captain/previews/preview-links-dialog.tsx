import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { previewDays } from '../../../entities/system/preview.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ErrorMessage } from '../../auth/error-message.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { AddressForm } from './address-form.tsx'
import { LinkRow } from './link-row.tsx'
import { addressesIn, addressesPath, dayChoices, linksPath, type PreviewAddresses } from './preview-link.ts'
import { useRevoke } from './use-revoke.ts'

/** The links by which a record is shown before it is public; asks first where the site shows them. */
export default function PreviewLinksDialog({ record, close }: { readonly record: CaptainRecord; close(): void }) {
  const words = useWords()
  use(words.load('accounts', 'previews', 'validations'))
  const { translate } = words
  const { slug: tenant } = useTenant()
  const { name: entity } = useEntity()
  const queries = useQueryClient()
  const addressesKey = [tenant, 'preview-addresses'] as const
  const { data: all, error: addressFault } = useQuery(
    apiQueryOptions(addressesKey, (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/preview-addresses'>(addressesPath(tenant), { signal }),
    ),
  )
  const addresses = all?.find((each) => each.entity === entity)
  const keep = (saved: PreviewAddresses) =>
    queries.setQueryData(addressesKey, (before: readonly PreviewAddresses[] | undefined) =>
      before?.map((each) => (each.entity === saved.entity ? saved : each)),
    )
  const isSet = addresses !== undefined && addressesIn(addresses).length > 0
  return (
    <ActionDialog title={translate('previews.title')} maxWidth="sm" leave="commons.actions.close" close={close}>
      <ErrorMessage>{addressFault ? accountErrorText(words, addressFault) : undefined}</ErrorMessage>
      {addresses && !isSet && <AddressForm addresses={addresses} saved={keep} />}
      {isSet && <Links record={record} />}
    </ActionDialog>
  )
}

/** The links of a record, and the form for another one. */
function Links({ record }: { readonly record: CaptainRecord }) {
  const words = useWords()
  const { translate } = words
  const { slug: tenant } = useTenant()
  const { name: entity } = useEntity()
  const filter = encodeURIComponent(JSON.stringify({ entity, recordId: record.id, isLive: true }))
  const {
    data: links,
    error,
    refetch,
  } = useQuery(
    apiQueryOptions([tenant, 'preview-links', entity, record.id], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/preview-links'>(`${linksPath(tenant)}?filter=${filter}`, {
        signal,
      }),
    ),
  )
  const revoke = useRevoke(refetch)
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{translate('previews.lead')}</Typography>
      <NewLink entity={entity} id={record.id} made={() => refetch()} />
      <ErrorMessage>{error ? accountErrorText(words, error) : undefined}</ErrorMessage>
      {links && links.length > 0 && (
        <Box component="ul" aria-label={translate('previews.links')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} changed={refetch} revoke={() => revoke(link)} />
          ))}
        </Box>
      )}
    </>
  )
}

interface NewLinkProps {
  readonly entity: string
  readonly id: string
  made(): Promise<unknown>
}

function NewLink({ entity, id, made }: NewLinkProps) {
  const words = useWords()
  const { translate } = words
  const { slug: tenant } = useTenant()
  const show = useToast()
  const [name, setName] = useState('')
  const [days, setDays] = useState<number>(previewDays.initially)
  const [allowsComments, setAllowsComments] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const create = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const link = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/preview-links'>(linksPath(tenant), {
        method: 'POST',
        body: JSON.stringify({ entity, recordId: id, name: name.trim() || null, days, allowsComments }),
      })
      setName('')
      const [first] = addressesIn(link)
      const isCopied = first !== undefined && (await copied(first.address))
      show({ text: translate(isCopied ? 'previews.madeAndCopied' : 'previews.made') })
      await made()
    } catch (error) {
      setFault(accountErrorText(words, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 10rem' }, alignItems: 'start' }}>
      <TextField
        label={translate('previews.name')}
        helperText={translate('previews.nameHelp')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        select
        label={translate('previews.days')}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {dayChoices.map((each) => (
          <MenuItem key={each} value={each}>
            {translate('previews.dayCount', { smart_count: each })}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={translate('previews.comments')}
        control={<Checkbox checked={allowsComments} onChange={({ target }) => setAllowsComments(target.checked)} />}
        sx={{ gridColumn: '1 / -1' }}
      />
      <ErrorMessage>{fault}</ErrorMessage>
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() => void create()}
        sx={{ justifySelf: 'start', gridColumn: '1 / -1', minHeight: { xs: 44, sm: 40 } }}
      >
        {translate('previews.create')}
      </Button>
    </Box>
  )
}

/** Whether the browser let a text be copied. */
const copied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
