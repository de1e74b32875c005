import { customerEmailNames, placeholdersOf } from '../../../entities/customer-emails/email-list.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { questionsText, siteName, type Shop } from './customer.ts'

const names = new Set(
  customerEmailNames.flatMap((email) => {
    const { lines, blocks } = placeholdersOf(email)
    return [...lines, ...blocks]
  }),
)

/** What stands in the place of each placeholder when the words of an email are shown to whoever writes them. */
export function exampleValues(shop: Shop, language: Language): Readonly<Record<string, string>> {
  const translate = translatorOf(language)
  const known: Readonly<Record<string, string>> = {
    site: siteName(shop, language),
    refund: translate('mails.order.refund'),
    questions: questionsText(shop, language),
  }
  return Object.fromEntries([...names].map((name) => [name, known[name] ?? translate(`mails.examples.${name}`)]))
}
