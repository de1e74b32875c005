import { z } from 'zod'
import { entity } from './entity.ts'
import {
  choice,
  date,
  dateTime,
  decimal,
  image,
  images,
  integer,
  lines,
  publication,
  references,
  richText,
  slug,
  text,
  toggle,
} from './fields/index.ts'
import { prefectures } from './options.ts'
import { endAfterStart, endNotBeforeStart, monthMatches } from './record-rule.ts'
import { digitsHyphenDigits } from './rules/digits.ts'
import { halfWidth } from './rules/text.ts'
import { countMax } from './rules/arrays.ts'

export const constructionProject = entity('construction-project', {
  sites: ['emu-esu-com'],
  schema: z.object({
    title: text({ max: 60 }),
    slug: slug(),
    projectNo: text({ maxBytes: 30, code: 'any', rules: [halfWidth()] }).optional(),
    category: choice(['newBuild', 'renovation', 'civil', 'exterior', 'seismic', 'painting', 'demolition', 'public']),
    images: images({ min: 1, max: 20 }),
    beforeAfter: lines(
      { before: image(), after: image(), caption: text({ max: 60 }).optional() },
      { rules: [countMax(5)] },
    ).optional(),
    body: richText(),
    clientName: text({ max: 60 }).optional(),
    isClientPublic: toggle(),
    prefecture: choice(prefectures),
    municipality: text({ max: 30 }),
    partners: references('partner', { max: 30, onDelete: 'restrict' }).optional(),
    structure: choice(['wood', 'steel', 'rc', 'src', 'other']).optional(),
    floorArea: decimal({ places: 2, unit: 'squareMetre' }).optional(),
    floors: text({ max: 20 }).optional(),
    startedOn: date().optional(),
    completedOn: date().optional(),
    completedYm: text({ code: 'any', rules: [digitsHyphenDigits(4, 2)] }).optional(),
    contractAmount: decimal({ places: 2, unit: 'yen' }).optional(),
    status: publication({ from: 'publishAt', until: 'unpublishAt' }),
    publishAt: dateTime().optional(),
    unpublishAt: dateTime().optional(),
    isPinned: toggle(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    metaDescription: text({ max: 120 }).optional(),
  }),
  unique: ['slug', 'projectNo'],
  list: ['title', 'category', 'status', 'municipality', 'completedOn', 'clientName', 'isPinned', 'sortOrder'],
  create: true,
  edit: true,
  preview: 'slug',
  undeletable: { status: ['published'] },
  reorder: 'sortOrder',
  sort: ['completedOn', 'DESC'],
  search: ['title', 'slug', 'projectNo', 'clientName', 'municipality', 'body'],
  filter: ['status', 'category', 'prefecture', 'structure', 'isPinned'],
  sections: {
    client: ['clientName', 'isClientPublic', 'prefecture', 'municipality', 'partners', 'contractAmount'],
    building: ['structure', 'floorArea', 'floors', 'startedOn', 'completedOn', 'completedYm'],
    aside: ['category', 'status', 'publishAt', 'unpublishAt', 'isPinned', 'sortOrder', 'metaDescription'],
  },
  rules: [
    endAfterStart('publishAt', 'unpublishAt'),
    endNotBeforeStart('startedOn', 'completedOn'),
    monthMatches('completedYm', 'completedOn'),
  ],
  public: { without: ['projectNo', 'clientName', 'isClientPublic', 'contractAmount', 'status'] },
  menu: { group: 'content', icon: 'EngineeringOutlined' },
})
