import { z } from 'zod'
import { entity } from './language/entity.ts'
import {
  choice,
  choices,
  decimal,
  images,
  integer,
  lines,
  longText,
  text,
  time,
  toggle,
  url,
  yen,
} from './language/fields/index.ts'
import { endAfterStart } from './language/record-rules/index.ts'
import { countMax, uniqueItems } from './language/rules/arrays.ts'
import { digitsHyphenDigits } from './language/rules/digits.ts'

export const facility = entity('facility', {
  sites: ['tajimi-kasa-pub-com'],
  schema: z.object({
    name: text({ max: 40 }),
    kind: choice(['hall', 'meeting', 'japanese', 'kitchen', 'craft', 'music', 'gym', 'library', 'outdoor']),
    floor: choice(['b1', 'f1', 'f2', 'f3', 'outside']).optional(),
    capacity: integer({ min: 1, max: 5000, unit: 'person' }).optional(),
    areaM2: decimal({ places: 2, unit: 'squareMetre' }).optional(),
    description: longText({ max: 600 }).optional(),
    images: images({ min: 1, max: 8 }),
    equipment: lines(
      { name: text({ max: 30 }), quantity: integer({ max: 999, unit: 'piece' }).optional(), fee: yen().optional() },
      { rules: [countMax(30), uniqueItems('name')] },
    ).optional(),
    barrierFree: choices(['elevator', 'ramp', 'toilet', 'loop', 'parking'], { max: 5 }).optional(),
    fees: lines(
      { slot: choice(['morning', 'afternoon', 'evening', 'day', 'hour']), weekdayFee: yen(), holidayFee: yen() },
      { rules: [countMax(6), uniqueItems('slot')] },
    ).optional(),
    openTime: time({ hours: 24 }).optional(),
    closeTime: time({ hours: 24 }).optional(),
    extensionNumber: text({ code: 'any', rules: [digitsHyphenDigits(1, 3)] }).optional(),
    isReservable: toggle({ initially: true }),
    reservationUrl: url().optional(),
    // Phones share short links, which only Google can resolve.
    mapUrl: url({
      prefix: 'https://www.google.com/maps/',
      otherPrefixes: ['https://maps.app.goo.gl/'],
    }).optional(),
    notice: text({ max: 60 }).optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['name', 'description', 'notice'],
  unique: ['name'],
  list: ['name', 'kind', 'floor', 'capacity', 'notice', 'isReservable', 'isVisible', 'sortOrder'],
  listLayouts: ['grid'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'extensionNumber'],
  filter: ['kind', 'floor', 'isReservable', 'isVisible'],
  sections: {
    equipment: ['equipment', 'barrierFree'],
    hire: ['fees', 'openTime', 'closeTime', 'isReservable', 'reservationUrl'],
    place: ['floor', 'extensionNumber', 'mapUrl'],
    aside: ['notice', 'sortOrder', 'isVisible'],
  },
  rules: [endAfterStart('openTime', 'closeTime')],
  public: {
    when: { isVisible: true },
    fields: [
      'name',
      'kind',
      'floor',
      'capacity',
      'areaM2',
      'description',
      'images',
      'equipment',
      'barrierFree',
      'fees',
      'openTime',
      'closeTime',
      'isReservable',
      'reservationUrl',
      'mapUrl',
      'notice',
      'sortOrder',
    ],
  },
  menu: { group: 'business', icon: 'MeetingRoomOutlined' },
})
