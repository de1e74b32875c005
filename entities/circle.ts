import { z } from 'zod'
import { entity } from './entity.ts'
import {
  choice,
  email,
  images,
  integer,
  lines,
  longText,
  phone,
  reference,
  references,
  text,
  time,
  toggle,
  url,
  yen,
} from './fields/index.ts'
import { countMax } from './rules/arrays.ts'
import { facebookId, instagramId } from './rules/contact.ts'
import { rowsInOrder } from './rules/groups.ts'

export const circle = entity('circle', {
  sites: ['tajimi-kasa-pub-com'],
  schema: z.object({
    name: text({ max: 40 }),
    nameKana: text({ max: 60, kana: 'both' }),
    genre: choice(['music', 'dance', 'art', 'tea', 'language', 'cooking', 'sports', 'kids', 'culture', 'other']),
    introduction: longText({ max: 400 }),
    images: images({ max: 5 }).optional(),
    activities: lines(
      {
        week: choice(['every', 'w1', 'w2', 'w3', 'w4', 'irregular']),
        weekday: choice(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']).optional(),
        startTime: time({ hours: 24 }).optional(),
        endTime: time({ hours: 24 }).optional(),
      },
      { rules: [countMax(7), rowsInOrder('startTime', 'endTime')] },
    ).optional(),
    facility: reference('facility', { onDelete: 'setNull' }).optional(),
    memberCount: integer({ min: 1, max: 999, unit: 'person' }).optional(),
    target: text({ max: 40 }).optional(),
    monthlyFee: yen({ max: 100_000 }).optional(),
    feeNote: text({ max: 60 }).optional(),
    recruiting: choice(['open', 'trial', 'closed'], { initially: 'open' }),
    years: references('year', { min: 1, max: 50, onDelete: 'restrict' }),
    representative: text({ max: 30, personal: true }).optional(),
    representativePhone: phone({ personal: true }).optional(),
    representativeEmail: email({ personal: true }).optional(),
    websiteUrl: url().optional(),
    instagramId: text({ maxBytes: 30, rules: [instagramId()] }).optional(),
    facebookId: text({ maxBytes: 50, rules: [facebookId()] }).optional(),
    isVisible: toggle({ initially: true }),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['name'],
  list: ['name', 'genre', 'facility', 'memberCount', 'recruiting', 'representative', 'isVisible'],
  create: true,
  edit: true,
  sort: ['nameKana', 'ASC'],
  search: ['name', 'nameKana', 'representative', 'memo'],
  filter: ['genre', 'facility', 'recruiting', 'isVisible'],
  sections: {
    activity: ['activities', 'facility', 'memberCount', 'target', 'monthlyFee', 'feeNote', 'recruiting'],
    representative: ['representative', 'representativePhone', 'representativeEmail'],
    online: ['websiteUrl', 'instagramId', 'facebookId'],
    aside: ['years', 'isVisible', 'memo'],
  },
  public: {
    without: ['nameKana', 'representative', 'representativePhone', 'representativeEmail', 'isVisible', 'memo'],
  },
  menu: { group: 'people', icon: 'Diversity3Outlined' },
})
