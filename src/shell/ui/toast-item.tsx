import { useEffect, useRef, useState, type RefObject } from 'react'

export interface Toast {
  readonly text: string
  readonly kind?: 'success' | 'error' | 'info' | 'warning'
  readonly action?: { readonly label: string; run(): void | Promise<void> }
  /** What it is about, where others may be called the same: the undo of one is not that of another. */
  readonly about?: string
  /** Time until it closes by itself, in ms; 0 for never. By default errors stay. */
  readonly life?: number
}

export interface ShownToast extends Toast {
  readonly key: number
}

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
  const hovered = useHovered(item)
  const [leaving, setLeaving] = useState(false)
  const left = useRef(life)

  useEffect(() => {
    if (!life || hovered || leaving) return undefined
    const start = Date.now()
    const timer = setTimeout(() => setLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [life, hovered, leaving])

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
            setLeaving(true)
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

/** Whether the pointer or the focus is within an element: a toast does not close while it is being read. */
function useHovered(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const on = (type: string, value: boolean): void =>
      element.current?.addEventListener(type, () => setHovered(value), { signal: controller.signal })
    on('pointerenter', true)
    on('pointerleave', false)
    on('focusin', true)
    on('focusout', false)
    return () => controller.abort()
  }, [element])
  return hovered
}
