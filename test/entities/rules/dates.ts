import { today } from '../../../entities/language/dates/plain-date.ts'
import {
  dateShape,
  dateWithin,
  yearMonth,
  instantShape,
  notAfter,
  notAfterToday,
  notBeforeToday,
  time30Shape,
  timeShape,
} from '../../../entities/language/rules/dates.ts'
import type { Table } from './table.ts'

const day = 24 * 3_600_000
const tomorrow = today(new Date(Date.now() + day))
const yesterday = today(new Date(Date.now() - day))

export const tables: readonly Table[] = [
  {
    rule: dateShape(),
    valid: ['2026-01-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'],
    invalid: [
      '',
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-1',
      '2026/01/01',
      '0000-01-01',
      '２０２６-01-01',
      '2026-01-01T00:00:00Z',
    ],
  },
  {
    rule: yearMonth(),
    valid: ['2026-01', '2026-12', '1868-01', '2999-12'],
    invalid: ['', '2026-00', '2026-13', '2026-1', '0000-01', '1867-12', '3000-01', '2026-01-01', '202601'],
  },
  {
    rule: dateWithin(),
    valid: ['1868-01-01', '2026-01-01', '2999-12-31', '2026-11-21T07:28:43.000Z', '2999-12-31T14:59:59.999Z'],
    invalid: ['1867-12-31', '3000-01-01', '9999-12-31', '2999-12-31T15:00:00.000Z', '+010000-01-01T00:00:00.000Z'],
  },
  {
    rule: notAfterToday(),
    valid: ['2000-01-01', today()],
    invalid: [tomorrow, '9999-12-31'],
  },
  {
    rule: instantShape(),
    valid: ['2026-11-21T07:28:43.000Z', '1970-01-01T00:00:00.000Z'],
    invalid: [
      '',
      '2026-11-21',
      '2026-11-21T07:28:43Z',
      '2026-11-21T16:28:43.000+09:00',
      '2026-02-30T00:00:00.000Z',
      'yesterday',
    ],
  },
  {
    rule: time30Shape(),
    valid: ['00:00', '09:30', '23:59', '24:00', '29:59'],
    invalid: ['', '30:00', '9:30', '12:60', '１２:00', '12：00'],
  },

  {
    rule: notBeforeToday(),
    valid: [today(), tomorrow, '9999-12-31'],
    invalid: [yesterday, '2000-01-01'],
  },
  {
    rule: notAfter('2026-04-30'),
    valid: ['2026-04-30', '2026-04-29', '1900-01-01'],
    invalid: ['2026-05-01', '9999-12-31'],
  },
  {
    rule: timeShape(),
    valid: ['00:00', '09:30', '23:59', '24:00'],
    invalid: ['', '24:01', '9:30', '23:60', '０９:30', '09：30', '09:30\n'],
  },
]
