import { account } from '../../entities/language/fields/account.ts'
import { lostId, someId, type Examples } from './example.ts'
import { choose, type Fill } from './fill.ts'

export const examples = {
  schema: account(),
  valid: [someId],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: 'tanaka@example.com', rule: 'integrity.refNotFound' },
    { value: 7, rule: 'integrity.refNotFound' },
  ],
  stored: [[someId, someId]],
  shown: [
    [someId, '田中 花子', '田中 花子'],
    [lostId, '不明なアカウント', 'Unknown account'],
  ],
} satisfies Examples

export const fill: Fill = (place, value, { titleOf }) => choose(place, value === null ? null : titleOf(String(value)))
