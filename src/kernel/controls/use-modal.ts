import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'

/**
 * A modal dialog, opened on mount. Escape is handled like its close button; if `mayLeave` resolves to false, it stays
 * open. It is closed before unmounting, so that the browser restores the focus.
 */
export function useModal(close: () => void, mayLeave?: () => Promise<boolean>) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = ref.current!
    opened.showModal()
    return () => opened.close()
  }, [])

  async function leave(): Promise<void> {
    if (!mayLeave || (await mayLeave())) close()
    // Browsers force the dialog closed on a second Escape; with unsaved input it reopens.
    else if (ref.current?.open === false) ref.current.showModal()
  }

  return {
    leave: () => void leave(),
    dialog: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault()
        void leave()
      },
      onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
        if (currentTarget.isConnected) void leave()
      },
    },
  }
}
