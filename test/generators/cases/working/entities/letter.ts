import { z } from 'zod'
import { mostWithin } from '../../../../../entities/among-rule.ts'
import { entity } from '../../../../../entities/entity.ts'
import { account, dateTime, longText, states, text } from '../../../../../entities/fields/index.ts'

/** Comes from elsewhere: no form, but fields that staff work with, and states. */
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
  preview: 'id',
  working: ['assignee', 'memo'],
  stamps: { done: ['doneAt'] },
  waiting: ['new'],
  among: [mostWithin('sender', 3)],
  menu: { group: 'people', icon: 'MailOutlined' },
})
