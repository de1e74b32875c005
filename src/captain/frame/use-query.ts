import { useCallback, useEffect, useState } from 'react'

interface State<T> {
  readonly asked: string
  readonly data: T | undefined
  readonly error: unknown
}

interface Answer<T> {
  readonly data: T | undefined
  readonly error: unknown
  retry(): void
}

type Read<T> = (asked: string, signal: AbortSignal) => Promise<T>

const answers = new WeakMap<Read<unknown>, Map<string, unknown>>()

/**
 * Reads from the API for pages that do without react-admin. What the same question was answered before shows until the
 * new answer is there; while another question is asked, the answer to the one before stays.
 */
export function useQuery<T>(read: Read<T>, asked: string): Answer<T> {
  const kept = answersOf(read)
  const [state, setState] = useState<State<T>>({ asked, data: kept.get(asked), error: undefined })

  const load = useCallback(
    (signal: AbortSignal) => {
      read(asked, signal).then(
        (data) => {
          kept.set(asked, data)
          setState({ asked, data, error: undefined })
        },
        (error: unknown) => {
          if (!signal.aborted) setState({ asked, data: kept.get(asked), error })
        },
      )
    },
    [read, asked, kept],
  )

  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    return () => controller.abort()
  }, [load])

  return {
    data: state.asked === asked ? state.data : (kept.get(asked) ?? state.data),
    error: state.asked === asked ? state.error : undefined,
    retry: () => load(new AbortController().signal),
  }
}

function answersOf<T>(read: Read<T>): Map<string, T> {
  const known = answers.get(read) ?? new Map<string, unknown>()
  answers.set(read, known)
  return known as Map<string, T>
}
