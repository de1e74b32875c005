import { weekdays } from '../../entities/language/dates/plain-date.ts'
import { week, type OpeningDay, type OpeningRange } from '../../entities/language/fields/week.ts'
import type { Examples } from './example.ts'
import type { Fill, Wrong } from './fill.ts'

const range = (openTime: string, closeTime: string, lastOrderTime: string | null = null): OpeningRange => ({
  openTime,
  closeTime,
  lastOrderTime,
})

/** A week that is closed but for the days given. */
const open = (days: Partial<Record<OpeningDay['weekday'], readonly OpeningRange[]>>): readonly OpeningDay[] =>
  weekdays.map((weekday) => ({ weekday, isOpen: days[weekday] !== undefined, ranges: days[weekday] ?? [], note: null }))

const late = open({ mon: [range('11:00', '15:00'), range('17:00', '25:00', '24:00')], tue: [range('11:00', '15:00')] })

export const examples = {
  schema: week(),
  valid: [open({}), late],
  invalid: [
    { value: 'mon', rule: 'week' },
    { value: open({}).slice(1), rule: 'countExact' },
    { value: open({}).with(1, open({})[0]!), rule: 'uniqueItems' },
    { value: open({ mon: [] }), rule: 'integrity.hoursWhenOpen' },
    { value: open({ mon: [range('15:00', '11:00')] }), rule: 'integrity.rangeOrder' },
    { value: open({ mon: [range('11:00', '15:00'), range('14:00', '18:00')] }), rule: 'integrity.rangesOverlap' },
    { value: open({ mon: [range('11:00', '15:00', '16:00')] }), rule: 'integrity.lastOrderInside' },
    {
      value: open({ sun: [range('20:00', '29:00')], mon: [range('04:00', '10:00')] }),
      rule: 'integrity.crossDayOverlap',
    },
    { value: open({ mon: [range('11:00', '30:00')] }), rule: 'time30' },
    { value: open({ mon: [range('11:00', null as unknown as string)] }), rule: 'required' },
  ],
  stored: [[late, late]],
  shown: [
    [
      late,
      '月曜日 11:00～15:00、17:00～翌1:00（L.O. 24:00） 火曜日 11:00～15:00 水曜日 休み 木曜日 休み 金曜日 休み 土曜日 休み 日曜日 休み',
      'Monday 11:00–15:00, 17:00–1:00 (next day) (last order 24:00) Tuesday 11:00–15:00 Wednesday Closed Thursday Closed Friday Closed Saturday Closed Sunday Closed',
    ],
  ],
} satisfies Examples

const parts = ['openTime', 'closeTime', 'lastOrderTime'] as const

export const fill: Fill = async (place, value) => {
  const days = (value ?? open({})) as readonly OpeningDay[]
  for (const [index, { isOpen, ranges }] of days.entries()) {
    const day = place.locator(`[data-path="days.${index}"]`)
    await day.getByRole('switch').setChecked(isOpen)
    if (!isOpen) continue
    const rows = day.locator(`[data-path^="days.${index}.ranges."]:has([data-path])`)
    while ((await rows.count()) < ranges.length) await day.locator('button:not([aria-haspopup], [aria-label])').click()
    while ((await rows.count()) > ranges.length) await rows.last().locator('button').click()
    for (const [n, range] of ranges.entries())
      for (const part of parts)
        await day.locator(`[data-path="days.${index}.ranges.${n}.${part}"] input`).fill(range[part] ?? '')
  }
}

export const wrong: Wrong = () => examples.invalid.map(({ value }) => value).filter((value) => Array.isArray(value))
