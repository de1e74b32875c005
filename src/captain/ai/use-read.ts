import { useCallback, useEffect, useState } from 'react'
import { reasonOf } from './requests.ts'

/** What `read` answers, or why it could not be read, until that is retried. Unlike a query it is changed by the page itself. */
export function useRead<T>(read: (signal: AbortSignal) => Promise<T>) {
  const [data, setData] = useState<T>()
  const [failure, setFailure] = useState<string>()

  const load = useCallback(
    (signal: AbortSignal) => {
      read(signal).then(setData, (error: unknown) => {
        if (!signal.aborted) setFailure(reasonOf(error))
      })
    },
    [read],
  )
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    return () => controller.abort()
  }, [load])

  const retry = (): void => {
    setFailure(undefined)
    load(new AbortController().signal)
  }
  return { data, setData, failure, retry } as const
}
