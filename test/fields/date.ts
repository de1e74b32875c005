import { date } from '../../entities/language/fields/date.ts'
import { notAfterToday } from '../../entities/language/rules/dates.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: date({ rules: [notAfterToday()] }),
  valid: ['2026-01-05', '2024-02-29', '1900-12-31'],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: '', rule: 'selectRequired' },
    { value: '2026-02-30', rule: 'date' },
    { value: '2026-13-01', rule: 'date' },
    { value: 'soon', rule: 'date' },
    { value: '1867-12-31', rule: 'dateWithin' },
    { value: '3000-01-01', rule: 'dateWithin' },
    { value: '2999-01-01', rule: 'dateNotAfter.today' },
    { value: 20260105, rule: 'date' },
  ],
  stored: [
    ['2026/01/05', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['２０２６／１／５', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['20260105', '2026-01-05'],
    [' 2026-01-05 ', '2026-01-05'],
    ['2026/2/30', '2026-02-30'],
    ['5 Jan', '5 Jan'],
  ],
  // The suites run in New York: a plain date is the same day everywhere.
  shown: [['2026-01-05', '2026/01/05', '5 Jan 2026']],
} satisfies Examples

export const fill: Fill = typed
