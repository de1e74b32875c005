import { z } from 'zod'
import { noOverlapWithNextDay, uniquePair } from '../language/cross-record-rules/index.ts'
import { entity } from '../language/entity.ts'
import { choice, date, lines, longText, reference, text, time } from '../language/fields/index.ts'
import { emptyWhen, requiredWhen } from '../language/record-rules/index.ts'
import { countMax } from '../language/rules/arrays.ts'
import { rowsDoNotOverlap, rowsInOrder } from '../language/rules/groups.ts'
import { castActive } from './cast-active.ts'

export const castWorkSchedule = entity('cast-work-schedule', {
  sites: ['myprince-vip'],
  schema: z.object({
    cast: reference('cast'),
    date: date(),
    status: choice(['undecided', 'working', 'off', 'full'], { initially: 'undecided' }),
    timeRanges: lines(
      { startTime: time(), endTime: time(), area: reference('area', { onDelete: 'setNull' }).optional() },
      { rules: [countMax(3), rowsInOrder('startTime', 'endTime'), rowsDoNotOverlap('startTime', 'endTime')] },
    ).optional(),
    note: text({ max: 60 }).optional(),
    memo: longText({ max: 200 }).optional(),
  }),
  fixed: ['cast', 'date'],
  list: ['date', 'cast', 'status', 'note'],
  heading: ['cast.name', 'date'],
  edit: true,
  calendar: {
    date: 'date',
    state: 'status',
    spans: { field: 'timeRanges', start: 'startTime', end: 'endTime' },
    edit: ['status', 'timeRanges', 'note', 'memo'],
    past: 'closed',
    rows: { reference: 'cast', when: { status: 'active' }, copiedAs: { full: 'working' }, maxDaysAhead: 60 },
  },
  charts: {
    shifts: {
      by: { day: 'date', from: 0, until: 13, week: { from: 0, until: 7 } },
      when: { status: ['working', 'full'] },
    },
  },
  views: {
    today: { filter: { date_within: 'today', status_in: ['working', 'full'] } },
    undecided: { filter: { date_within: 'next-week', status: 'undecided' } },
  },
  sort: ['date', 'ASC'],
  filter: ['date', 'cast', 'status'],
  sections: { aside: ['cast', 'date', 'memo'] },
  rules: [
    requiredWhen('timeRanges', { status: ['working', 'full'] }),
    emptyWhen('timeRanges', { status: ['off', 'undecided'] }),
  ],
  crossRecordRules: [
    uniquePair('cast', 'date'),
    castActive('cast'),
    noOverlapWithNextDay('timeRanges', ['startTime', 'endTime'], 'date', 'cast'),
  ],
  public: {
    when: 'always',
    fields: ['cast', 'date', 'status', 'timeRanges', 'note'],
  },
  guide: 'opening-hours#fill-in-the-shifts-of-a-week',
  menu: { group: 'people', icon: 'CalendarMonthOutlined' },
})
