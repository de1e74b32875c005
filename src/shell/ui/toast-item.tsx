import { useEffect, useRef, useState } from 'react'
import type { ShownToast } from './toast-list.ts'

export { withToast } from './toast-list.ts'

const defaultDuration = 6000
const closing = 450

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
    <li
      ref={item}
      className={`toast ${kind}${leaving ? ' leaving' : ''}`}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            // At once: what is undone is not told together with what comes next.
            onClosed(key)
            void action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="close" aria-label={closeLabel} onClick={() => setLeaving(true)}>
        ✕
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
