import type { Answer } from '../../shell/base/answer.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'

export type Chart = Answer<'GET /api/v1/authorized/tenants/{tenant}/charts'>[number]
export type Bar = Chart['bars'][number]

/** What the length of a bar stands for. */
export const lengthOf = ({ sum, count }: Bar): number => sum ?? count

export const added = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** An amount of money in words. */
export function useYen(): (amount: number) => string {
  const { translate } = useWords()
  const format = useFormat()
  return (amount) => translate('units.yen', { smart_count: amount, n: format.number(amount) })
}

/** What a bar stands for: days, an option or a record. */
export function useBarName({ entity, by, field, period }: Chart, { key, name }: Bar): string {
  const words = useWords()
  const format = useFormat()
  const { site } = useTenant()
  if (by === 'record') return name ?? key
  if (by === 'option') return labelsOf(words, entity, site).option(field, key)
  if (period === 'month') return format.month(key)
  return period === 'week' ? words.translate('dashboard.chart.weekOf', { day: format.day(key) }) : format.day(key)
}
