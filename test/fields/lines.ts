import { choice } from '../../entities/fields/choice.ts'
import { integer } from '../../entities/fields/integer.ts'
import { lines } from '../../entities/fields/lines.ts'
import { weekdays } from '../../entities/calendar.ts'
import { countMax, uniqueItems } from '../../entities/rules/arrays.ts'
import type { Examples } from './example.ts'

export const examples = {
  schema: lines(
    { nth: integer({ min: 1, max: 5 }), weekday: choice(weekdays) },
    { rules: [uniqueItems(), countMax(2)] },
  ),
  valid: [
    [{ nth: 3, weekday: 'wed' }],
    [
      { nth: 1, weekday: 'mon' },
      { nth: 3, weekday: 'mon' },
    ],
    [],
  ],
  invalid: [
    { value: null, rule: 'required' },
    { value: 'wed', rule: 'lines' },
    { value: [{ nth: 3 }], rule: 'selectRequired' },
    { value: [{ nth: 3, weekday: 'someday' }], rule: 'option' },
    { value: [{ nth: 6, weekday: 'wed' }], rule: 'max' },
    { value: [{ nth: 3, weekday: 'wed', note: '' }], rule: 'unknownField' },
    {
      value: [
        { nth: 3, weekday: 'wed' },
        { nth: 3, weekday: 'wed' },
      ],
      rule: 'uniqueItems',
    },
    { value: [1, 2, 3].map((nth) => ({ nth, weekday: 'wed' })), rule: 'countMax' },
  ],
  stored: [[[{ nth: 3, weekday: 'wed' }], [{ nth: 3, weekday: 'wed' }]]],
  shown: [[[{ nth: 3, weekday: 'wed' }], '第何週 曜日 3 水曜', 'Week of month Weekday 3 Wednesday']],
} satisfies Examples
