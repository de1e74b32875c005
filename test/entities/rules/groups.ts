import {
  exactlyOneInEachRow,
  lastOrderInside,
  rowsDoNotOverlap,
  rowsEndNotBeforeStart,
  rowsInOrder,
} from '../../../entities/language/rules/groups.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  {
    rule: rowsInOrder('from', 'to'),
    valid: [
      [],
      [{ from: '09:00', to: '10:00' }],
      [{ from: '09:00', to: null }],
      [{ to: '09:00' }],
      [{ from: '22:00', to: '25:00' }],
    ],
    invalid: [[{ from: '10:00', to: '10:00' }], [{ from: '10:00', to: '09:00' }]],
  },
  {
    rule: rowsEndNotBeforeStart('from', 'to'),
    valid: [[], [{ from: '2026-05-01', to: '2026-05-01' }], [{ from: '2026-05-01', to: null }], [{ to: '2026-05-01' }]],
    invalid: [[{ from: '2026-05-02', to: '2026-05-01' }]],
  },
  {
    rule: rowsDoNotOverlap('from', 'to'),
    valid: [
      [],
      [
        { from: '09:00', to: '10:00' },
        { from: '10:00', to: '11:00' },
      ],
      [
        { from: '12:00', to: '13:00' },
        { from: '09:00', to: '10:00' },
      ],
    ],
    invalid: [
      [
        { from: '09:00', to: '10:00' },
        { from: '09:59', to: '11:00' },
      ],
      [
        { from: '09:00', to: '12:00' },
        { from: '10:00', to: '11:00' },
      ],
    ],
  },
  {
    rule: lastOrderInside('last', 'from', 'to'),
    valid: [
      [],
      [{ from: '09:00', to: '10:00', last: '10:00' }],
      [{ from: '09:00', to: '10:00', last: '09:00' }],
      [{ from: '09:00', to: '10:00', last: null }],
    ],
    invalid: [[{ from: '09:00', to: '10:00', last: '10:01' }], [{ from: '09:00', to: '10:00', last: '08:59' }]],
  },
  {
    rule: exactlyOneInEachRow('member', 'guest'),
    valid: [[], [{ member: 'x' }, { guest: 'y', member: null }]],
    invalid: [[{ member: 'x', guest: 'y' }], [{ member: 'x' }, {}], [{ member: '', guest: null }]],
  },
]
