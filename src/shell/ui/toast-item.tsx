import { useEffect, useRef, useState } from 'react'
import { keepInTopDialog } from './in-top-dialog.ts'
import type { ShownToast } from './toast-list.ts'

export { withToast } from './toast-list.ts'

const defaultDuration = 6000
const closing = 450

/** Material’s `Close`; MUI draws it elsewhere, which public pages do without. */
const cross = 'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z'

interface ItemProps {
  readonly toast: ShownToast
  readonly closeLabel: string
  onClosed(key: number): void
}

/** One message in the toast area; it waits while the pointer or the focus is on it. */
export function ToastItem({ toast, closeLabel, onClosed }: ItemProps) {
  const { kind = 'success', text, action, key } = toast
  const life = toast.life ?? (kind === 'error' ? 0 : defaultDuration)
  const item = useRef<HTMLLIElement>(null)
  const [leaving, setLeaving] = useState(false)

  useEffect(() => keepInTopDialog(item.current!.closest('.toasts')!), [])

  useEffect(
    () => (life && !leaving ? leaveAfter(life, item.current!, () => setLeaving(true)) : undefined),
    [life, leaving],
  )

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => onClosed(key), closing)
    return () => clearTimeout(timer)
  }, [leaving, key, onClosed])

  return (
    <li ref={item} className={`toast ${kind}${leaving ? ' leaving' : ''}`}>
      <span role={kind === 'error' ? 'alert' : undefined}>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            // At once: what is undone is not merged with the next message.
            onClosed(key)
            void action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="close" aria-label={closeLabel} onClick={() => setLeaving(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={cross} />
        </svg>
      </button>
    </li>
  )
}

/** Leaves after `life` ms, less while the pointer or the focus is on the toast: it does not close while it is being read. */
function leaveAfter(life: number, toast: HTMLElement, leave: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let left = life
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = (): void => {
    if (timer !== undefined) return
    startedAt = Date.now()
    timer = setTimeout(leave, left)
  }
  const wait = (): void => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= Date.now() - startedAt
  }
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, wait, { signal })
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, go, { signal })
  go()
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
