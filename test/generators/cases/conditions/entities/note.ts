import { z } from 'zod'
import { dayPassed } from '../../../../../entities/language/declaration/alerts.ts'
import { noOverlap, onePublishedPerDate } from '../../../../../entities/language/cross-record-rules/index.ts'
import { entity } from '../../../../../entities/language/entity.ts'
import {
  amountMatches,
  deadlineBeforeEnd,
  discountLimit,
  endAfterStart,
  anyValue,
  listPriceHigher,
  not,
  requiredWhen,
} from '../../../../../entities/language/record-rules/index.ts'
import {
  choice,
  date,
  dateTime,
  decimal,
  integer,
  states,
  text,
  time,
  toggle,
  yen,
} from '../../../../../entities/language/fields/index.ts'

/** Conditions that can never be true, and fields compared with values of another type. */
export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({
    name: text({ max: 80 }),
    kind: choice(['red', 'blue']),
    isVisible: toggle(),
    count: integer({ max: 9 }).optional(),
    price: yen().optional(),
    rate: decimal({ places: 1 }).optional(),
    startsOn: date().optional(),
    endsAt: dateTime().optional(),
    opens: time().optional(),
    closes: time({ hours: 24 }).optional(),
    status: states(['open', 'shut'], { open: ['shut'], shut: [] }),
  }),
  list: ['name'],
  listLayouts: ['grid', 'board', 'board', 'table'],
  create: true,
  rules: [
    requiredWhen('price', { kind: 'green' }),
    requiredWhen('price', { kind: not('red', 'yellow'), isVisible: 'true', count: [1, 10] }),
    requiredWhen('price', { name: anyValue, kind: 'blue', isVisible: true }),
    requiredWhen('price', { colour: 'red' }),
    amountMatches('price', 'rate', { status: 'done' }),
    endAfterStart('startsOn', 'endsAt'),
    endAfterStart('opens', 'closes'),
    deadlineBeforeEnd('name', 'name'),
    discountLimit('rate', 'price'),
    listPriceHigher('price', 'startsOn'),
  ],
  crossRecordRules: [onePublishedPerDate('startsOn', 'status'), noOverlap('startsOn', 'endsAt')],
  alerts: { late: dayPassed('startsOn', { status: 'late' }) },
  onEnter: { shut: { isVisible: 'no', kind: 'red' } },
  layouts: {
    courier: {
      format: 'csv',
      rows: 'name',
      columns: [{ from: 'name' }, { from: 'name.first' }, { heading: '名前', from: ['name', 'lost'] }, { constant: '' }],
    },
  },
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
