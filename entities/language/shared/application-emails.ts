/** What an applicant is written about, besides the receipt. */
export const applicationEmails = ['confirmed', 'cancelled'] as const
export type ApplicationEmail = (typeof applicationEmails)[number]
