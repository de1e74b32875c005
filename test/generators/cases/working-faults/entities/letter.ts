import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { longText, states, text } from '../../../../../entities/language/fields/index.ts'

const names = (...all: string[]) => all as never[]

const reply = entity('reply', {
  sites: ['myturn-games'],
  schema: z.object({ sender: text({ max: 40 }), status: states(['new', 'done'], { new: ['done'], done: [] }) }),
  list: ['sender', 'status'],
  menu: { group: 'people', icon: 'MailOutlined' },
})

/** A cast bypasses the compiler's checks, so that `check` has to find the faults. */
export const letter = entity('letter', {
  sites: ['myturn-games'],
  schema: z.object({
    sender: text({ max: 40, personal: true }),
    status: states(['new', 'done'], { new: ['done'], done: [] }),
    memo: longText({ max: 400 }).optional(),
  }),
  list: ['sender', 'status'],
  edit: true,
  staffFields: names('memo', 'note', 'status'),
  timestamps: { gone: names('doneAt'), done: ['memo'] },
  waiting: ['old'],
  announces: { as: 'inquiry', by: 'sender' },
  cascades: { lost: [{ entity: reply, field: 'sender', from: ['new'], to: 'sent' }] },
  suggestions: { lost: { note: 'today', memo: 'draft' } },
  prompts: { lost: names('memo', 'sender') },
  crossRecordRules: [{ rule: 'integrity.countMax', params: { max: 3 }, at: 'sender', groupBy: names('receiver'), max: 3 }],
  menu: { group: 'people', icon: 'MailOutlined' },
} as never)
