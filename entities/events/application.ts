import { z } from 'zod'
import { entity } from '../language/entity.ts'
import {
  choice,
  choices,
  dateTime,
  email,
  integer,
  longText,
  phone,
  reference,
  states,
  text,
  toggle,
} from '../language/fields/index.ts'
import { digitsHyphenDigits } from '../language/rules/digits.ts'
import { applicationEmails } from './emails.ts'
import { onlyTrue } from '../language/rules/toggles.ts'

/** An application to an event, sent from the tenant's site. Until it is cancelled it holds its places. */
export const application = entity('application', {
  sites: ['toki-tsumugi-cafe', 'tajimi-kasa-pub-com'],
  schema: z.object({
    applicationNo: text({ code: 'any', rules: [digitsHyphenDigits(8, 4)] }),
    receivedAt: dateTime(),
    event: reference('event', { onDelete: 'restrict' }),
    people: integer({ min: 1, max: 20, unit: 'person' }),
    name: text({ max: 50, personal: true }),
    nameKana: text({ max: 50, kana: 'both', readingOf: 'name', personal: true }).optional(),
    email: email({ personal: true }),
    phone: phone({ personal: true }).optional(),
    message: longText({ max: 1000, personal: true }).optional(),
    agreedPrivacyPolicy: toggle({ rules: [onlyTrue()] }),
    agreedPolicyVersion: text({ max: 20 }).optional(),
    locale: choice(['ja', 'en']).optional(),
    status: states(
      ['received', 'confirmed', 'attended', 'cancelled'],
      {
        received: ['confirmed', 'cancelled'],
        confirmed: ['attended', 'cancelled'],
        attended: [],
        cancelled: ['received'],
      },
      { tones: { received: 'waiting', confirmed: 'underway', attended: 'done' } },
    ),
    sentEmails: choices(applicationEmails, { max: applicationEmails.length }).optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['applicationNo'],
  list: ['name', 'people', 'status', 'event', 'receivedAt', 'applicationNo'],
  title: 'applicationNo',
  heading: ['name', 'people'],
  listLayouts: ['board'],
  preview: 'id',
  recorded: ['sentEmails'],
  emails: { kinds: applicationEmails, onEntering: applicationEmails },
  staffFields: ['memo'],
  waiting: ['received'],
  announces: { as: 'application', by: 'applicationNo' },
  intake: 'applications:send',
  sort: ['receivedAt', 'DESC'],
  search: ['applicationNo', 'name', 'nameKana', 'email', 'phone', 'message', 'memo'],
  filter: ['status', 'event'],
  sections: {
    aside: ['applicationNo', 'receivedAt', 'locale', 'sentEmails', 'agreedPrivacyPolicy', 'agreedPolicyVersion'],
  },
  guide: 'inquiries#confirm-a-booking',
  menu: { group: 'people', icon: 'HowToRegOutlined' },
})
