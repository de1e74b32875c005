import type { Field } from '../../../entities/language/entity.ts'
import type { StateTone } from '../../../entities/language/field-kind.ts'

export { derivedStatusOf } from '../../../entities/language/derived/derived-status.ts'

type RecordValues = Readonly<Record<string, unknown>>

/** How a status is to be read; it determines colour and icon, next to which the label is always shown. */
export type Tone = StateTone | 'first' | 'scheduled' | 'past' | 'expired'

/** The tone of a status: declared, or derived from its place among the transitions. */
export function toneOf(field: Field, status: string): Tone {
  const declared = field.tones?.[status]
  if (declared) return declared
  if (status === 'scheduled' || status === 'expired') return status
  const transitions = field.transitions ?? {}
  const first = field.options?.[0]
  if (status === first) return 'first'
  if (status === (field.window?.during ?? transitions[first ?? '']?.[0])) return 'live'
  return field.window || onlyGoesBack(field, status) ? 'ended' : 'paused'
}

/** Whether a state is final: its only transitions lead back. */
function onlyGoesBack({ options = [], transitions = {} }: Field, status: string): boolean {
  const place = options.indexOf(status)
  return (transitions[status] ?? []).every((to) => options.indexOf(to) < place)
}

/** The states a record may be moved to from its current one. */
export const nextStates = (field: Field, record: RecordValues): readonly string[] =>
  field.transitions?.[String(record[field.name])] ?? []
