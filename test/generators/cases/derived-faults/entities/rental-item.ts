import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { text, yen } from '../../../../../entities/language/fields/index.ts'

export const rentalItem = entity('rental-item', {
  sites: ['emu-esu-com', 'sound-clover-com'],
  schema: z.object({ name: text({ max: 80 }), dailyPrice: yen(), holder: text({ max: 80, personal: true }).optional() }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
