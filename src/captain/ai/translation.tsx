import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { AreaPage } from './area-page.tsx'
import { EarlierTranslations } from './earlier-translations.tsx'
import { History } from './history.tsx'
import { readGlossary, reasonOf, translate as ask, type AiRequest } from './requests.ts'
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
      <div className="ai-columns">
        <Original configured={configured} text={text} onText={setText} onMade={show} onEnd={asked} />
        <form
          className="ai-panel ai-form"
          aria-live="polite"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div className="field">
            <label htmlFor="english">{translate('ai.translation.english')}</label>
            <textarea
              id="english"
              lang="en"
              rows={6}
              maxLength={2000}
              value={english}
              onChange={({ target }) => setEnglish(target.value)}
            />
          </div>
          <p className="help">{translate('ai.translation.mend')}</p>
          <div className="answers">
            <button type="submit" className="button" disabled={!isMended}>
              {translate('ai.translation.save')}
            </button>
            <button
              type="button"
              className="button main"
              disabled={english.trim() === ''}
              onClick={() => void save().then(() => use(english.trim(), text))}
            >
              {translate('ai.translation.use')}
            </button>
          </div>
        </form>
      </div>
      <History kind="translations" newest={changed} onGone={forget}>
        {(request) => (
          <>
            <p>{request.prompt}</p>
            {request.english && <p lang="en">{request.english}</p>}
            {request.failure && <p className="soft">{translate(`ai.failures.${request.failure}`)}</p>}
            {request.status === 'cancelled' && <p className="soft">{translate('ai.history.cancelled')}</p>}
            {request.english && (
              <button type="button" className="button small" onClick={() => use(request.english!, request.prompt)}>
                {translate('ai.translation.use')}
              </button>
            )}
            <EarlierTranslations request={request} restored={show} />
          </>
        )}
      </History>
    </>
  )
}

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
      setSaid(signal.aborted ? 'ai.translation.stopped' : `ai.failures.${reasonOf(error)}`)
    } finally {
      setBusy(false)
      onEnd()
    }
  }

  return (
    <form
      className="ai-panel ai-form"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <div className="field">
        <label htmlFor="japanese">{translate('ai.translation.japanese')}</label>
        <textarea
          id="japanese"
          lang="ja"
          rows={6}
          maxLength={2000}
          value={text}
          placeholder={translate('ai.translation.example')}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      <TenantChoice
        id="tenant"
        label={translate('ai.glossary.use')}
        value={tenant}
        none={translate('ai.glossary.none')}
        choose={choose}
      />
      {said && (
        <p className="notice" role="alert">
          {translate(said)}
        </p>
      )}
      <div className="answers">
        {busy && (
          <button type="button" className="button" onClick={() => running.current?.abort()}>
            {translate('ai.order.cancel')}
          </button>
        )}
        <button type="submit" className="button main" disabled={busy || !configured || text.trim() === ''}>
          {translate(busy ? 'ai.translation.busy' : 'ai.translation.run')}
        </button>
      </div>
    </form>
  )
}
