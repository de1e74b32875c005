import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCallback, useState, type FormEvent } from 'react'
import { keepFromOthers } from '../../fields/composing.ts'
import { useToast } from '../../shell/toast.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { NotRead } from './notice.tsx'
import { readGlossary, reasonOf, saveGlossary, type Term } from './requests.ts'
import { actions, low, panel } from './styles.ts'
import { TenantChoice } from './tenant-choice.tsx'
import { useKept } from './use-kept.ts'
import { useRead } from './use-read.ts'

/** The frequent words of a tenant, with what they are called in English. */
export function Glossary() {
  const { translate } = useWords()
  const [tenant, choose] = useKept('tenant', '')
  return (
    <Paper component="section" variant="outlined" sx={panel}>
      <Typography component="h2" variant="h6">
        {translate('ai.glossary.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>{translate('ai.glossary.about')}</Typography>
      <TenantChoice
        id="glossary-tenant"
        label={translate('ai.glossary.tenant')}
        value={tenant}
        none={translate('ai.glossary.choose')}
        choose={choose}
      />
      {tenant && <Terms key={tenant} tenant={tenant} />}
    </Paper>
  )
}

const blank: Term = { ja: '', en: '' }

function Terms({ tenant }: { readonly tenant: string }) {
  const { translate } = useWords()
  const toast = useToast()
  const read = useCallback(
    (signal: AbortSignal) => readGlossary(tenant, signal).then((found) => (found.length > 0 ? found : [blank])),
    [tenant],
  )
  const { data: terms, setData: setTerms, failure, retry } = useRead<readonly Term[]>(read)
  const [busy, setBusy] = useState(false)

  if (failure) return <NotRead reason={failure} retry={retry} />
  if (!terms) return <Skeleton variant="rounded" height={40} aria-busy sx={{ mt: 2 }} />
  const change = (index: number, next: Partial<Term>) =>
    setTerms(terms.map((term, place) => (place === index ? { ...term, ...next } : term)))

  async function save(): Promise<void> {
    setBusy(true)
    const kept = terms!.map(({ ja, en }) => ({ ja: ja.trim(), en: en.trim() })).filter(({ ja, en }) => ja && en)
    try {
      await saveGlossary(tenant, kept)
      toast({ kind: 'success', text: translate('ai.glossary.saved') })
    } catch (error) {
      toast({ kind: 'error', text: translate(`ai.failures.${reasonOf(error)}`) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      onKeyDownCapture={keepFromOthers}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'grid', gap: 1, mt: 2 }}
    >
      {terms.map(({ ja, en }, index) => (
        // Terms have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} sx={row}>
          <TextField
            placeholder={translate('ai.glossary.jaExample')}
            value={ja}
            onChange={({ target }) => change(index, { ja: target.value })}
            slotProps={{
              htmlInput: { 'aria-label': translate('ai.glossary.ja', { number: index + 1 }), maxLength: 60 },
            }}
          />
          <TextField
            placeholder={translate('ai.glossary.enExample')}
            value={en}
            onChange={({ target }) => change(index, { en: target.value })}
            slotProps={{
              htmlInput: {
                'aria-label': translate('ai.glossary.en', { number: index + 1 }),
                lang: 'en',
                maxLength: 120,
              },
            }}
          />
          <IconButton
            aria-label={translate('ai.glossary.remove', { number: index + 1 })}
            onClick={() => setTerms(terms.filter((_, place) => place !== index))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box sx={actions}>
        <Button
          variant="outlined"
          size="small"
          sx={low}
          disabled={terms.length >= 200}
          onClick={() => setTerms([...terms, blank])}
        >
          {translate('ai.glossary.add')}
        </Button>
        <Button type="submit" variant="contained" size="small" sx={low} disabled={busy}>
          {translate('ai.glossary.save')}
        </Button>
      </Box>
    </Box>
  )
}

const row = { display: 'grid', gridTemplateColumns: '1fr 1fr auto', alignItems: 'center', gap: 1 } as const
