import { z } from 'zod'
import { field } from '../field-kind.ts'
import type { Rule } from '../rule.ts'
import { dateShape, dateWithin } from '../rules/dates.ts'
import { toHalfWidth, toAsciiHyphens, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

const dateRules = [dateShape(), dateWithin()]

/**
 * The rule broken by a day that is not part of a record, such as the last day of a series or the day whose week is
 * opened.
 */
export const brokenDateRule = (value: unknown): Rule | undefined =>
  dateRules.find(({ holds }) => typeof value !== 'string' || !holds(value))

const typedDate = /^([0-9]{4})(?:[-/.年]([0-9]{1,2})[-/.月]([0-9]{1,2})日?|([0-9]{2})([0-9]{2}))$/

/** Accepts 2026/1/5, 2026.1.5, 2026年1月5日 and 20260105 for 2026-01-05. */
const withHyphens = (text: string): string => {
  const parts = typedDate.exec(text)
  if (!parts) return text
  const [, year, month = parts[4], day = parts[5]] = parts
  return [year, month!.padStart(2, '0'), day!.padStart(2, '0')].join('-')
}

interface DateOptions {
  /** `'today'`: a new record has today's date in Japan. */
  readonly initially?: 'today'
  /** Rules besides those of the kind, such as `notAfterToday()`. */
  readonly rules?: readonly Rule[]
}

/**
 * A day without a time, yyyy-mm-dd, which never passes through UTC.
 *
 * @remarks A text box with a calendar. Typed forms such as 2026/4/1, 2026年4月1日 and 20260401 are understood.
 * @example date({ rules: [notAfterToday()] })
 */
export const date = ({ initially, rules = [] }: DateOptions = {}) =>
  field(schema, {
    kind: 'date',
    storage: 'text',
    rules: [...dateRules, ...rules],
    missingRule: 'selectRequired',
    wrongTypeRule: 'date',
    filter: 'days',
    normalise: normaliseText(toHalfWidth, toAsciiHyphens, oneLine, withHyphens),
    sortable: true,
    ...(initially && { initially }),
  })
