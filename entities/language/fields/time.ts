import { z } from 'zod'
import { parseTypedTime } from '../dates/typed-time.ts'
import { field } from '../field-kind.ts'
import { time30Shape, timeShape } from '../rules/dates.ts'
import { toHalfWidth, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

/** 9, 930, 9時半, 午後6時半, 正午, 6:30 pm and 翌1時 as 09:00, 09:30, 09:30, 18:30, 12:00, 18:30 and 25:00. */
const withColon =
  (hours: 24 | 30) =>
  (text: string): string =>
    parseTypedTime(text.toLowerCase(), { lastHour: hours - 1, isBareHour: true }) ?? text

interface TimeOptions {
  /** 30 unless given: 25:00 is one in the morning of the same business day. 24 for the clock on the wall. */
  readonly hours?: 24 | 30
}

/**
 * A time of day, on the 30-hour clock of shops or on the 24-hour clock.
 *
 * @remarks A text box. Typed forms such as 930, 9時半, 午後6時半 and 翌1時 are understood.
 * @example time({ hours: 24 })
 */
export const time = ({ hours = 30 }: TimeOptions = {}) =>
  field(schema, {
    kind: 'time',
    storage: 'text',
    rules: [hours === 30 ? time30Shape() : timeShape()],
    missingRule: 'required',
    wrongTypeRule: hours === 30 ? 'time30' : 'time',
    filter: 'times',
    normalise: normaliseText(toHalfWidth, oneLine, withColon(hours)),
    sortable: true,
  })
