import { z } from 'zod'
import { field } from '../field-kind.ts'
import { time30Shape, timeShape } from '../rules/dates.ts'
import { toHalfWidth, trim, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

/** Accepts 9, 930, 9:30, 9時30分, 9時半 and 2500 for 09:00, 09:30 (four times) and 25:00. */
const withColon = (text: string): string => {
  const parts = /^([0-9]{1,2})(?:[:時]?([0-9]{2})分?|時(半)|[:時])?$/.exec(text)
  return parts ? `${parts[1]!.padStart(2, '0')}:${parts[3] ? '30' : (parts[2] ?? '00')}` : text
}

/** A time of a business day on the 30-hour clock (25:00 is one in the morning), or on the 24-hour clock. */
export const time = ({ hours = 30 }: { readonly hours?: 24 | 30 } = {}) =>
  field(schema, {
    kind: 'time',
    storage: 'text',
    rules: [hours === 30 ? time30Shape() : timeShape()],
    missingRule: 'required',
    wrongTypeRule: hours === 30 ? 'time30' : 'time',
    filter: 'times',
    normalise: normaliseText(toHalfWidth, trim, withColon),
    sortable: true,
  })
