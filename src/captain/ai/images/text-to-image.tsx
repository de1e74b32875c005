import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWords } from '../../../shell/words/words-context.tsx'
import { AiPage } from '../ai-page.tsx'
import { RequestHistory } from '../request-history.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { ImageSettingsForm, defaultImageSettings, type ImageSettings } from './image-settings-form.tsx'
import { ImageGrid } from './image-grid.tsx'
import type { AiRequest } from '../ai-api.ts'
import { panel } from '../styles.ts'
import { useSessionStorage } from '../use-session-storage.ts'
import { useImageRequest } from './use-image-request.ts'

/** /captain/ai/text-to-image: generates pictures from a prompt, to be saved to a tenant's media library. */
export default function TextToImage() {
  return (
    <AiPage title="captainAiTextToImage" counts="pictures">
      {({ configured }, again) => <Studio configured={configured} ended={again} />}
    </AiPage>
  )
}

function Studio({ configured, ended }: { readonly configured: boolean; ended(): void }) {
  const { translate } = useWords()
  const [draft, setDraft] = useSessionStorage<ImageSettings>('order', defaultImageSettings)
  const [prompt, setPrompt] = useSessionStorage('prompt', '')
  const [, setOriginal] = useSessionStorage('original', '')
  const { request, order, cancel, change } = useImageRequest(ended)
  const [looked, setLooked] = useState<AiRequest>()

  /** Repeats the prompt and settings; another seed gives a variation. */
  const again = (from: AiRequest, seed: number | undefined): void => {
    setPrompt(from.english ?? from.prompt)
    setOriginal(from.prompt)
    setDraft({ ...draft, translate: false, seed: seed === undefined ? '' : String(seed), ...sizesOf(from) })
    document.getElementById('prompt')?.focus()
  }
  const changed = (next: AiRequest): void => {
    if (next.id === request?.id) change(next)
    else setLooked(next)
  }

  return (
    <>
      <Paper variant="outlined" sx={panel}>
        <ImageSettingsForm
          configured={configured}
          running={request?.status === 'running'}
          prompt={prompt}
          draft={draft}
          onPrompt={setPrompt}
          onDraft={setDraft}
          onOrder={(settings) => {
            setOriginal('')
            return order(settings)
          }}
          onCancel={cancel}
        />
      </Paper>
      {request && (
        <section aria-live="polite" aria-busy={request.status === 'running' || undefined}>
          <Typography component="h2" variant="h6" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {translate(`ai.progress.${request.status}`, progressOf(request))}
          </Typography>
          {request.failure && <FailureNotice text={translate(`ai.failures.${request.failure}`)} live />}
          {request.english && request.english !== request.prompt && (
            <Typography lang="en" sx={{ mb: 1.5, color: 'text.secondary' }}>
              {request.english}
            </Typography>
          )}
          <ImageGrid request={request} onAgain={again} onChange={changed} />
        </section>
      )}
      <RequestHistory kind="pictures" newest={looked} except={request?.id}>
        {(past) => (
          <>
            <Typography>{past.prompt}</Typography>
            {past.english && (
              <Typography lang="en" sx={{ color: 'text.secondary' }}>
                {past.english}
              </Typography>
            )}
            {past.failure && (
              <Typography sx={{ color: 'text.secondary' }}>{translate(`ai.failures.${past.failure}`)}</Typography>
            )}
            <ImageGrid request={past} onAgain={again} onChange={changed} small />
          </>
        )}
      </RequestHistory>
    </>
  )
}

const progressOf = ({ pictures, count }: AiRequest) => ({ made: pictures.length, count, smart_count: pictures.length })

const sizesOf = ({ width, height, steps, count }: AiRequest) => ({
  size: `${width ?? 1024}x${height ?? 1024}`,
  steps: steps ?? defaultImageSettings.steps,
  count,
})
