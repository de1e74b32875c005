import { useWords } from '../../../shell/words/words-context.tsx'
import { useLabels } from '../../words/labels.ts'
import { useFormSession } from '../session/session-context.tsx'

/** Joins field labels into a readable list: 「タイトル、本文」. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const labels = useLabels(useFormSession().entity)
  const { locale } = useWords()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (fields) => list.format(fields.map((field) => labels.label(field)))
}
