import { useCallback, useEffect, useRef } from 'react'
import type { Values } from '../../../../entities/language/input/body.ts'
import { useConfirm, type Question } from '../../../shell/ui/confirm.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useRecordTitle } from '../../../kernel/words/record-title.ts'
import { useTransitionQuestion } from '../../../kernel/status/confirm-transition.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { publicationField } from '../../../kernel/form/save-intent.ts'
import type { FormSession } from '../../../kernel/form/form-session.ts'
import { changedToggles, effectiveState } from '../../../kernel/form/changed-toggles.ts'
import { useScope } from '../../../kernel/words/scope.ts'

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
    return confirm(transitionQuestion({ to, verb: labels.transition(to, from), record }))
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  return useCallback((to, body) => latest.current(to, body), [])
}

/** Builds the confirmation question for a toggle: what it does, and when. */
function useToggleQuestion(): (name: string, record: CaptainRecord) => Question {
  const { entity, labels, format } = useScope()
  const titleOf = useRecordTitle()

  return (name, record) => {
    const field = entity.fields[name]!
    const startsAt = field.window && record[field.window.from]
    const words = { title: titleOf(record), ...(startsAt ? { time: format.dateTime(String(startsAt)) } : {}) }
    const askText = (part: 'title' | 'body' | 'ok') => labels.ask(name, effectiveState(field, record), part, words)
    return { mode: 'confirm', title: askText('title'), body: askText('body'), ok: askText('ok') }
  }
}
