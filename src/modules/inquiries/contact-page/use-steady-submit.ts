import { useEffect, useRef, useState, type SubmitEvent } from 'react'

/** How long to wait for the server, in ms. */
const submitTimeout = 10_000

/** The state of a submission. */
export type Sending = 'ready' | 'sending' | 'unreachable'

/**
 * Submits a form only after the server has responded: navigating to an unreachable page would lose the input. Without
 * JavaScript the browser submits the form directly.
 */
export function useSteadySubmit() {
  const [state, setState] = useState<Sending>('ready')
  const going = useRef(false)

  // A page restored from the back/forward cache is still in the state of submitting.
  useEffect(() => {
    const back = (): void => {
      going.current = false
      setState('ready')
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (going.current) return
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    setState('sending')
    try {
      await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(submitTimeout) })
      going.current = true
      form.requestSubmit(submitter)
    } catch {
      setState('unreachable')
    }
  }

  return { state, onSubmit }
}
