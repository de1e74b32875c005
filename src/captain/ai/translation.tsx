import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useToast } from '../../shell/toast.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { AreaPage } from './area-page.tsx'
import { History } from './history.tsx'
import { readGlossary, reasonOf, translate as ask, type AiRequest } from './requests.ts'
import { TenantChoice } from './tenant-choice.tsx'
import { keepFor, useKept } from './use-kept.ts'

/** /captain/ai/translation-image-prompt: a Japanese prompt becomes an English one, to be mended by hand and used. */
export default function Translation() {
  return (
    <AreaPage title="translation" counts="translation">
      {({ configured }, again) => <Translator configured={configured} asked={again} />}
    </AreaPage>
  )
}

function Translator({ configured, asked }: { readonly configured: boolean; asked(): void }) {
  const { translate } = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const [text, setText] = useKept('japanese', '')
  const [english, setEnglish] = useKept('english', '')
  const [tenant, choose] = useKept('tenant', '')
  const [busy, setBusy] = useState(false)
  const [newest, setNewest] = useState<AiRequest>()

  async function run(): Promise<void> {
    setBusy(true)
    try {
      const made = await ask(text, tenant ? await readGlossary(tenant) : [])
      setEnglish(made.english ?? '')
      setNewest(made)
    } catch (error) {
      toast({ kind: 'error', text: translate(`ai.failures.${reasonOf(error)}`) })
    } finally {
      setBusy(false)
      asked()
    }
  }

  const use = (prompt: string, original: string): void => {
    keepFor('prompt', prompt)
    keepFor('original', original)
    void navigate({ to: '/captain/ai/text-to-image' })
  }

  return (
    <>
      <div className="ai-columns">
        <form
          className="panel ai-form"
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
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <TenantChoice
            id="tenant"
            label={translate('ai.glossary.use')}
            value={tenant}
            none={translate('ai.glossary.none')}
            choose={choose}
          />
          <button type="submit" className="button main" disabled={busy || !configured || text.trim() === ''}>
            {translate(busy ? 'ai.translation.busy' : 'ai.translation.run')}
          </button>
        </form>
        <div className="panel ai-form" aria-live="polite">
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
          <button
            type="button"
            className="button"
            disabled={english.trim() === ''}
            onClick={() => use(english.trim(), text)}
          >
            {translate('ai.translation.use')}
          </button>
        </div>
      </div>
      <History kind="translations" newest={newest}>
        {(request) => (
          <>
            <p>{request.prompt}</p>
            {request.english && <p lang="en">{request.english}</p>}
            {request.failure && <p className="soft">{translate(`ai.failures.${request.failure}`)}</p>}
            {request.english && (
              <button type="button" className="button small" onClick={() => use(request.english!, request.prompt)}>
                {translate('ai.translation.use')}
              </button>
            )}
          </>
        )}
      </History>
    </>
  )
}
