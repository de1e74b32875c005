import { useWords } from '../../../shell/words/words-context.tsx'
import { useLabels } from '../../words/labels.ts'
import { useFormSession } from '../session/session-context.tsx'

/** Fields as a list that reads well: 「タイトル、本文」. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const labels = useLabels(useFormSession().entity)
  const { locale } = useWords()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (fields) => list.format(fields.map((field) => labels.label(field)))
}
