import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { richText, slug, text, toggle } from '../../../../../entities/language/fields/index.ts'

/** A cast bypasses the compiler's checks, so that `check` has to find the faults. */
export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: 80 }), address: slug(), body: richText().optional(), isVisible: toggle() }),
  list: ['name', 'body', 'nme'],
  create: ['name', 'adress'],
  edit: ['bdy'],
  preview: 'address',
  sections: { details: ['body', 'venue'], aside: ['body', 'isVisible'] },
  menu: { group: 'misc', icon: 'NoSuchIcon' },
} as never)
