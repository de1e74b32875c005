import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { containComposition } from '../../../shell/ui/contain-composition.ts'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { mayLeave } from '../../../shell/base/leave-guards.ts'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { focusInvalid } from '../../../shell/ui/focus-invalid.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { isSameValue } from '../../../kernel/form/same-value.ts'
import { saveRefusalOf } from '../../../kernel/form/save-failure.ts'
import { ReadFailure } from '../../../kernel/controls/read-failure.tsx'
import { readGlossary, saveGlossary, type GlossaryTerm, type TenantGlossary } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
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
        choose={async (next) => {
          if (await mayLeave()) choose(next)
        }}
      />
      {tenant && <Terms key={tenant} tenant={tenant} />}
    </Paper>
  )
}

const blank: GlossaryTerm = { ja: '', en: '' }
const maxTerms = 200

function Terms({ tenant }: { readonly tenant: string }) {
  const { translate } = useWords()
  const { data, error, refetch } = useQuery({
    ...apiQueryOptions([tenant, 'ai-glossary'], (signal) => readGlossary(tenant, signal)),
    // The form must start from the server's current data, never from a cached copy.
    gcTime: 0,
  })
  if (error && !data) return <ReadFailure text={aiErrorText(translate, error)} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={40} aria-busy sx={{ mt: 2 }} />
  return <TermsForm tenant={tenant} initial={data} />
}

function TermsForm({ tenant, initial }: { readonly tenant: string; readonly initial: TenantGlossary }) {
  const { translate } = useWords()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  // As the server last had it, which a save is based on.
  const [saved, setSaved] = useState(initial)
  const [terms, setTerms] = useState<readonly GlossaryTerm[]>(initial.terms.length > 0 ? initial.terms : [blank])
  const [isChecked, setIsChecked] = useState(false)
  const [isOvertaken, setIsOvertaken] = useState(false)
  const filled = filledIn(terms)
  const onlyTheirs = saved.terms.filter((theirs) => !filled.some((own) => isSameValue(own, theirs)))
  useLeaveQuestion(!isSameValue(filled, filledIn(saved.terms)))
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveGlossary(tenant, { terms: filled, hash: saved.hash }),
    // Offline it fails at once instead of being sent later.
    networkMode: 'always',
    onSuccess: (now) => {
      setSaved(now)
      setIsChecked(false)
      setIsOvertaken(false)
      toast({ kind: 'success', text: translate('ai.glossary.saved') })
    },
    onError: (error) => {
      const refusal = saveRefusalOf(error)
      if (refusal.kind === 'stale') {
        setSaved(refusal.current as TenantGlossary)
        setIsOvertaken(true)
      } else toast({ kind: 'error', text: aiErrorText(translate, error) })
    },
  })
  const listOf = (some: readonly GlossaryTerm[]) =>
    some.map((term) => translate('ai.glossary.term', { ...term })).join(translate('commons.listSeparator'))
  const change = (index: number, next: Partial<GlossaryTerm>) =>
    setTerms(terms.map((term, place) => (place === index ? { ...term, ...next } : term)))
  const save = () => {
    if (filled.every(({ ja, en }) => ja && en)) return mutate()
    flushSync(() => setIsChecked(true))
    focusInvalid(form.current)
  }
  /** What an input says if its half of a term is missing. */
  const missing = ({ ja, en }: GlossaryTerm, index: number, language: 'ja' | 'en') => {
    const [own, other] = language === 'ja' ? [ja, en] : [en, ja]
    if (!isChecked || own.trim() !== '' || other.trim() === '') return undefined
    const label = translate(`ai.glossary.${language}`, { number: index + 1 })
    return { error: true, helperText: translate('validations.required', { label }) }
  }

  return (
    <Box
      component="form"
      ref={form}
      onKeyDownCapture={containComposition}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
      sx={{ display: 'grid', gap: 1, mt: 2 }}
    >
      {terms.map((term, index) => (
        // Terms have no id but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} sx={row}>
          <TextField
            {...missing(term, index, 'ja')}
            placeholder={translate('ai.glossary.jaExample')}
            value={term.ja}
            onChange={({ target }) => change(index, { ja: target.value })}
            slotProps={{
              htmlInput: { 'aria-label': translate('ai.glossary.ja', { number: index + 1 }), maxLength: 60 },
            }}
          />
          <TextField
            {...missing(term, index, 'en')}
            placeholder={translate('ai.glossary.enExample')}
            value={term.en}
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
      {isOvertaken && (
        <MessageBar
          tone="error"
          actions={
            onlyTheirs.length > 0 && (
              <Button
                size="small"
                sx={low}
                disabled={filled.length + onlyTheirs.length > maxTerms}
                onClick={() => setTerms([...filled, ...onlyTheirs])}
              >
                {translate('ai.glossary.addTheirs')}
              </Button>
            )
          }
        >
          {translate('ai.glossary.overtaken')}
          {onlyTheirs.length > 0 && ` ${translate('ai.glossary.onlyTheirs', { terms: listOf(onlyTheirs) })}`}
        </MessageBar>
      )}
      <Box sx={actions}>
        <Button
          variant="outlined"
          size="small"
          sx={low}
          disabled={terms.length >= maxTerms}
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

/** The terms that something was typed for. */
const filledIn = (terms: readonly GlossaryTerm[]): GlossaryTerm[] =>
  terms.map(({ ja, en }) => ({ ja: ja.trim(), en: en.trim() })).filter(({ ja, en }) => ja || en)

const row = { display: 'grid', gridTemplateColumns: '1fr 1fr auto', alignItems: 'start', gap: 1 } as const
