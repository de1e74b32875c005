import { useState } from 'react'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { cancelRequest, requestImages, type AiRequest, type ImageRequest } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
import { useFollowedRequest } from './use-followed-request.ts'

/**
 * Creates, follows and cancels the current request; one that is gone is forgotten. Failures are shown in a toast, unless
 * `failed` takes the text.
 */
export function useImageRequest(ended: () => void, failed?: (text: string) => void) {
  const { translate } = useWords()
  const toast = useToast()
  const [request, change] = useState<AiRequest>()
  const running = request?.status === 'running' ? request.id : undefined
  const report = (error: unknown): void => {
    const text = aiErrorText(translate, error)
    if (failed) failed(text)
    else toast({ kind: 'error', text })
  }

  useFollowedRequest(running, {
    change: (now) => {
      change(now)
      if (now.status !== 'running') ended()
    },
    lose: (error) => {
      change(undefined)
      report(error)
    },
  })

  return {
    request,
    change,
    order: (settings: ImageRequest): Promise<void> => requestImages(settings).then(change, report),
    cancel: (): void => {
      if (running) cancelRequest(running).then(() => {}, report)
    },
  }
}
