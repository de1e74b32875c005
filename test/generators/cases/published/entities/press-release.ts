import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { dateTime, integer, publication, reference, richText, slug, text } from '../../../../../entities/language/fields/index.ts'

export const pressRelease = entity('press-release', {
  sites: {
    'funaneco-jp': { fields: ['titleEn'] },
    'emu-esu-com': { without: ['preview'] },
  },
  schema: z.object({
    title: text({ max: 80 }),
    titleEn: text({ maxBytes: 200 }).optional(),
    slug: slug(),
    body: richText().optional(),
    topic: reference<string>('topic'),
    sortOrder: integer({ initially: 0 }),
    status: publication({ from: 'publishAt', until: 'unpublishAt' }),
    publishAt: dateTime().optional(),
    unpublishAt: dateTime().optional(),
  }),
  translated: ['title'],
  unique: ['slug'],
  list: ['title', 'topic', 'status'],
  create: true,
  edit: true,
  preview: 'slug',
  reorder: 'sortOrder',
  sort: ['publishAt', 'DESC'],
  sections: { english: ['titleEn'], aside: ['status', 'publishAt', 'unpublishAt', 'sortOrder'] },
  menu: { group: 'content', icon: 'CampaignOutlined' },
})
