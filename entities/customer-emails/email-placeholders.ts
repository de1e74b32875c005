import { placeholdersIn, unknownPlaceholder } from '../language/text/placeholders.ts'
import { placeholdersOf, type CustomerEmail } from './email-list.ts'
import { hasValue, type RecordValues } from '../language/condition.ts'
import type { RecordRule } from '../language/record-rules/rule.ts'

const written = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(' ')

/**
 * The words of an email have no placeholders but those of that email: its subject those of one line, its body all of them,
 * and none that it requires is missing.
 */
export function emailPlaceholders<F extends string>(email: F, subject: F, body: F): readonly RecordRule<F>[] {
  const of = (record: RecordValues) => placeholdersOf(record[email] as CustomerEmail)
  const textOf = (record: RecordValues, field: F): string => (hasValue(record[field]) ? String(record[field]) : '')
  const allowed = (record: RecordValues, field: F): readonly string[] =>
    field === subject ? of(record).lines : [...of(record).lines, ...of(record).blocks]
  const unknownIn = (record: RecordValues, field: F): string | undefined =>
    unknownPlaceholder(textOf(record, field), allowed(record, field))
  const missing = (record: RecordValues): readonly string[] => {
    const found = placeholdersIn(textOf(record, body))
    return of(record).required.filter((name) => !found.includes(name))
  }
  return [
    ...[subject, body].map((at): RecordRule<F> => ({
      rule: 'integrity.placeholderUnknown',
      params: { placeholder: '', placeholders: '' },
      at,
      holds: (record) => !hasValue(record[email]) || unknownIn(record, at) === undefined,
      paramsOf: (record) => ({ placeholder: unknownIn(record, at)!, placeholders: written(allowed(record, at)) }),
    })),
    {
      rule: 'integrity.placeholderMissing',
      params: { placeholders: '' },
      at: body,
      holds: (record) => !hasValue(record[email]) || !hasValue(record[body]) || missing(record).length === 0,
      paramsOf: (record) => ({ placeholders: written(missing(record)) }),
    },
  ]
}
