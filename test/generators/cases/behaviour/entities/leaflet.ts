import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { image, text } from '../../../../../entities/language/fields/index.ts'

export const leaflet = entity('leaflet', {
  sites: ['emu-esu-com'],
  schema: z.object({ cover: image(), name: text({ max: 80 }) }),
  list: ['cover', 'name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
