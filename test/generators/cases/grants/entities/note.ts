import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { choice, text } from '../../../../../entities/language/fields/index.ts'
import { shop } from './shop.ts'

/** A cast bypasses the compiler's checks, so that `check` has to find the faults. */
export const note = entity('note', {
  sites: {
    'emu-esu-com': { fields: ['venue'], without: ['preview'], options: { kind: ['blue', 'green'], name: ['x'], gone: ['y'] } },
    'sound-clover-com': { without: ['list'] },
    'nowhere-com': {},
  },
  parent: shop,
  schema: z.object({ name: text({ max: 80 }), kind: choice(['red', 'blue']) }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
} as never)
