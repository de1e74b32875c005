import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react'

// Captain brings it along (frame.tsx), so that it is there without a connection too.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** One question with two answers. `mode` gives the words and the weight of the button; `title`, `body`, `ok` and `dismiss` replace words. */
export interface Question {
  readonly mode: 'confirm' | 'cancel' | 'delete' | 'reset'
  readonly title?: string
  readonly body?: string
  readonly ok?: string
  readonly dismiss?: string
  /** What must be typed before the answer can be yes. */
  readonly typed?: string
}

export type Ask = (question: Question) => Promise<boolean>

interface PendingQuestion extends Question {
  answer(agreed: boolean): void
}

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks in the one dialog; resolves with whether the person agreed. Escape is a no. */
export const useConfirm = (): Ask => use(ConfirmContext)

export function Confirm({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion>()

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setPending((before) => {
          before?.answer(false)
          return { ...question, answer: resolve }
        })
      }),
    [],
  )
  const answer = (agreed: boolean): void => {
    pending?.answer(agreed)
    setPending(undefined)
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && (
        <Suspense>
          <ConfirmDialog question={pending} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
