import { useEffect, useRef, useState, type SubmitEvent } from 'react'

/** How long the server may take to be there, in milliseconds. */
const submitTimeout = 10_000

/** How far the sending of a form has come. */
export type Sending = 'ready' | 'sending' | 'unreachable'

/**
 * Sends a form only when the server is there to take it: a page that is left for nowhere has lost what was typed in it.
 * Without JavaScript the form goes by itself.
 */
export function useSteadySubmit() {
  const [state, setState] = useState<Sending>('ready')
  const going = useRef(false)

  // A page that one comes back to is as it was left: about to go.
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
