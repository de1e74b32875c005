import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { choice, date, integer, lines, longText, text, week } from '../language/fields/index.ts'
import { weekdays } from '../language/dates/plain-date.ts'
import { countMax } from '../language/rules/arrays.ts'

export const businessDay = entity('business-day', {
  sites: ['toki-tsumugi-cafe'],
  schema: z.object({
    days: week(),
    holidayRule: choice(['asWeekday', 'asSunday', 'closed'], { initially: 'asSunday' }),
    holidayEveRule: choice(['asWeekday', 'asSaturday'], { initially: 'asWeekday' }),
    regularHolidayText: text({ max: 60 }).optional(),
    monthlyClosed: lines(
      { nth: integer({ min: 1, max: 5 }), weekday: choice(weekdays) },
      { rules: [countMax(5)] },
    ).optional(),
    note: longText({ max: 200 }).optional(),
    effectiveFrom: date({ initially: 'today' }),
  }),
  list: ['days', 'monthlyClosed', 'holidayRule', 'holidayEveRule', 'effectiveFrom'],
  edit: 'single',
  title: 'regularHolidayText',
  sections: {
    holidays: ['holidayRule', 'holidayEveRule', 'regularHolidayText', 'monthlyClosed'],
    aside: ['effectiveFrom', 'note'],
  },
  public: {
    when: 'always',
    fields: ['days', 'holidayRule', 'holidayEveRule', 'regularHolidayText', 'monthlyClosed', 'note', 'effectiveFrom'],
  },
  guide: 'opening-hours#set-the-weekly-hours',
  menu: { group: 'business', icon: 'ScheduleOutlined' },
})
