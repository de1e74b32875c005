import type { EmailPlaceholders } from '../language/shared/customer-emails.ts'
import { emails } from '../module-emails.ts'

/**
 * Every email to customers whose words a tenant may change. Those of receipts have no placeholder for what was typed
 * into the form: nobody can have a site write their text to the address of somebody else.
 */
export type CustomerEmail = keyof typeof emails

/** Their names, in the order of the modules. */
export const customerEmailNames = Object.keys(emails) as [CustomerEmail, ...CustomerEmail[]]

/** The placeholders of an email, those of one line first. */
export const placeholdersOf = (email: CustomerEmail): Required<EmailPlaceholders> => {
  const declared: EmailPlaceholders = emails[email]
  return { ...declared, blocks: declared.blocks ?? [] }
}
