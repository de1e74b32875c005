import { emailText } from '../../../entities/customer-emails/email-text.ts'
import { fillIn } from '../../../entities/language/text/placeholders.ts'
import type { CustomerEmail } from '../../../entities/customer-emails/email-list.ts'
import type { Operation } from '../../base/db/query.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import type { Context } from '../../kernel/records/context.ts'
import { rowsWith } from '../../kernel/records/rows-with.ts'

/** The subject and the body of an email to customers, with placeholders. */
export interface EmailWords {
  readonly subject: string
  readonly body: string
}

/** The words of each email to customers, in one language. */
export type WordsOf = (email: CustomerEmail) => EmailWords

/** The words that are sent where a tenant has none of its own. */
export const builtInWords =
  (language: Language): WordsOf =>
  (email) => {
    const say = (part: string): string => translatorOf(language)(`mails.customer.${email}.${part}`)
    return { subject: say('subject'), body: say('body') }
  }

/** The words of a tenant's emails in a language: its own, or else the built-in ones. */
export function* readWords(context: Context, language: Language): Operation<WordsOf> {
  const rows = yield* rowsWith({ ...context, entity: emailText, parent: undefined }, 'language', language)
  const own = new Map(rows.filter(({ trashedAt }) => trashedAt === null).map((row) => [row.email, row]))
  const builtIn = builtInWords(language)
  return (email) => {
    const row = own.get(email)
    return row ? { subject: String(row.subject), body: String(row.body) } : builtIn(email)
  }
}

/** Words with everything filled in. The text ends with a line break. */
export const written = (
  { subject, body }: EmailWords,
  values: Readonly<Record<string, string>>,
): { readonly subject: string; readonly text: string } => ({
  subject: fillIn(subject, values),
  text: `${fillIn(body, values)}\n`,
})
