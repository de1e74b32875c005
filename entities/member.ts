import { z } from 'zod'
import { entity } from './entity.ts'
import { choices, date, email, image, integer, richText, slug, states, text, toggle, url } from './fields/index.ts'
import { endNotBeforeStart, requiredWhen } from './record-rule.ts'
import { facebookId, instagramId, lineId, xAccount, youtubeChannelId } from './rules/contact.ts'
import { notAfterToday } from './rules/dates.ts'
import { halfWidth, startsWithAt } from './rules/text.ts'

export const member = entity('member', {
  sites: ['sound-clover-com'],
  schema: z.object({
    name: text({ max: 30 }),
    nameKana: text({ max: 40, kana: 'hiragana' }),
    nameEn: text({ maxBytes: 60, rules: [halfWidth()] }).optional(),
    slug: slug(),
    roles: choices(
      ['composer', 'arranger', 'lyricist', 'vocal', 'guitar', 'piano', 'strings', 'mix', 'sfx', 'director'],
      { min: 1, max: 6 },
    ),
    image: image().optional(),
    profile: richText({ blocks: ['paragraph', 'header', 'list', 'embed', 'linkTool'] }).optional(),
    comment: text({ max: 100 }).optional(),
    websiteUrl: url().optional(),
    xAccount: text({ maxBytes: 15, rules: [xAccount()] }).optional(),
    instagramId: text({ maxBytes: 30, rules: [instagramId()] }).optional(),
    facebookId: text({ maxBytes: 50, rules: [facebookId()] }).optional(),
    lineId: text({ maxBytes: 30, rules: [lineId()] }).optional(),
    youtubeChannelId: text({ maxBytes: 24, rules: [youtubeChannelId()] }).optional(),
    youtubeHandle: text({ maxBytes: 31, rules: [startsWithAt()] }).optional(),
    email: email({ personal: true }).optional(),
    joinedOn: date({ rules: [notAfterToday()] }).optional(),
    leftOn: date().optional(),
    status: states(
      ['active', 'support', 'left'],
      {
        active: ['support', 'left'],
        support: ['active', 'left'],
        left: ['active'],
      },
      { tones: { active: 'live', support: 'underway' } },
    ),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  unique: ['name', 'slug'],
  list: ['name', 'roles', 'status', 'joinedOn', 'leftOn', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'nameKana', 'nameEn', 'slug', 'profile'],
  filter: ['status', 'isVisible'],
  sections: {
    online: [
      'websiteUrl',
      'xAccount',
      'instagramId',
      'facebookId',
      'lineId',
      'youtubeChannelId',
      'youtubeHandle',
      'email',
    ],
    period: ['joinedOn', 'leftOn'],
    aside: ['status', 'sortOrder', 'isVisible'],
  },
  rules: [endNotBeforeStart('joinedOn', 'leftOn'), requiredWhen('leftOn', { status: 'left' })],
  public: {
    when: { isVisible: true },
    fields: [
      'name',
      'nameKana',
      'nameEn',
      'slug',
      'roles',
      'image',
      'profile',
      'comment',
      'websiteUrl',
      'xAccount',
      'instagramId',
      'facebookId',
      'lineId',
      'youtubeChannelId',
      'youtubeHandle',
      'joinedOn',
      'leftOn',
      'status',
      'sortOrder',
    ],
  },
  menu: { group: 'people', icon: 'GroupsOutlined' },
})
