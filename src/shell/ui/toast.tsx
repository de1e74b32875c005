import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { useWords } from '../words/words-context.tsx'
import type { ToastItem } from './toast-item.tsx'
import type { ShownToast, Toast } from './toast-list.ts'

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
    count.current += 1
    const key = count.current
    // Few pages ever show one. Captain preloads it (frame.tsx), so that it is available offline.
    void import('./toast-item.tsx').then(({ ToastItem: loaded, withToast }) => {
      setItem(() => loaded)
      setShown((all) => withToast(all, { ...toast, key }))
    })
  }, [])
  const remove = useCallback((key: number) => setShown((all) => all.filter((each) => each.key !== key)), [])

  return (
    <ToastContext value={show}>
      {children}
      {/* From here the region is moved into dialogs. */}
      <div>
        <section className="toasts" aria-label={translate('commons.toasts.region')}>
          <ul aria-live="polite">
            {Item &&
              shown.map((toast) => (
                <Item key={toast.key} toast={toast} onClosed={remove} closeLabel={translate('commons.toasts.close')} />
              ))}
          </ul>
        </section>
      </div>
    </ToastContext>
  )
}
