import { z } from 'zod'
import { apartFromNextDay, castActive, uniquePair } from './among-rule.ts'
import { entity } from './entity.ts'
import { choice, date, lines, longText, reference, text, time } from './fields/index.ts'
import { emptyWhen, requiredWhen } from './record-rule.ts'
import { countMax } from './rules/arrays.ts'
import { rowsApart, rowsInOrder } from './rules/groups.ts'

export const castWorkSchedule = entity('cast-work-schedule', {
  sites: ['myprince-vip'],
  schema: z.object({
    cast: reference('cast'),
    date: date(),
    status: choice(['undecided', 'working', 'off', 'full'], { initially: 'undecided' }),
    timeRanges: lines(
      { startTime: time(), endTime: time(), area: reference('area', { onDelete: 'setNull' }).optional() },
      { rules: [countMax(3), rowsInOrder('startTime', 'endTime'), rowsApart('startTime', 'endTime')] },
    ).optional(),
    note: text({ max: 60 }).optional(),
    memo: longText({ max: 200 }).optional(),
  }),
  fixed: ['cast', 'date'],
  list: ['date', 'cast', 'status', 'note'],
  edit: true,
  calendar: {
    date: 'date',
    state: 'status',
    spans: { field: 'timeRanges', start: 'startTime', end: 'endTime' },
    edit: ['status', 'timeRanges', 'note', 'memo'],
    past: 'closed',
    rows: { of: 'cast', when: { status: 'active' }, ahead: 60 },
  },
  sort: ['date', 'ASC'],
  filter: ['date', 'cast', 'status'],
  sections: { aside: ['cast', 'date', 'memo'] },
  rules: [
    requiredWhen('timeRanges', { status: ['working', 'full'] }),
    emptyWhen('timeRanges', { status: ['off', 'undecided'] }),
  ],
  among: [
    uniquePair('cast', 'date'),
    castActive('cast'),
    apartFromNextDay('timeRanges', ['startTime', 'endTime'], 'date', 'cast'),
  ],
  public: {
    when: 'always',
    fields: ['cast', 'date', 'status', 'timeRanges', 'note'],
  },
  menu: { group: 'people', icon: 'CalendarMonthOutlined' },
})
