import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { choice, integer, richText, text, toggle } from '../language/fields/index.ts'

const answerBlocks = ['paragraph', 'list', 'linkTool', 'image', 'table'] as const

export const faq = entity('faq', {
  sites: {
    'funaneco-jp': { options: { category: ['general', 'account', 'usage', 'price'] } },
    'myprince-vip': { options: { category: ['reservation', 'price', 'cancel', 'safety'] } },
    'toki-tsumugi-cafe': { options: { category: ['general', 'reservation', 'price', 'access'] } },
  },
  schema: z.object({
    question: text({ max: 120 }),
    questionEn: text({ maxBytes: 300 }).optional(),
    answer: richText({ blocks: answerBlocks }),
    answerEn: richText({ blocks: answerBlocks, maxBytes: 100_000 }).optional(),
    category: choice(['general', 'account', 'usage', 'reservation', 'price', 'cancel', 'safety', 'access'], {
      initially: 'general',
    }),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  translated: ['question', 'answer'],
  list: ['question', 'category', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['question', 'answer'],
  filter: ['category', 'isVisible'],
  sections: {
    aside: ['category', 'sortOrder', 'isVisible'],
  },
  keepsDraft: true,
  public: {
    when: { isVisible: true },
    fields: ['question', 'answer', 'category', 'sortOrder'],
  },
  menu: { group: 'content', icon: 'QuizOutlined' },
})
