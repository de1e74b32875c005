import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { isEmpty } from '../../kernel/form/field-entry.ts'
import { focusField } from '../../kernel/form/focus-field.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { useLabels } from '../../kernel/words/labels.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { AskProposals, Proposal, ProseDiff } from './lazy-parts.ts'
import { useConfirmTranslation, useTranslationStates, type Mark, type TranslationState } from './states.ts'

/**
 * Below an English input: how its text stands to the Japanese, what can be done about it, and what the AI proposes.
 * `within` is the field of the Japanese; of several texts in it, `path` says whose English the input is.
 */
export function TranslationMark({ within, path }: { readonly within: string; readonly path: string }) {
  const state = useTranslationStates(within).find(({ text }) => text.path.join('.') === path)
  if (!state) return null
  return (
    <>
      {state.mark && <Marked state={state} mark={state.mark} />}
      <Proposal {...state} />
    </>
  )
}

interface MarkedProps {
  readonly state: TranslationState
  readonly mark: Mark
}

function Marked({ state, mark }: MarkedProps) {
  const { text, before } = state
  return (
    <Box data-translation={mark} sx={{ mt: 0.5 }}>
      <Box sx={line}>
        <MarkWord mark={mark} />
        {mark === 'missing' && <CopyButton {...state} />}
        {(mark === 'stale' || mark === 'unread') && <ConfirmButton text={text.key} mark={mark} />}
        {mark !== 'unread' && <AskProposals texts={[text]} />}
      </Box>
      {(mark === 'stale' || mark === 'outdated') && !isEmpty(before) && <WhatChanged {...state} />}
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

function CopyButton({ text: { source, path }, put }: TranslationState) {
  const { translate } = useWords()
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ContentCopy />}
      onClick={() => {
        put(source)
        focusField(path.join('.'))
      }}
    >
      {translate('forms.languages.copy')}
    </Button>
  )
}

/** Says with one press that the English is right as it is. */
function ConfirmButton({ text, mark }: { readonly text: string; readonly mark: 'stale' | 'unread' }) {
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
        void confirm(text)
          .catch((error: unknown) => toast({ kind: 'error', text: errorText(translate, labels, error) }))
          .finally(() => setBusy(false))
      }}
    >
      {translate(`forms.languages.confirm.${mark}`)}
    </Button>
  )
}

/** What has changed in the Japanese since the English was written. */
function WhatChanged({ text: { key, field, source }, before }: TranslationState) {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
        {translate('forms.languages.whatChanged')}
      </Button>
      {open && (
        <Box lang="ja" data-what-changed={key} sx={changes}>
          <ProseDiff change={{ field, before, after: source }} />
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
