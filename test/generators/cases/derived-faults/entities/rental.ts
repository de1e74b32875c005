import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import {
  date,
  integer,
  reference,
  references,
  states,
  text,
  yen,
} from '../../../../../entities/language/fields/index.ts'

const worth = () => 1

/** Casts bypass the compiler's checks, so that `check` has to find the faults. */
export const rental = entity('rental', {
  sites: { 'emu-esu-com': {}, 'sound-clover-com': { fields: ['item'] } },
  schema: z.object({
    name: text({ max: 80, personal: true }),
    from: date(),
    item: reference<string>('rental-item'),
    others: references<string>('rental-item', { max: 3 }),
    status: states(['reserved', 'out'], { reserved: ['out'], out: [] }),
    days: integer().optional(),
    total: yen({ initially: 0 }),
    deposit: yen().optional(),
    sum: yen().optional(),
    label: text({ max: 200 }).optional(),
    place: integer(),
  }),
  list: ['name'],
  create: ['name', 'from', 'item', 'others', 'place'],
  reorder: 'place',
  counted: ['days'],
  public: { when: 'always', fields: ['label'] },
  derived: (derive: any) => ({
    days: derive(['from', 'until'], worth),
    total: derive(['days', 'item.price', 'item', 'others.dailyPrice', 'place'], worth),
    deposit: derive(['sum', 'item.dailyPrice'], worth),
    sum: derive(['deposit'], worth),
    label: derive(['name', 'item.holder'], worth),
    status: derive([], worth),
    fee: derive(['from'], worth),
  }),
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
