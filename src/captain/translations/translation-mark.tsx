import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { isEmpty } from '../../kernel/form/field-entry.ts'
import { focusField } from '../../kernel/form/focus-field.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { useLabels } from '../../kernel/words/labels.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { AskProposals, ProseDiff } from './lazy-parts.ts'
import { useConfirmTranslation, useTranslationStates, type Mark, type TranslationState } from './states.ts'

/** Below an English input: how its text stands to the Japanese, and what can be done about it. */
export function TranslationMark({ source, english }: { readonly source: string; readonly english: string }) {
  const [state] = useTranslationStates(useMemo(() => new Map([[source, english]]), [source, english]))
  const { mark } = state!
  if (!mark) return null
  return (
    <Box data-translation={mark} sx={{ mt: 0.5 }}>
      <Box sx={line}>
        <MarkWord mark={mark} />
        {mark === 'missing' && <CopyButton english={english} text={state!.now} />}
        {(mark === 'stale' || mark === 'unread') && <ConfirmButton source={source} mark={mark} />}
        {mark !== 'unread' && <AskProposals fields={[source]} />}
      </Box>
      {(mark === 'stale' || mark === 'outdated') && !isEmpty(state!.before) && <WhatChanged state={state!} />}
    </Box>
  )
}

function MarkWord({ mark }: { readonly mark: Mark }) {
  const { translate } = useWords()
  return (
    <Box component="span" role="status" sx={word}>
      {translate(`forms.languages.marks.${mark}`)}
    </Box>
  )
}

function CopyButton({ english, text }: { readonly english: string; readonly text: unknown }) {
  const session = useFormSession()
  const { translate } = useWords()
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ContentCopy />}
      onClick={() => {
        session.put({ [english]: text })
        focusField(english)
      }}
    >
      {translate('forms.languages.copy')}
    </Button>
  )
}

/** Says with one press that the English is right as it is. */
function ConfirmButton({ source, mark }: { readonly source: string; readonly mark: 'stale' | 'unread' }) {
  const { entity } = useFormSession()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const toast = useToast()
  const confirm = useConfirmTranslation()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Check />}
      disabled={busy}
      onClick={() => {
        setBusy(true)
        void confirm(source)
          .catch((error: unknown) => toast({ kind: 'error', text: errorText(translate, labels, error) }))
          .finally(() => setBusy(false))
      }}
    >
      {translate(`forms.languages.confirm.${mark}`)}
    </Button>
  )
}

/** What has changed in the Japanese since the English was written. */
function WhatChanged({ state: { source, before, now } }: { readonly state: TranslationState }) {
  const { entity } = useFormSession()
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
        {translate('forms.languages.whatChanged')}
      </Button>
      {open && (
        <Box lang="ja" data-what-changed={source} sx={changes}>
          <ProseDiff change={{ field: entity.fields[source]!, before, after: now }} />
        </Box>
      )}
    </>
  )
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const
const word = {
  px: 1,
  borderRadius: 3,
  bgcolor: 'var(--amber-soft)',
  color: 'var(--amber)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1.8,
} as const
const changes = {
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.8125rem',
  lineHeight: 1.7,
} as const
