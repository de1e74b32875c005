import { time } from '../../entities/language/fields/time.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: time(),
  valid: ['00:00', '09:30', '24:00', '29:59'],
  invalid: [
    { value: null, rule: 'required' },
    { value: '30:00', rule: 'time30' },
    { value: '12:60', rule: 'time30' },
    { value: 'noon', rule: 'time30' },
    { value: 930, rule: 'time30' },
  ],
  stored: [
    ['2500', '25:00'],
    ['９：３０', '09:30'],
    ['9:30', '09:30'],
    ['930', '09:30'],
    ['25時', '25:00'],
    ['9時30分', '09:30'],
    ['１８時半', '18:30'],
    ['9', '09:00'],
    ['午後６時半', '18:30'],
    ['朝７時', '07:00'],
    ['夜8時', '20:00'],
    ['6:30 pm', '18:30'],
    ['6PM', '18:00'],
    ['12am', '00:00'],
    ['9:30:00', '09:30'],
    // Of the night and past it alike.
    ['夜1時', '夜1時'],
    ['午後13時', '午後13時'],
    ['3000', '3000'],
    ['noon', 'noon'],
  ],
  shown: [['25:00', '25:00', '25:00']],
} satisfies Examples

export const fill: Fill = typed
