import { longText } from '../fields/long-text.ts'
import type { ApplicationEmail } from './application-emails.ts'
import type { OrderEmail } from './order-states.ts'

/** What stands in the words of an email to a customer and is filled in when it is written: `{{name}}`. */
interface EmailPlaceholders {
  /** Of one line; the subject may have them, too. */
  readonly lines: readonly string[]
  /** Of several lines, or a sentence that is not always there: the body alone may have them. */
  readonly blocks?: readonly string[]
  /** Those without which the body would not say what the email is for. */
  readonly required: readonly string[]
}

const ofOrder = ['site', 'name', 'number'] as const
const ofBooking = ['site', 'number', 'event', 'start', 'people'] as const

/**
 * Every email to customers whose words a tenant may change, with its placeholders. Those of receipts have nothing that
 * was typed into the form: nobody can have a site write their text to the address of somebody else.
 */
export const customerEmails = {
  inquiryReceived: { lines: ['site', 'number', 'received'], required: ['number'] },
  inquiryReply: {
    lines: ['site', 'name', 'number', 'subject', 'received'],
    blocks: ['message', 'inquiry'],
    required: ['message'],
  },
  orderReceived: {
    lines: ofOrder,
    blocks: ['items', 'transfer', 'questions'],
    required: ['number', 'items', 'transfer'],
  },
  orderPaid: { lines: ofOrder, blocks: ['items', 'questions'], required: ['number'] },
  orderShipped: { lines: ofOrder, blocks: ['items', 'parcels', 'questions'], required: ['number', 'parcels'] },
  orderCancelled: { lines: ofOrder, blocks: ['items', 'refund', 'questions'], required: ['number'] },
  orderReturned: { lines: ofOrder, blocks: ['items', 'questions'], required: ['number'] },
  applicationReceived: { lines: ofBooking, required: ['number', 'event'] },
  applicationConfirmed: { lines: ['name', ...ofBooking], blocks: ['questions'], required: ['number', 'event'] },
  applicationCancelled: { lines: ['name', ...ofBooking], blocks: ['questions'], required: ['number', 'event'] },
} as const satisfies Readonly<Record<string, EmailPlaceholders>>

export type CustomerEmail = keyof typeof customerEmails

/** How long a message may be that staff write to a customer, in characters. */
export const maxMessageLength = 4000

/** The message that staff write to a customer: plain text. */
export const messageText = longText({ max: maxMessageLength })

/** Their names, in the order of `customerEmails`. */
export const customerEmailNames = Object.keys(customerEmails) as [CustomerEmail, ...CustomerEmail[]]

/** The placeholders of an email, those of one line first. */
export const placeholdersOf = (email: CustomerEmail): Required<EmailPlaceholders> => {
  const declared: EmailPlaceholders = customerEmails[email]
  return { ...declared, blocks: declared.blocks ?? [] }
}

/** By the kinds of email that an entity declares, their names here. */
export const orderEmailNames: Readonly<Record<OrderEmail, CustomerEmail>> = {
  received: 'orderReceived',
  paid: 'orderPaid',
  shipped: 'orderShipped',
  cancelled: 'orderCancelled',
  returned: 'orderReturned',
}
export const applicationEmailNames: Readonly<Record<ApplicationEmail, CustomerEmail>> = {
  confirmed: 'applicationConfirmed',
  cancelled: 'applicationCancelled',
}
