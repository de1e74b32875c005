import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react'
import { WithWords } from '../../shell/with-words.tsx'
import type { CaptainRecord } from '../record.ts'
import type { Filling } from './move-dialog.tsx'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))

type Fill = (filling: Filling) => Promise<CaptainRecord | undefined>
interface Asked extends Filling {
  answer(moved: CaptainRecord | undefined): void
}

const FillingContext = createContext<Fill>(() => Promise.resolve(undefined))

/** Asks for working fields in a dialog and moves the record; resolves with it, or with nothing where it was called off. */
export const useFilling = (): Fill => use(FillingContext)

export function FillingProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const fill = useCallback<Fill>((filling) => new Promise((answer) => setAsked({ ...filling, answer })), [])
  const close = (moved?: CaptainRecord) => {
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
