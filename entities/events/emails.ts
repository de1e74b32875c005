import type { ModuleEmails } from '../language/shared/customer-emails.ts'

/** What an applicant is written about, besides the receipt. */
export const applicationEmails = ['confirmed', 'cancelled'] as const
export type ApplicationEmail = (typeof applicationEmails)[number]

const ofBooking = ['site', 'number', 'event', 'start', 'people'] as const

/** The emails to an applicant whose words a tenant may change. */
export const emails = {
  applicationReceived: { lines: ofBooking, required: ['number', 'event'] },
  applicationConfirmed: { lines: ['name', ...ofBooking], blocks: ['questions'], required: ['number', 'event'] },
  applicationCancelled: { lines: ['name', ...ofBooking], blocks: ['questions'], required: ['number', 'event'] },
} as const satisfies ModuleEmails

/** Their names, by the kinds of email that an application declares. */
export const applicationEmailNames: Readonly<Record<ApplicationEmail, keyof typeof emails>> = {
  confirmed: 'applicationConfirmed',
  cancelled: 'applicationCancelled',
}
