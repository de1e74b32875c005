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

interface Asked extends Question {
  answer(agreed: boolean): void
}

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks in the one dialog; resolves with whether the person agreed. Escape is a no. */
export const useConfirm = (): Ask => use(ConfirmContext)

export function Confirm({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked((before) => {
          before?.answer(false)
          return { ...question, answer: resolve }
        })
      }),
    [],
  )
  const answer = (agreed: boolean): void => {
    asked?.answer(agreed)
    setAsked(undefined)
  }

  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog question={asked} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
