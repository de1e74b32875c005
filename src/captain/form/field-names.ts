import { useWords } from '../../shell/words-context.tsx'
import { useLabels } from '../labels.ts'
import { useSession } from './session-context.tsx'

/** Fields as a list that reads well: 「タイトル、本文」. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const labels = useLabels(useSession().entity)
  const { locale } = useWords()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (fields) => list.format(fields.map((field) => labels.label(field)))
}
