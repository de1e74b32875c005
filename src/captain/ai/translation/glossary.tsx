import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { containComposition } from '../../../fields/controls/contain-composition.ts'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ReadFailure } from '../../list/page/read-failure.tsx'
import { readGlossary, failureReason, saveGlossary, type GlossaryTerm } from '../ai-api.ts'
import { actions, low, panel } from '../styles.ts'
import { TenantChoice } from '../tenant-choice.tsx'
import { useSessionStorage } from '../use-session-storage.ts'

/** A tenant's glossary: frequent terms and their English translations. */
export function Glossary() {
  const { translate } = useWords()
  const [tenant, choose] = useSessionStorage('tenant', '')
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

const blank: GlossaryTerm = { ja: '', en: '' }

function Terms({ tenant }: { readonly tenant: string }) {
  const { translate } = useWords()
  const { data, error, refetch } = useQuery({
    ...apiQueryOptions([tenant, 'ai-glossary'], (signal) => readGlossary(tenant, signal)),
    // The form must start from the server's current data, never from a cached copy.
    gcTime: 0,
  })
  if (error && !data)
    return <ReadFailure text={translate(`ai.failures.${failureReason(error)}`)} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={40} aria-busy sx={{ mt: 2 }} />
  return <TermsForm tenant={tenant} initial={data.length > 0 ? data : [blank]} />
}

function TermsForm({ tenant, initial }: { readonly tenant: string; readonly initial: readonly GlossaryTerm[] }) {
  const { translate } = useWords()
  const toast = useToast()
  const [terms, setTerms] = useState(initial)
  const { mutate, isPending } = useMutation({
    mutationFn: (kept: readonly GlossaryTerm[]) => saveGlossary(tenant, kept),
    // Offline it fails at once instead of being sent later.
    networkMode: 'always',
    onSuccess: () => toast({ kind: 'success', text: translate('ai.glossary.saved') }),
    onError: (error) => toast({ kind: 'error', text: translate(`ai.failures.${failureReason(error)}`) }),
  })
  const change = (index: number, next: Partial<GlossaryTerm>) =>
    setTerms(terms.map((term, place) => (place === index ? { ...term, ...next } : term)))
  const save = () =>
    mutate(terms.map(({ ja, en }) => ({ ja: ja.trim(), en: en.trim() })).filter(({ ja, en }) => ja && en))

  return (
    <Box
      component="form"
      onKeyDownCapture={containComposition}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
      sx={{ display: 'grid', gap: 1, mt: 2 }}
    >
      {terms.map(({ ja, en }, index) => (
        // Terms have no id but their index.
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
        <Button type="submit" variant="contained" size="small" sx={low} disabled={isPending}>
          {translate('ai.glossary.save')}
        </Button>
      </Box>
    </Box>
  )
}

const row = { display: 'grid', gridTemplateColumns: '1fr 1fr auto', alignItems: 'center', gap: 1 } as const
