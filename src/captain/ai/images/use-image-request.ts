import { useEffect, useState } from 'react'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { cancelRequest, requestImages, readRequest, type AiRequest, type ImageRequest } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'

/** Polling interval for a running request, in ms. */
const pollInterval = 1000

/** Creates, polls and cancels the current request. Failures are shown in a toast, unless `failed` takes the text. */
export function useImageRequest(ended: () => void, failed?: (text: string) => void) {
  const { translate } = useWords()
  const toast = useToast()
  const [request, change] = useState<AiRequest>()
  const running = request?.status === 'running' ? request.id : undefined

  useEffect(() => {
    if (running === undefined) return undefined
    const controller = new AbortController()
    const poll = async (): Promise<void> => {
      try {
        const now = await readRequest(running, controller.signal)
        change(now)
        if (now.status !== 'running') ended()
      } catch {
        // After a lost connection, keep polling: the request may finish anyway.
      }
    }
    const timer = setInterval(() => void poll(), pollInterval)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [running, ended])

  const report = (error: unknown): void => {
    const text = aiErrorText(translate, error)
    if (failed) failed(text)
    else toast({ kind: 'error', text })
  }
  return {
    request,
    change,
    order: (settings: ImageRequest): Promise<void> => requestImages(settings).then(change, report),
    cancel: (): void => {
      if (running) cancelRequest(running).then(() => {}, report)
    },
  }
}
