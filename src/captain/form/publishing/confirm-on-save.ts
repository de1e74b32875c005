import { useCallback, useEffect, useRef } from 'react'
import type { Values } from '../../../../entities/language/input/body.ts'
import { useConfirm } from '../../../shell/ui/confirm.tsx'
import { useLabels } from '../../words/labels.ts'
import { useTransitionQuestion } from '../../record/confirm-transition.ts'
import type { CaptainRecord } from '../../api/record.ts'
import { publicationField } from './save-intent.ts'
import type { FormSession } from '../session/form-session.ts'
import { changedToggles } from './changed-toggles.ts'
import { useToggleQuestion } from './confirm-toggles.ts'

/**
 * Asks for confirmation before a save that moves the record to another state or changes a toggle with a question. The
 * returned function is stable across renders.
 */
export function useConfirmOnSave(session: FormSession): (to: string | undefined, body: Values) => Promise<boolean> {
  const { entity, state } = session
  const labels = useLabels(entity)
  const transitionQuestion = useTransitionQuestion()
  const toggleQuestion = useToggleQuestion()
  const confirm = useConfirm()

  const ask = (to: string | undefined, body: Values) => {
    const { base } = state.get()
    const from = String(base[publicationField(entity)?.name ?? ''] ?? '')
    const record = { ...base, ...body } as CaptainRecord
    if (to === undefined) return confirm(toggleQuestion(changedToggles(entity, base, body)[0]!, record))
    return confirm(transitionQuestion({ to, verb: labels.transition(to, from), records: [record] }))
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  return useCallback((to, body) => latest.current(to, body), [])
}
