import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { AiPage } from '../ai-page.tsx'
import { RequestHistory } from '../request-history.tsx'
import { FailureNotice } from '../failure-notice.tsx'
import { ImageSettingsForm, defaultImageSettings, type ImageSettings } from './image-settings-form.tsx'
import { cancelRequest, type AiRequest, type GeneratedImage } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
import { low, panel, pictures } from '../styles.ts'
import { useSessionStorage } from '../use-session-storage.ts'
import { useFollowedRequest } from './use-followed-request.ts'
import { useImageRequest } from './use-image-request.ts'
import { ImagePlaceholder, ImageTile } from './image-tile.tsx'
import { SaveDialog } from './save-dialog.tsx'

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
            // The one before moves to the earlier ones.
            if (request) setLooked(request)
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
        {(past, forget) => (
          <PastRequest request={past} onAgain={again} onChange={changed} onEnd={ended} onGone={() => forget(past.id)} />
        )}
      </RequestHistory>
    </>
  )
}

interface PastRequestProps {
  readonly request: AiRequest
  onAgain(request: AiRequest, seed: number | undefined): void
  onChange(request: AiRequest): void
  /** Called when it was running and has ended. */
  onEnd(): void
  /** Called when it turns out to be gone. */
  onGone(): void
}

/** An earlier request. One that still runs, begun before a reload or in another tab, is followed and can be stopped. */
function PastRequest({ request, onAgain, onChange, onEnd, onGone }: PastRequestProps) {
  const { translate } = useWords()
  const toast = useToast()
  const isRunning = request.status === 'running'
  const report = (error: unknown) => toast({ kind: 'error', text: aiErrorText(translate, error) })
  useFollowedRequest(isRunning ? request.id : undefined, {
    change: (now) => {
      onChange(now)
      if (now.status !== 'running') onEnd()
    },
    lose: (error) => {
      onGone()
      report(error)
    },
  })
  return (
    <>
      <Typography>{request.prompt}</Typography>
      {request.english && (
        <Typography lang="en" sx={{ color: 'text.secondary' }}>
          {request.english}
        </Typography>
      )}
      {request.failure && (
        <Typography sx={{ color: 'text.secondary' }}>{translate(`ai.failures.${request.failure}`)}</Typography>
      )}
      {isRunning && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {translate('ai.progress.running', progressOf(request))}
          </Typography>
          <Button variant="outlined" size="small" sx={low} onClick={() => void cancelRequest(request.id).catch(report)}>
            {translate('ai.order.cancel')}
          </Button>
        </Box>
      )}
      <ImageGrid request={request} onAgain={onAgain} onChange={onChange} small />
    </>
  )
}

const progressOf = ({ pictures, count }: AiRequest) => ({ made: pictures.length, count, smart_count: pictures.length })

const sizesOf = ({ width, height, steps, count }: AiRequest) => ({
  size: `${width ?? 1024}x${height ?? 1024}`,
  steps: steps ?? defaultImageSettings.steps,
  count,
})

interface ImageGridProps {
  readonly request: AiRequest
  readonly small?: boolean
  /** Repeats the prompt with the same seed, or with another. */
  onAgain(request: AiRequest, seed: number | undefined): void
  onChange(request: AiRequest): void
}

/** The finished pictures of a request, and placeholders for the others. */
function ImageGrid({ request, small = false, onAgain, onChange }: ImageGridProps) {
  const { translate } = useWords()
  const [saving, setSaving] = useState<GeneratedImage>()
  const pendingCount = request.status === 'running' ? request.count - request.pictures.length : 0
  return (
    <>
      <Box component="ul" sx={pictures(small)}>
        {request.pictures.map((picture) => (
          <li key={picture.place}>
            <ImageTile request={request} picture={picture} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
              <Button variant="outlined" size="small" sx={low} onClick={() => setSaving(picture)}>
                {translate(picture.savedTo.length > 0 ? 'ai.save.again' : 'ai.save.open')}
              </Button>
              <Button variant="outlined" size="small" sx={low} onClick={() => onAgain(request, picture.seed)}>
                {translate('ai.picture.again')}
              </Button>
              <Button variant="outlined" size="small" sx={low} onClick={() => onAgain(request, undefined)}>
                {translate('ai.picture.vary')}
              </Button>
            </Box>
          </li>
        ))}
        {Array.from({ length: pendingCount }, (_, place) => (
          <li key={`pending-${place}`} aria-hidden="true">
            <ImagePlaceholder request={request} />
          </li>
        ))}
      </Box>
      {saving && (
        <SaveDialog request={request} picture={saving} onClose={() => setSaving(undefined)} onChange={onChange} />
      )}
    </>
  )
}
