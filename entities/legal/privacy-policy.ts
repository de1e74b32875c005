import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { date, lines, longText, richText, states, text, url } from '../language/fields/index.ts'
import { documentBlocks } from '../language/shared/options.ts'
import { endNotBeforeStart } from '../language/record-rules/index.ts'
import { countMax, uniqueItems } from '../language/rules/arrays.ts'
import { notAfterToday } from '../language/rules/dates.ts'
import { editionShape } from '../language/rules/digits.ts'

export const privacyPolicy = entity('privacy-policy', {
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
    operatorName: text({ max: 80 }),
    operatorAddress: text({ max: 120 }),
    representativeName: text({ max: 50 }),
    contactPoint: longText({ max: 400 }),
    externalTransmissions: lines(
      {
        serviceName: text({ max: 50 }),
        recipient: text({ max: 80 }),
        information: text({ max: 200 }),
        purpose: text({ max: 200 }),
        policyUrl: url().optional(),
      },
      { rules: [countMax(30), uniqueItems('serviceName')] },
    ).optional(),
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
  versions: { number: 'edition', from: 'effectiveOn', notCopied: ['revisedOn', 'changeSummary'] },
  locked: { status: ['published', 'archived'] },
  sort: ['effectiveOn', 'DESC'],
  search: ['title', 'edition', 'body', 'memo'],
  filter: ['status'],
  sections: {
    operator: ['operatorName', 'operatorAddress', 'representativeName', 'contactPoint'],
    transmissions: ['externalTransmissions'],
    aside: ['status', 'edition', 'enactedOn', 'revisedOn', 'effectiveOn', 'changeSummary', 'memo'],
  },
  rules: [
    endNotBeforeStart('enactedOn', 'revisedOn'),
    endNotBeforeStart('enactedOn', 'effectiveOn'),
    endNotBeforeStart('revisedOn', 'effectiveOn'),
  ],
  public: {
    when: { status: 'published' },
    fields: [
      'title',
      'edition',
      'operatorName',
      'operatorAddress',
      'representativeName',
      'contactPoint',
      'externalTransmissions',
      'body',
      'enactedOn',
      'revisedOn',
      'effectiveOn',
      'changeSummary',
    ],
  },
  menu: { group: 'legal', icon: 'PolicyOutlined' },
})
