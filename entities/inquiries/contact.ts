import { z } from 'zod'
import { entity } from '../language/entity.ts'
import {
  account,
  choice,
  dateTime,
  email,
  longText,
  phone,
  states,
  text,
  toggle,
  url,
} from '../language/fields/index.ts'
import { anyRequiredWhen, endNotBeforeStart, not } from '../language/record-rules/index.ts'
import { digitsHyphenDigits } from '../language/rules/digits.ts'
import { onlyFalse, onlyTrue } from '../language/rules/toggles.ts'

/** An enquiry from a site's contact form. Staff assign it, note what was done and reply by email. */
export const contact = entity('contact', {
  sites: {
    'funaneco-jp': { options: { category: ['general', 'service', 'estimate', 'recruit', 'press', 'other'] } },
    'emu-esu-com': {
      fields: ['constructionSite', 'budgetRange'],
      options: { category: ['estimate', 'general', 'recruit', 'other'] },
    },
    'sound-clover-com': { options: { category: ['service', 'press', 'general', 'other'] } },
    'tajimi-kasa-pub-com': { options: { category: ['event', 'facility', 'general', 'other'] } },
    'tajiminazo-myturn-games': { options: { category: ['game', 'event', 'press', 'other'] } },
  },
  schema: z.object({
    subject: text({ max: 80, personal: true }),
    message: longText({ max: 4000, personal: true }),
    receiptNo: text({ code: 'any', rules: [digitsHyphenDigits(8, 4)] }),
    receivedAt: dateTime(),
    name: text({ max: 50, personal: true }),
    nameKana: text({ max: 50, kana: 'both', readingOf: 'name', personal: true }).optional(),
    company: text({ max: 80 }).optional(),
    email: email({ personal: true }),
    phone: phone({ personal: true }).optional(),
    category: choice(['general', 'service', 'estimate', 'recruit', 'press', 'event', 'game', 'facility', 'other']),
    constructionSite: text({ max: 80 }).optional(),
    budgetRange: choice(['undecided', 'under100', 'from100to500', 'over500']).optional(),
    preferredReply: choice(['email', 'phone'], { initially: 'email' }),
    agreedPrivacyPolicy: toggle({ rules: [onlyTrue()] }),
    agreedPolicyVersion: text({ max: 20 }).optional(),
    website: toggle({ rules: [onlyFalse()] }),
    locale: choice(['ja', 'en']).optional(),
    sourceUrl: url().optional(),
    status: states(
      ['new', 'inProgress', 'done', 'spam'],
      {
        new: ['inProgress', 'done', 'spam'],
        inProgress: ['done', 'spam'],
        done: ['inProgress'],
        spam: ['new'],
      },
      { tones: { new: 'waiting', inProgress: 'underway', done: 'done' } },
    ),
    assignee: account({ colleague: true }).optional(),
    memo: longText({ max: 2000 }).optional(),
    repliedAt: dateTime().optional(),
    closedAt: dateTime().optional(),
  }),
  unique: ['receiptNo'],
  list: ['subject', 'name', 'status', 'category', 'assignee', 'receivedAt'],
  heading: ['subject', 'name'],
  listLayouts: ['board'],
  preview: 'id',
  staffFields: ['assignee', 'memo', 'repliedAt'],
  emails: { kinds: [], onEntering: [], written: { kind: 'reply', at: 'repliedAt', to: 'done' } },
  timestamps: { done: ['closedAt'] },
  waiting: ['new'],
  announces: { as: 'inquiry', by: 'receiptNo' },
  intake: 'inquiries:send',
  views: {
    unanswered: { filter: { status_in: ['new', 'inProgress'], repliedAt: null }, sort: ['receivedAt', 'ASC'] },
    waitingForMe: { filter: { status_in: ['new', 'inProgress'], assignee: 'me' }, sort: ['receivedAt', 'ASC'] },
  },
  charts: {
    received: {
      by: {
        day: 'receivedAt',
        from: -13,
        until: 0,
        week: { from: -11, until: 0 },
        month: { from: -11, until: 0 },
      },
      when: { status: not('spam') },
    },
  },
  sort: ['receivedAt', 'DESC'],
  search: [
    'receiptNo',
    'name',
    'nameKana',
    'company',
    'email',
    'phone',
    'subject',
    'message',
    'constructionSite',
    'memo',
  ],
  filter: ['status', 'category', 'assignee'],
  sections: {
    aside: ['receiptNo', 'receivedAt', 'locale', 'sourceUrl', 'agreedPrivacyPolicy', 'agreedPolicyVersion', 'closedAt'],
  },
  rules: [anyRequiredWhen(['memo', 'repliedAt'], { status: 'done' }), endNotBeforeStart('receivedAt', 'repliedAt')],
  guide: 'inquiries#reply-to-an-enquiry',
  menu: { group: 'people', icon: 'MailOutlined' },
})
