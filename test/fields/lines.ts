import { choice } from '../../entities/language/fields/choice.ts'
import { integer } from '../../entities/language/fields/integer.ts'
import { lines } from '../../entities/language/fields/lines.ts'
import { weekdays } from '../../entities/language/dates/plain-date.ts'
import { countMax, uniqueItems } from '../../entities/language/rules/arrays.ts'
import type { Examples } from './example.ts'
import { itemFields } from '../../entities/language/derived/reference-fields.ts'
import { keepRows, type Fill, type Wrong } from './fill.ts'

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

type Row = Readonly<Record<string, unknown>>

export const fill: Fill = async (place, value, { part }, field) => {
  const rows = (value ?? []) as readonly Row[]
  const name = await place.getAttribute('data-field')
  await keepRows(place, rows.length)
  for (const [index, row] of rows.entries()) {
    if ((await place.locator('ol > li').count()) <= index) {
      await place.locator(':scope > div > button').last().click()
      // Who adds a row types in it next.
      await place.locator('ol > li').nth(index).locator(':focus').waitFor({ state: 'attached' })
    }
    for (const inner of itemFields(field))
      await part(place.locator(`[data-path="${name}.${index}.${inner.name}"]`), inner, row[inner.name] ?? null)
  }
}

/** Rows in which a part each is wrong, empty rows, rows that say the same, and times the other way round. */
export const wrong: Wrong = (field, right, wrongOf) => {
  const [row] = right as readonly Row[]
  if (!row) return []
  const parts = itemFields(field)
  const faults = parts.map((part) => [part.name, [...wrongOf(part, row[part.name])]] as const)
  const most = Math.max(...faults.map(([, values]) => values.length))
  const one = (values: Row): readonly Row[] => [{ ...row, ...values }]
  const times = parts.filter(({ kind }) => kind === 'time').map(({ name }) => name)
  const optional = parts.filter((part) => part.optional).map(({ name }) => name)
  return [
    one(Object.fromEntries(parts.map(({ name, initially }) => [name, initially ?? null]))),
    ...Array.from({ length: most }, (_, index) =>
      one(
        Object.fromEntries(faults.flatMap(([name, values]) => (index < values.length ? [[name, values[index]]] : []))),
      ),
    ),
    [row, row],
    one(Object.fromEntries(optional.map((name) => [name, null]))),
    ...times.map((name) => one({ [name]: '00:00' })),
    ...times.map((name) => one({ [name]: '23:59' })),
  ]
}
