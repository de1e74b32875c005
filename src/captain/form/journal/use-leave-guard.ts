import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useConfirm } from '../../../shell/ui/confirm.tsx'
import { guardLeaving, type LeaveReason } from '../../../shell/base/leave-guards.ts'
import { daysKept } from '../../../shell/ui/unsaved-typing.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { touchesPersonal } from './journal-entry.ts'
import { isUnsaved, type FormSession } from '../../../kernel/form/form-session.ts'

/**
 * Asks for confirmation before a form with unsaved changes is left: by a link, Back, a switch of tenant or language,
 * signing out, or closing the tab. Returns how to ask the same of this form only.
 */
export function useLeaveGuard(session: FormSession, unavailable: boolean): () => Promise<boolean> {
  const confirm = useConfirm()
  const { translate } = useWords()
  // A user who agreed to lose these changes is not asked a second time by the browser; later changes ask again.
  const agreed = useRef<readonly string[]>(undefined)
  const isDirty = useCallback(() => {
    const state = session.state.get()
    return isUnsaved(state) && state.changed !== agreed.current
  }, [session])

  const ask = useCallback(
    async (leaving: LeaveReason): Promise<boolean> => {
      if (!isDirty()) return true
      const { changed } = session.state.get()
      const personal = touchesPersonal(session, changed)
      const isStored =
        leaving === 'page' && !unavailable && changed.some((name) => !session.entity.fields[name]?.personal)
      const body = [
        isStored ? translate('forms.leave.kept', { days: daysKept }) : translate('forms.leave.body'),
        leaving === 'page' && personal ? translate('forms.leave.personal') : '',
      ]
      return confirm({ mode: 'cancel', body: body.filter(Boolean).join('\n') })
    },
    [session, unavailable, confirm, translate, isDirty],
  )

  useBlocker({ shouldBlockFn: useCallback(async () => !(await ask('page')), [ask]), enableBeforeUnload: isDirty })

  useEffect(
    () =>
      guardLeaving(async (leaving) => {
        const leaves = await ask(leaving)
        if (leaves) agreed.current = session.state.get().changed
        return leaves
      }),
    [ask, session],
  )

  return useCallback(() => ask('page'), [ask])
}
