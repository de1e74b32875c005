import type { ModuleEmails } from '../language/shared/customer-emails.ts'

/** What the sender of an inquiry is written. */
export const emails = {
  inquiryReceived: { lines: ['site', 'number', 'received'], required: ['number'] },
  inquiryReply: {
    lines: ['site', 'name', 'number', 'subject', 'received'],
    blocks: ['message', 'inquiry'],
    required: ['message'],
  },
} as const satisfies ModuleEmails
