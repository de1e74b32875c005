import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { phone, text, toggle } from '../../../../../entities/language/fields/index.ts'

/** Telephone numbers of everybody, the hidden ones too: nothing says when a record is visible. */
export const customer = entity('customer', {
  sites: ['emu-esu-com'],
  schema: z.object({
    name: text({ max: 80 }),
    phone: phone({ personal: true }),
    visible: toggle(),
  }),
  list: ['name'],
  public: { fields: ['phone'] },
  menu: { group: 'people', icon: 'PersonOutlined' },
} as never)
