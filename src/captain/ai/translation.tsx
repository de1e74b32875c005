import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { keepFromOthers } from '../../fields/composing.ts'
import { useWords } from '../../shell/words-context.tsx'
import { AreaPage } from './area-page.tsx'
import { EarlierTranslations } from './earlier-translations.tsx'
import { History } from './history.tsx'
import { Failure } from './notice.tsx'
import { readGlossary, reasonOf, translate as ask, type AiRequest } from './requests.ts'
import { actions, low, panel, stack, tall } from './styles.ts'
import { TenantChoice } from './tenant-choice.tsx'
import { keepFor, useKept } from './use-kept.ts'
import { useTranslation } from './use-translation.ts'

/** /captain/ai/translation-image-prompt: a Japanese prompt becomes an English one, to be mended by hand and used. */
export default function Translation() {
  return (
    <AreaPage title="captainAiTranslationImagePrompt" counts="translation">
      {({ configured }, again) => <Translator configured={configured} asked={again} />}
    </AreaPage>
  )
}

function Translator({ configured, asked }: { readonly configured: boolean; asked(): void }) {
  const { translate } = useWords()
  const navigate = useNavigate()
  const [text, setText] = useKept('japanese', '')
  const { english, setEnglish, isMended, changed, show, save, forget } = useTranslation()

  const use = (prompt: string, original: string): void => {
    keepFor('prompt', prompt)
    keepFor('original', original)
    void navigate({ to: '/captain/ai/text-to-image' })
  }

  return (
    <>
      <Box sx={columns}>
        <Original configured={configured} text={text} onText={setText} onMade={show} onEnd={asked} />
        <Paper
          component="form"
          variant="outlined"
          aria-live="polite"
          onKeyDownCapture={keepFromOthers}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void save()
          }}
          sx={{ ...panel, ...stack }}
        >
          <TextField
            id="english"
            label={translate('ai.translation.english')}
            multiline
            minRows={6}
            maxRows={16}
            value={english}
            helperText={translate('ai.translation.mend')}
            onChange={({ target }) => setEnglish(target.value)}
            slotProps={{ htmlInput: { lang: 'en', maxLength: 2000 }, inputLabel: { shrink: true } }}
            fullWidth
          />
          <Box sx={actions}>
            <Button type="submit" variant="outlined" sx={tall} disabled={!isMended}>
              {translate('ai.translation.save')}
            </Button>
            <Button
              variant="contained"
              sx={tall}
              disabled={english.trim() === ''}
              onClick={() => void save().then(() => use(english.trim(), text))}
            >
              {translate('ai.translation.use')}
            </Button>
          </Box>
        </Paper>
      </Box>
      <History kind="translations" newest={changed} onGone={forget}>
        {(request) => (
          <>
            <Typography>{request.prompt}</Typography>
            {request.english && <Typography lang="en">{request.english}</Typography>}
            {request.failure && (
              <Typography sx={{ color: 'text.secondary' }}>{translate(`ai.failures.${request.failure}`)}</Typography>
            )}
            {request.status === 'cancelled' && (
              <Typography sx={{ color: 'text.secondary' }}>{translate('ai.history.cancelled')}</Typography>
            )}
            {request.english && (
              <Button
                variant="outlined"
                size="small"
                sx={{ ...low, justifySelf: 'start' }}
                onClick={() => use(request.english!, request.prompt)}
              >
                {translate('ai.translation.use')}
              </Button>
            )}
            <EarlierTranslations request={request} restored={show} />
          </>
        )}
      </History>
    </>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 2,
} as const

interface OriginalProps {
  readonly configured: boolean
  readonly text: string
  onText(text: string): void
  onMade(translation: AiRequest): void
  /** Whatever became of it. */
  onEnd(): void
}

/** The Japanese prompt. It stays as it was typed, whatever becomes of its translation. */
function Original({ configured, text, onText, onMade, onEnd }: OriginalProps) {
  const { translate } = useWords()
  const [tenant, choose] = useKept('tenant', '')
  const running = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()

  async function run(): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setBusy(true)
    setSaid(undefined)
    try {
      onMade(await ask(text, tenant ? await readGlossary(tenant, signal) : [], signal))
    } catch (error) {
      setSaid(signal.aborted ? 'ai.translation.stopped' : reasonOf(error))
    } finally {
      setBusy(false)
      onEnd()
    }
  }

  return (
    <Paper
      component="form"
      variant="outlined"
      onKeyDownCapture={keepFromOthers}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void run()
      }}
      sx={{ ...panel, ...stack }}
    >
      <TextField
        id="japanese"
        label={translate('ai.translation.japanese')}
        multiline
        minRows={6}
        maxRows={16}
        value={text}
        placeholder={translate('ai.translation.example')}
        onChange={({ target }) => onText(target.value)}
        slotProps={{ htmlInput: { lang: 'ja', maxLength: 2000 }, inputLabel: { shrink: true } }}
        fullWidth
      />
      <TenantChoice
        id="tenant"
        label={translate('ai.glossary.use')}
        value={tenant}
        none={translate('ai.glossary.none')}
        choose={choose}
      />
      {said && <Failure says={said} />}
      <Box sx={actions}>
        {busy && (
          <Button variant="outlined" sx={tall} onClick={() => running.current?.abort()}>
            {translate('ai.order.cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" sx={tall} disabled={busy || !configured || text.trim() === ''}>
          {translate(busy ? 'ai.translation.busy' : 'ai.translation.run')}
        </Button>
      </Box>
    </Paper>
  )
}
