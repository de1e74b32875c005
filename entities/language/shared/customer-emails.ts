import { longText } from '../fields/long-text.ts'

/** What stands in the words of an email to a customer and is filled in when it is written: `{{name}}`. */
export interface EmailPlaceholders {
  /** Of one line; the subject may have them, too. */
  readonly lines: readonly string[]
  /** Of several lines, or a sentence that is not always there: the body alone may have them. */
  readonly blocks?: readonly string[]
  /** Those without which the body would not say what the email is for. */
  readonly required: readonly string[]
}

/** The emails of a module whose words a tenant may change, by name. */
export type ModuleEmails = Readonly<Record<string, EmailPlaceholders>>

/** How long a message may be that staff write to a customer, in characters. */
export const maxMessageLength = 4000

/** The message that staff write to a customer: plain text. */
export const messageText = longText({ max: maxMessageLength })
