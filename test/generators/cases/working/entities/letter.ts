import { z } from 'zod'
import { maxPerValue } from '../../../../../entities/language/cross-record-rules/index.ts'
import { entity } from '../../../../../entities/language/entity.ts'
import { account, dateTime, longText, states, text } from '../../../../../entities/language/fields/index.ts'

/** Created elsewhere: it has no form, but staff fields and states. */
export const letter = entity('letter', {
  sites: ['myturn-games'],
  schema: z.object({
    sender: text({ max: 40 }),
    status: states(['new', 'done'], { new: ['done'], done: [] }),
    assignee: account({ colleague: true }).optional(),
    memo: longText({ max: 400 }).optional(),
    doneAt: dateTime().optional(),
  }),
  unique: ['sender'],
  list: ['sender', 'status'],
  listLayouts: ['board'],
  preview: 'id',
  staffFields: ['assignee', 'memo'],
  timestamps: { done: ['doneAt'] },
  waiting: ['new'],
  crossRecordRules: [maxPerValue('sender', 3)],
  menu: { group: 'people', icon: 'MailOutlined' },
})
