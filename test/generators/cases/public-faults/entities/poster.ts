import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text, toggle } from '../../../../../entities/language/fields/index.ts'

/** A toggle that `when` does not name, and fields declared public without a `when`. */
const declared = {
  sites: ['emu-esu-com'],
  schema: z.object({ name: text({ max: 80 }), isVisible: toggle() }),
  list: ['name'],
  menu: { group: 'people', icon: 'PersonOutlined' },
}
export const poster = entity('poster', { ...declared, public: { when: {}, fields: ['name'] } } as never)
