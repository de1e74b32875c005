import { useTranslate } from 'react-admin'
import { useFormat } from '../../kernel/words/format.ts'
import type { DisplayProps } from '../base/display-component.tsx'
import { amountText } from '../../kernel/words/amount-text.ts'

/** A number with its unit, in tabular figures so that columns line up. */
export function Amount({ field, value }: DisplayProps) {
  const format = useFormat()
  const translate = useTranslate()
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{amountText(field, value, format, translate)}</span>
}
