import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { endAfterStart } from '../../../../../entities/language/record-rules/index.ts'
import { choice, colour, integer, lines, longText, richText, tags, text, toggle } from '../../../../../entities/language/fields/index.ts'

/** A cast bypasses the compiler's checks, so that `check` has to find the faults. */
export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({
    name: text({ max: 80 }),
    body: richText().optional(),
    words: tags({ max: 3 }).optional(),
    memo: longText({ max: 100 }).optional(),
    kind: choice(['red', 'blue']),
    isVisible: toggle(),
    tint: colour().optional(),
    rows: lines({ size: choice(['s', 'm']), amount: integer() }).optional(),
  }),
  list: ['name'],
  create: true,
  edit: true,
  quickEdit: ['kind', 'memo', 'code'],
  unique: ['words', 'code'],
  counted: ['words'],
  deprecated: { tint: { since: '2026-12-01', sunset: '2027-05-01', use: 'code' } },
  fixed: ['code'],
  undeletable: { kind: ['green'], name: ['x'], code: ['y'] },
  reorder: 'name',
  sort: ['memo', 'ASC'],
  search: ['isVisible', 'code'],
  filter: ['memo', 'words', 'tint', 'code'],
  title: 'isVisible',
  views: {
    odd: {
      filter: { code: 1, kind: 'green', isVisible: true, name_within: 'today', createdAt_within: 'soon', alert: 'late' },
      sort: ['memo', 'ASC'],
      columns: ['code'],
    },
  },
  public: { when: { isVisible: true }, fields: ['code'] },
  rules: [endAfterStart('startsOn', 'endsOn')],
  renamedFrom: { titel: 'headline', name: 'kind', memo: 'remark', body: 'remark', 'rows.amount': 'size', 'rows.rank': 'no' },
  renamedOptions: {
    kind: { green: 'lime', red: 'blue' },
    name: { a: 'b' },
    'rows.size': { s: 'small', m: 'small' },
    'rows.rank': { one: 'first' },
    code: { x: 'y' },
  },
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
