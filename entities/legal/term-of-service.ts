import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { date, longText, richText, states, text } from '../language/fields/index.ts'
import { documentBlocks } from '../language/shared/options.ts'
import { endAfterStart, endNotBeforeStart } from '../language/record-rules/index.ts'
import { notAfterToday } from '../language/rules/dates.ts'
import { editionShape } from '../language/rules/digits.ts'

export const termOfService = entity('term-of-service', {
  sites: [
    'funaneco-jp',
    'myprince-vip',
    'emu-esu-com',
    'sound-clover-com',
    'suda-nijo-com',
    'toki-tsumugi-cafe',
    'tajiminazo-myturn-games',
  ],
  schema: z.object({
    title: text({ max: 60 }),
    titleEn: text({ maxBytes: 120 }).optional(),
    edition: text({ code: 'any', rules: [editionShape()], initially: '1.0' }),
    noticeOn: date().optional(),
    jurisdiction: text({ max: 60 }).optional(),
    body: richText({ blocks: documentBlocks }),
    bodyEn: richText().optional(),
    enactedOn: date({ rules: [notAfterToday()] }),
    revisedOn: date().optional(),
    effectiveOn: date(),
    changeSummary: longText({ max: 400 }).optional(),
    status: states(['draft', 'published', 'archived'], { draft: ['published'], published: ['archived'], archived: [] }),
    memo: longText({ max: 1000 }).optional(),
  }),
  translated: ['title', 'body'],
  unique: ['edition'],
  list: ['title', 'edition', 'status', 'effectiveOn', 'enactedOn', 'revisedOn'],
  create: true,
  edit: true,
  preview: 'id',
  versions: { number: 'edition', from: 'effectiveOn', notCopied: ['noticeOn', 'revisedOn', 'changeSummary'] },
  locked: { status: ['published', 'archived'] },
  sort: ['effectiveOn', 'DESC'],
  search: ['title', 'edition', 'body', 'memo'],
  filter: ['status'],
  sections: {
    aside: ['status', 'edition', 'noticeOn', 'enactedOn', 'revisedOn', 'effectiveOn', 'changeSummary', 'memo'],
  },
  rules: [
    endNotBeforeStart('enactedOn', 'revisedOn'),
    endNotBeforeStart('enactedOn', 'effectiveOn'),
    endNotBeforeStart('revisedOn', 'effectiveOn'),
    endAfterStart('noticeOn', 'effectiveOn'),
  ],
  public: {
    when: { status: 'published' },
    fields: ['title', 'edition', 'jurisdiction', 'body', 'enactedOn', 'revisedOn', 'effectiveOn', 'changeSummary'],
  },
  menu: { group: 'legal', icon: 'GavelOutlined' },
})
