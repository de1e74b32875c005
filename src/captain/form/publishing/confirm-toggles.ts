import type { Question } from '../../../shell/ui/confirm.tsx'
import { useEntity } from '../../screens/entity-context.tsx'
import { useFormat } from '../../words/format.ts'
import { useLabels } from '../../words/labels.ts'
import type { CaptainRecord } from '../../api/record.ts'
import { useRecordTitle } from '../../words/record-title.ts'
import { effectiveState } from './changed-toggles.ts'

/** Builds the confirmation question for a toggle: what it does, and when. */
export function useToggleQuestion(): (name: string, record: CaptainRecord) => Question {
  const entity = useEntity()
  const labels = useLabels(entity)
  const format = useFormat()
  const titleOf = useRecordTitle()

  return (name, record) => {
    const field = entity.fields[name]!
    const startsAt = field.window && record[field.window.from]
    const words = { title: titleOf(record), ...(startsAt ? { time: format.dateTime(String(startsAt)) } : {}) }
    const askText = (part: 'title' | 'body' | 'ok') => labels.ask(name, effectiveState(field, record), part, words)
    return { mode: 'confirm', title: askText('title'), body: askText('body'), ok: askText('ok') }
  }
}
