import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { useWords } from '../words/words-context.tsx'
import type { ShownToast, Toast, ToastItem } from './toast-item.tsx'

export type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Shows a message in the toast area at the bottom right. */
export const useToast = (): ShowToast => use(ToastContext)

export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const [Item, setItem] = useState<typeof ToastItem>()
  const count = useRef(0)
  const { translate } = useWords()

  const show = useCallback<ShowToast>((toast) => {
    // Few pages ever show one. Captain preloads it (frame.tsx), so that it is available offline.
    void import('./toast-item.tsx').then((module) => setItem(() => module.ToastItem))
    count.current += 1
    const key = count.current
    // A repeated message replaces the earlier one about the same.
    setShown((all) =>
      [...all.filter(({ text, about }) => text !== toast.text || about !== toast.about), { ...toast, key }].slice(-4),
    )
  }, [])
  const remove = useCallback((key: number) => setShown((all) => all.filter((each) => each.key !== key)), [])

  return (
    <ToastContext value={show}>
      {children}
      <section className="toasts" aria-label={translate('commons.toasts.region')}>
        <ul aria-live="polite">
          {Item &&
            shown.map((toast) => (
              <Item key={toast.key} toast={toast} onClosed={remove} closeLabel={translate('commons.toasts.close')} />
            ))}
        </ul>
      </section>
    </ToastContext>
  )
}
