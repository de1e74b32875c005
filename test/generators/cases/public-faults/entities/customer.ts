import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { phone, text, toggle } from '../../../../../entities/language/fields/index.ts'

/** Makes everybody's telephone numbers public, including hidden records: there is no condition on visibility. */
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
