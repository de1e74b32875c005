import { z } from 'zod'
import { businessDayEnds } from '../language/dates/plain-date.ts'
import { entity } from '../language/entity.ts'
import { choice, date, lines, longText, reference, text, time, toggle } from '../language/fields/index.ts'
import { emptyWhen, not, requiredWhen } from '../language/record-rules/index.ts'
import { countMax } from '../language/rules/arrays.ts'
import { notBeforeToday } from '../language/rules/dates.ts'
import { lastOrderInside, rowsDoNotOverlap, rowsInOrder } from '../language/rules/groups.ts'
import { notClosedTwice } from './closed-days.ts'

export const businessSchedule = entity('business-schedule', {
  sites: ['toki-tsumugi-cafe'],
  schema: z.object({
    date: date({ rules: [notBeforeToday({ nightUntil: businessDayEnds })] }),
    kind: choice(['closed', 'shortened', 'open', 'private', 'event'], { initially: 'closed' }),
    ranges: lines(
      { openTime: time(), closeTime: time(), lastOrderTime: time().optional() },
      {
        rules: [
          countMax(2),
          rowsInOrder('openTime', 'closeTime'),
          rowsDoNotOverlap('openTime', 'closeTime'),
          lastOrderInside('lastOrderTime', 'openTime', 'closeTime'),
        ],
      },
    ).optional(),
    title: text({ max: 30 }).optional(),
    event: reference('event', { onDelete: 'setNull' }).optional(),
    note: text({ max: 80 }).optional(),
    isVisible: toggle({ initially: true }),
    memo: longText({ max: 1000 }).optional(),
  }),
  translated: ['title', 'note'],
  unique: ['date'],
  list: ['date', 'kind', 'title', 'isVisible'],
  create: true,
  edit: true,
  calendar: {
    date: 'date',
    state: 'kind',
    spans: { field: 'ranges', start: 'openTime', end: 'closeTime' },
    edit: ['kind', 'ranges', 'title', 'note', 'isVisible'],
    maxSeriesDays: 31,
    regularHours: 'business-day',
    notOpen: ['closed', 'private'],
    closing: 'closed',
    events: { entity: 'event', at: 'startAt' },
  },
  sort: ['date', 'ASC'],
  search: ['title', 'memo'],
  filter: ['date', 'kind', 'isVisible'],
  sections: { aside: ['event', 'isVisible', 'memo'] },
  rules: [requiredWhen('ranges', { kind: not('closed') }), emptyWhen('ranges', { kind: 'closed' })],
  crossRecordRules: [notClosedTwice('date', 'kind')],
  public: {
    when: { isVisible: true },
    fields: ['date', 'kind', 'ranges', 'title', 'event', 'note'],
  },
  guide: 'opening-hours#close-for-a-day',
  menu: { group: 'business', icon: 'EditCalendarOutlined' },
})
