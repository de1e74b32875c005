import { useState } from 'react'

interface Copied {
  readonly isCopied: boolean
  /** The browser did not allow it: people copy what they see. */
  readonly hasFailed: boolean
  copy(): void
}

/** Copies a text, and whether that was done. */
export function useCopied(text: string): Copied {
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly done: boolean }>()
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome({ text, done: true }),
      () => setOutcome({ text, done: false }),
    )
  const isAbout = outcome?.text === text
  return { isCopied: isAbout && outcome.done, hasFailed: isAbout && !outcome.done, copy }
}
