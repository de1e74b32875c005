import { useEffect, useState } from 'react'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import {
  cancelRequest,
  requestImages,
  readRequest,
  failureReason,
  type AiRequest,
  type ImageRequest,
} from '../ai-api.ts'

/** Between two looks at a request that is running, in milliseconds. */
const pollInterval = 1000

/** The request at hand: ordered, watched until it has ended, cancelled. What fails is told by a toast, unless `failed` takes the reason. */
export function useImageRequest(ended: () => void, failed?: (reason: string) => void) {
  const { translate } = useWords()
  const toast = useToast()
  const [request, change] = useState<AiRequest>()
  const running = request?.status === 'running' ? request.id : undefined

  useEffect(() => {
    if (running === undefined) return undefined
    const controller = new AbortController()
    const look = async (): Promise<void> => {
      try {
        const now = await readRequest(running, controller.signal)
        change(now)
        if (now.status !== 'running') ended()
      } catch {
        // A lost connection ends nothing: the next look may find it done.
      }
    }
    const timer = setInterval(() => void look(), pollInterval)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [running, ended])

  const tell = (error: unknown): void => {
    if (failed) failed(failureReason(error))
    else toast({ kind: 'error', text: translate(`ai.failures.${failureReason(error)}`) })
  }
  return {
    request,
    change,
    order: (settings: ImageRequest): Promise<void> => requestImages(settings).then(change, tell),
    cancel: (): void => {
      if (running) cancelRequest(running).then(() => {}, tell)
    },
  }
}
