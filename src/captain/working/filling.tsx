import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react'
import { WithWords } from '../../shell/with-words.tsx'
import type { Filling, Moved } from './move-dialog.tsx'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))

type Fill = (filling: Filling) => Promise<Moved | undefined>
interface Asked extends Filling {
  answer(moved: Moved | undefined): void
}

const FillingContext = createContext<Fill>(() => Promise.resolve(undefined))

/** Asks for working fields in a dialog and moves the record; resolves with what was moved, or with nothing where it was called off. */
export const useFilling = (): Fill => use(FillingContext)

export function FillingProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const fill = useCallback<Fill>((filling) => new Promise((answer) => setAsked({ ...filling, answer })), [])
  const close = (moved?: Moved) => {
    asked?.answer(moved)
    setAsked(undefined)
  }
  return (
    <FillingContext value={fill}>
      {children}
      {asked && (
        <Suspense>
          <WithWords sets={['validations']}>
            <MoveDialog {...asked} onClose={close} />
          </WithWords>
        </Suspense>
      )}
    </FillingContext>
  )
}
