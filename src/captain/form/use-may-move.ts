import { useCallback, useEffect, useRef } from 'react'
import type { Values } from '../../../entities/body.ts'
import { useConfirm } from '../../shell/confirm.tsx'
import { useLabels } from '../labels.ts'
import { useMoveQuestion } from '../move-question.ts'
import type { CaptainRecord } from '../record.ts'
import { publicationOf } from './intent.ts'
import type { Session } from './session.ts'
import { turnedIn } from './turned.ts'
import { useTurnQuestion } from './turn-question.ts'

/** Asks before a save that brings the record into another state, or turns a switch that is asked about. The function given stays the same over renders. */
export function useMayMove(session: Session): (to: string | undefined, body: Values) => Promise<boolean> {
  const { entity, state } = session
  const labels = useLabels(entity)
  const question = useMoveQuestion()
  const turning = useTurnQuestion()
  const confirm = useConfirm()

  const ask = (to: string | undefined, body: Values) => {
    const { base } = state.get()
    const from = String(base[publicationOf(entity)?.name ?? ''] ?? '')
    const record = { ...base, ...body } as CaptainRecord
    if (to === undefined) return confirm(turning(turnedIn(entity, base, body)[0]!, record))
    return confirm(question({ to, verb: labels.transition(to, from), records: [record] }))
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  return useCallback((to, body) => latest.current(to, body), [])
}
