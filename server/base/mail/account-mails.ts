import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../../locales/dates.ts'
import type { Mail } from './outbox.ts'
import { translatorOf, type Language } from '../locale/translator.ts'

export type AccountMailKind = 'invite' | 'recover' | 'verify' | 'known' | 'changing'

/** What a mail is written from; `until` is an instant, written in each language’s own way. */
type MailValues = Readonly<Record<string, string>> & { readonly until?: string }

const languages: readonly Language[] = ['ja', 'en']

/**
 * A mail about an account, with a link to one page. In both languages, each with the page in it: the recipient has not
 * chosen one yet, or only in a browser, which is not known here.
 */
export function accountMail(kind: AccountMailKind, to: string, link: string, values: MailValues): Mail {
  const parts = languages.map((language) => partOf(language, kind, link, values))
  return {
    to,
    subject: parts.map(({ subject }) => subject).join(' / '),
    text:
      parts
        .map((part) => [...part.paragraphs.slice(0, 1), part.link, ...part.paragraphs.slice(1)].join('\n\n'))
        .join('\n\n——\n\n') + '\n',
    html: page(parts.map(section).join('<hr>')),
  }
}

interface Part {
  readonly language: Language
  readonly subject: string
  readonly button: string
  readonly link: string
  readonly paragraphs: readonly string[]
}

function partOf(language: Language, kind: AccountMailKind, link: string, values: MailValues): Part {
  const page = new URL(link)
  page.pathname = `/${language}${page.pathname}`
  const until = values.until && dateFormat(language, timeZone, 'long', 'short')(new Date(values.until))
  const say = (key: string): string => translatorOf(language)(`mails.${kind}.${key}`, { ...values, until })
  return {
    language,
    subject: say('subject'),
    button: say('button'),
    link: page.href,
    paragraphs: [say('opening'), say('closing')],
  }
}

const section = ({ language, button, link, paragraphs: [opening, closing] }: Part): string =>
  `<section lang="${language}"><p>${escaped(opening!)}</p>` +
  `<p><a href="${escaped(link)}">${escaped(button)}</a><br><small>${escaped(link)}</small></p>` +
  `<p>${escaped(closing!)}</p></section>`

/** The HTML of a mail. */
export const page = (body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.7">${body}</body></html>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!).replaceAll('\n', '<br>')
