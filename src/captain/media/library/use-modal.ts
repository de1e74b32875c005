import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'

/**
 * A dialog that opens over the page as soon as it is there. Escape leaves it as its buttons do; where `mayLeave` says no,
 * it stays. Closed before it goes, it gives the focus back to where it was.
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
    // A second Escape closes it whatever the page says: where something was typed, it opens again.
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
