import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../shell/api/api.ts'
import { readRequest, type AiRequest } from '../ai-api.ts'

/** How long to wait between two readings of a running request, in ms. */
const pause = 1000

interface Followed {
  /** Takes the request as it is now. */
  change(request: AiRequest): void
  /** Takes the error if the request can no longer be read: it was deleted elsewhere, or AI is no longer permitted. */
  lose(error: ApiError): void
}

/** Reads a running request of pictures again and again until it has ended. Does nothing for undefined. */
export function useFollowedRequest(id: string | undefined, { change, lose }: Followed): void {
  const onChange = useEffectEvent(change)
  const onLoss = useEffectEvent(lose)
  useEffect(() => {
    if (id === undefined) return undefined
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const read = async (): Promise<void> => {
      try {
        const now = await readRequest(id, controller.signal)
        if (controller.signal.aborted) return
        onChange(now)
        if (now.status !== 'running') return
      } catch (error) {
        if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return onLoss(error)
        // After a lost connection, go on: the request may finish anyway.
      }
      if (!controller.signal.aborted) wait()
    }
    const wait = () => (timer = setTimeout(() => void read(), pause))
    wait()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [id])
}
