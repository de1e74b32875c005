import type { Question } from '../../shell/confirm.tsx'
import { useEntity } from '../entity-context.tsx'
import { useFormat } from '../format.ts'
import { useLabels } from '../labels.ts'
import type { CaptainRecord } from '../record.ts'
import { useTitleOf } from '../title-of.ts'
import { effectOf } from './turned.ts'

/** How people are asked before a switch is turned: saying what it does, and when. */
export function useTurnQuestion(): (name: string, record: CaptainRecord) => Question {
  const entity = useEntity()
  const labels = useLabels(entity)
  const format = useFormat()
  const titleOf = useTitleOf()

  return (name, record) => {
    const field = entity.fields[name]!
    const opens = field.window && record[field.window.from]
    const words = { title: titleOf(record), ...(opens ? { time: format.dateTime(String(opens)) } : {}) }
    const said = (part: 'title' | 'body' | 'ok') => labels.ask(name, effectOf(field, record), part, words)
    return { mode: 'confirm', title: said('title'), body: said('body'), ok: said('ok') }
  }
}
