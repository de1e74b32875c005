import { z } from 'zod'
import { uniquePair } from '../language/cross-record-rules/index.ts'
import { entity } from '../language/entity.ts'
import { choice, longText, text } from '../language/fields/index.ts'
import { emailPlaceholders } from './email-placeholders.ts'
import { customerEmailNames } from './email-list.ts'

const ofBookings = ['applicationReceived', 'applicationConfirmed', 'applicationCancelled'] as const
const ofInquiries = ['inquiryReceived', 'inquiryReply'] as const

/** A tenant's own words for one email to its customers, in one language. Without a record, the built-in words are sent. */
export const emailText = entity('email-text', {
  sites: {
    'funaneco-jp': { options: { email: ofInquiries } },
    'emu-esu-com': { options: { email: ofInquiries } },
    'sound-clover-com': { options: { email: ofInquiries } },
    'suda-nijo-com': {
      options: { email: ['orderReceived', 'orderPaid', 'orderShipped', 'orderCancelled', 'orderReturned'] },
    },
    'toki-tsumugi-cafe': { options: { email: ofBookings } },
    'tajimi-kasa-pub-com': { options: { email: [...ofBookings, ...ofInquiries] } },
    'tajiminazo-myturn-games': { options: { email: ofInquiries } },
  },
  schema: z.object({
    email: choice(customerEmailNames),
    language: choice(['ja', 'en'], { initially: 'ja' }),
    subject: text({ max: 120 }),
    body: longText({ max: 4000 }),
  }),
  fixed: ['email', 'language'],
  list: ['email', 'language', 'subject'],
  title: 'subject',
  heading: ['email', 'language'],
  create: true,
  edit: true,
  search: ['subject', 'body'],
  filter: ['email', 'language'],
  rules: emailPlaceholders('email', 'subject', 'body'),
  crossRecordRules: [uniquePair('email', 'language')],
  guide: 'inquiries#use-your-own-words-in-emails',
  menu: { group: 'settings', icon: 'DraftsOutlined' },
})
