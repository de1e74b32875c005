import { z } from 'zod'
import { onlyWhen, noOverlap } from '../../../../../entities/language/cross-record-rules/index.ts'
import { entity } from '../../../../../entities/language/entity.ts'
import { choice, date, slug, states, text, toggle } from '../../../../../entities/language/fields/index.ts'
import {
  atLeastOne,
  emptyWhen,
  endAfterStart,
  not,
  offWhen,
  requiredWhen,
} from '../../../../../entities/language/record-rules/index.ts'

/** What the compiler accepts, and says nothing. */
export const rental = entity('rental', {
  sites: {
    'emu-esu-com': { fields: ['from'], options: { kind: ['short'] } },
    'sound-clover-com': { fields: ['until'], options: { kind: ['short', 'long'] } },
  },
  schema: z.object({
    name: text({ max: 80 }),
    slug: slug(),
    note: text({ max: 80 }).optional(),
    reason: text({ max: 80 }).optional(),
    kind: choice(['short', 'long', 'free']),
    isPaid: toggle(),
    from: date().optional(),
    until: date().optional(),
    status: states(['draft', 'out', 'back', 'lost', 'found'], {
      draft: ['out'],
      out: ['back', 'draft'],
      back: [],
      lost: ['found'],
      found: [],
    }),
  }),
  unique: ['slug'],
  list: ['name', 'status'],
  create: true,
  edit: true,
  preview: 'slug',
  rules: [
    requiredWhen('name', { status: 'out' }),
    requiredWhen('isPaid', { status: 'back' }),
    emptyWhen('name', { isPaid: true }),
    atLeastOne('name', 'note'),
    requiredWhen('note', { kind: 'free' }),
    requiredWhen('note', { status: 'draft' }),
    requiredWhen('reason', { status: ['draft', 'back'] }),
    offWhen('isPaid', { kind: not('short', 'long', 'free') }),
    endAfterStart('from', 'until'),
  ],
  crossRecordRules: [onlyWhen(noOverlap('from', 'until'), { isPaid: not(true, false) })],
  public: { when: { status: 'out' }, fields: ['name'] },
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
