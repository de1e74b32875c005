import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react'

// Captain preloads it (frame.tsx), so that it is available offline.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/**
 * A question with two answers. `mode` sets the texts and the weight of the button; `title`, `body`, `ok` and `dismiss`
 * override texts.
 */
export interface Question {
  readonly mode: 'confirm' | 'cancel' | 'delete' | 'reset'
  readonly title?: string
  readonly body?: string
  /** What stands below the body. */
  readonly details?: ReactNode
  readonly ok?: string
  readonly dismiss?: string
  /** Text that must be typed to confirm. */
  readonly typed?: string
}

export type Ask = (question: Question) => Promise<boolean>

interface PendingQuestion extends Question {
  answer(agreed: boolean): void
}

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks in the shared dialog; resolves to whether the user agreed. Escape counts as no. */
export const useConfirm = (): Ask => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
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
