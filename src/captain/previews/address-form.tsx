import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { brokenAddressRule } from '../../../entities/system/preview.ts'
import { issueText } from '../../../locales/issue-text.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ErrorMessage } from '../../auth/error-message.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { addressesPath, type PreviewAddresses } from './preview-link.ts'

interface AddressFormProps {
  readonly addresses: PreviewAddresses
  saved(addresses: PreviewAddresses): void
}

const languages = ['ja', 'en'] as const

/** Where the tenant’s site shows previews of an entity: an address for each language. */
export function AddressForm({ addresses, saved }: AddressFormProps) {
  const words = useWords()
  const { translate } = words
  const { slug, site, siteUrl } = useTenant()
  const [values, setValues] = useState({ ja: addresses.ja ?? '', en: addresses.en ?? '' })
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const valueOf = (lang: 'ja' | 'en') => values[lang].normalize('NFKC').trim() || null
  const faultOf = (lang: 'ja' | 'en'): string | undefined => {
    const value = valueOf(lang)
    const rule = value === null ? undefined : brokenAddressRule(value)
    const named = { name: '', label: () => translate(`previews.address.${lang}`), option: () => '' }
    return rule && issueText(translate, named, { path: [lang], rule, params: {} })
  }
  const save = async () => {
    setChecked(true)
    if (languages.some(faultOf)) return
    setBusy(true)
    setFault(undefined)
    try {
      saved(
        await apiJson<'PUT /api/v1/authorized/tenants/{tenant}/preview-addresses/{entity}'>(
          `${addressesPath(slug)}/${addresses.entity}`,
          { method: 'PUT', body: JSON.stringify({ ja: valueOf('ja'), en: valueOf('en') }) },
        ),
      )
    } catch (error) {
      setFault(accountErrorText(words, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('previews.address.lead', { entity: labelsOf(words, addresses.entity, site).menu })}
      </Typography>
      <ErrorMessage>{fault}</ErrorMessage>
      {languages.map((lang) => (
        <TextField
          key={lang}
          label={translate(`previews.address.${lang}`)}
          value={values[lang]}
          error={isChecked && faultOf(lang) !== undefined}
          helperText={
            (isChecked && faultOf(lang)) ||
            translate('previews.address.example', { example: exampleOf(siteUrl, addresses.entity, lang) })
          }
          onChange={({ target }) => setValues((before) => ({ ...before, [lang]: target.value }))}
          slotProps={{ htmlInput: { maxLength: 500, spellCheck: false, inputMode: 'url', lang: 'en' } }}
        />
      ))}
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() => void save()}
        sx={{ justifySelf: 'start', alignSelf: 'start', minHeight: { xs: 44, sm: 40 } }}
      >
        {translate('previews.address.save')}
      </Button>
    </>
  )
}

const exampleOf = (siteUrl: string, entity: string, lang: string): string =>
  `${siteUrl.replace(/\/+$/, '')}/${lang}/${entity}/{slug}?preview={token}`
