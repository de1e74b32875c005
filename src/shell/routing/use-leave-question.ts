import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useConfirm } from '../ui/confirm.tsx'
import { guardLeaving } from '../base/leave-guards.ts'

/**
 * Asks for confirmation before input that stands in no form is lost: by a link, Back, a switch of tenant or language,
 * signing out, or closing the tab. `body` says what would be lost. Returns how to ask the same before closing it.
 */
export function useLeaveQuestion(isDirty: boolean, body?: string): () => Promise<boolean> {
  const confirm = useConfirm()
  const ask = useCallback(
    async () => !isDirty || confirm({ mode: 'cancel', ...(body !== undefined && { body }) }),
    [isDirty, body, confirm],
  )
  // A user who agreed to lose it is not asked a second time by the browser; what is changed later is asked about again.
  const agreed = useRef(false)
  useEffect(() => {
    agreed.current = false
  })
  useBlocker({
    shouldBlockFn: useCallback(async () => !(await ask()), [ask]),
    enableBeforeUnload: useCallback(() => isDirty && !agreed.current, [isDirty]),
  })
  useEffect(
    () =>
      guardLeaving(async () => {
        agreed.current = await ask()
        return agreed.current
      }),
    [ask],
  )
  return ask
}
