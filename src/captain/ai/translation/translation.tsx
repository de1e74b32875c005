import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { maxPromptLength } from '../../../../entities/language/shared/ai-prompts.ts'
import { containComposition } from '../../../shell/ui/contain-composition.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { AiPage } from '../ai-page.tsx'
import { EarlierTranslations } from './earlier-translations.tsx'
import { RequestHistory } from '../request-history.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { readTerms, translate as ask, type AiRequest } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
import { actions, low, panel, stack, tall } from '../styles.ts'
import { TenantChoice } from '../tenant-choice.tsx'
import { useSessionStorage } from '../use-session-storage.ts'
import { useTranslation } from './use-translation.ts'

/** /captain/ai/translation-image-prompt: translates a Japanese prompt into English, to be edited and used. */
export default function Translation() {
  return (
    <AiPage title="captainAiTranslationImagePrompt" counts="translation">
      {({ configured }, again) => <Translator configured={configured} onTranslated={again} />}
    </AiPage>
  )
}

function Translator({ configured, onTranslated }: { readonly configured: boolean; onTranslated(): void }) {
  const { translate } = useWords()
  const navigate = useNavigate()
  const [text, setText] = useSessionStorage('japanese', '')
  const [, setPrompt] = useSessionStorage('prompt', '')
  const [, setOriginal] = useSessionStorage('original', '')
  const { english, type, isMended, changed, show, save, restore, forget } = useTranslation()

  const use = (prompt: string, original: string): void => {
    setPrompt(prompt)
    setOriginal(original)
    void navigate({ to: '/captain/ai/text-to-image' })
  }

  return (
    <>
      <Box sx={columns}>
        <Original
          configured={configured}
          text={text}
          onText={setText}
          onMade={(made) => void show(made)}
          onEnd={onTranslated}
        />
        <Paper
          component="form"
          variant="outlined"
          aria-live="polite"
          onKeyDownCapture={containComposition}
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
            onChange={({ target }) => type(target.value)}
            slotProps={{ htmlInput: { lang: 'en', maxLength: maxPromptLength }, inputLabel: { shrink: true } }}
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
      <RequestHistory kind="translations" newest={changed} onGone={forget}>
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
            <EarlierTranslations request={request} restore={(text) => restore(request, text)} />
          </>
        )}
      </RequestHistory>
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
  /** Called whatever the outcome. */
  onEnd(): void
}

/** The Japanese prompt. It is kept, whatever the outcome of its translation. */
function Original({ configured, text, onText, onMade, onEnd }: OriginalProps) {
  const { translate } = useWords()
  const [tenant, choose] = useSessionStorage('tenant', '')
  const running = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function run(): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setBusy(true)
    setFailure(undefined)
    try {
      onMade(await ask(text, tenant ? await readTerms(tenant, signal) : [], signal))
    } catch (error) {
      setFailure(signal.aborted ? translate('ai.translation.stopped') : aiErrorText(translate, error))
    } finally {
      setBusy(false)
      onEnd()
    }
  }

  return (
    <Paper
      component="form"
      variant="outlined"
      onKeyDownCapture={containComposition}
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
        slotProps={{ htmlInput: { lang: 'ja', maxLength: maxPromptLength }, inputLabel: { shrink: true } }}
        fullWidth
      />
      <TenantChoice
        id="tenant"
        label={translate('ai.glossary.use')}
        value={tenant}
        none={translate('ai.glossary.none')}
        choose={choose}
      />
      {failure && <FailureNotice text={failure} />}
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
