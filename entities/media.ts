import { z } from 'zod'
import { dateInYear } from './language/cross-record-rules/index.ts'
import { entity } from './language/entity.ts'
import {
  choice,
  date,
  file,
  image,
  images,
  integer,
  longText,
  reference,
  text,
  toggle,
  url,
} from './language/fields/index.ts'
import { atLeastOne, anyValue, onWhen, requiredWhen } from './language/record-rules/index.ts'
import { notAfterToday } from './language/rules/dates.ts'

export const media = entity('media', {
  sites: ['tajimi-kasa-pub-com'],
  schema: z.object({
    title: text({ max: 60 }),
    kind: choice(['newsletter', 'video', 'press', 'tv', 'web', 'photo']),
    year: reference('year'),
    publishedOn: date({ rules: [notAfterToday()] }),
    issueNumber: integer({ min: 1, max: 9999 }).optional(),
    outletName: text({ max: 40 }).optional(),
    file: file({ types: 'application/pdf', maxMegabytes: 20 }).optional(),
    youtubeUrl: url({ prefix: 'https://www.youtube.com/' }).optional(),
    url: url().optional(),
    thumbnail: image().optional(),
    images: images({ max: 30 }).optional(),
    description: longText({ max: 400 }).optional(),
    event: reference('event', { onDelete: 'setNull' }).optional(),
    circle: reference('circle', { onDelete: 'setNull' }).optional(),
    rightsCleared: toggle(),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['title', 'description'],
  list: ['title', 'thumbnail', 'kind', 'year', 'publishedOn', 'issueNumber', 'outletName', 'isVisible'],
  listLayouts: ['grid'],
  create: true,
  edit: true,
  sort: ['publishedOn', 'DESC'],
  search: ['title', 'outletName'],
  filter: ['kind', 'year', 'publishedOn', 'event', 'circle', 'isVisible'],
  sections: {
    related: ['event', 'circle'],
    aside: ['kind', 'year', 'publishedOn', 'rightsCleared', 'isVisible'],
  },
  rules: [
    atLeastOne('file', 'youtubeUrl', 'url', 'images'),
    onWhen('rightsCleared', { kind: 'press', file: anyValue }),
    requiredWhen('issueNumber', { kind: 'newsletter' }),
    requiredWhen('outletName', { kind: ['press', 'tv', 'web'] }),
  ],
  crossRecordRules: [dateInYear('publishedOn', 'year')],
  public: {
    when: { isVisible: true },
    fields: [
      'title',
      'kind',
      'year',
      'publishedOn',
      'issueNumber',
      'outletName',
      'file',
      'youtubeUrl',
      'url',
      'thumbnail',
      'images',
      'description',
      'event',
      'circle',
    ],
  },
  menu: { group: 'content', icon: 'PermMediaOutlined' },
})
