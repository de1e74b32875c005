import type { Answer } from '../../shell/base/answer.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../context/tenant-context.tsx'
import { useFormat } from './format.ts'
import { joinWords } from './join-words.ts'
import { labelsOf } from './labels.ts'

type NamePart = Answer<'GET /api/v1/authorized/tenants/{tenant}/summary'>['changes'][number]['name'][number]

/** What a record is called, in the page's language: 「Emma Sample、3人」. */
export function useNameText(): (entity: string, parts: readonly NamePart[]) => string {
  const words = useWords()
  const format = useFormat()
  const { site } = useTenant()
  const textOf = ({ text, english, unit }: NamePart): string => {
    if (unit) return words.translate(`units.${unit}`, { smart_count: Number(text), n: format.number(text) })
    return (words.locale === 'en' && english) || text
  }
  return (entity, parts) =>
    joinWords(parts.length > 0 ? parts.map(textOf) : [labelsOf(words, entity, site).name], words.locale)
}
