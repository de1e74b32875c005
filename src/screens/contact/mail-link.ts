import { mailto } from '../../shell/words/mailto.ts'

interface Letter {
  readonly to: string
  readonly subject: string
  readonly greeting: string
  readonly quoted: string
}

/** Maximum length of the quoted message: mail programs cut off links of more than a few thousand characters. */
const maxQuoteLength = 600

/**
 * A `mailto:` link (RFC 6068) for a reply: a single `Re:` before the subject, and the message quoted below the
 * greeting.
 */
export function mailLink({ to, subject, greeting, quoted }: Letter): string {
  const characters = [...quoted]
  const text = characters.length > maxQuoteLength ? `${characters.slice(0, maxQuoteLength).join('')}…` : quoted
  const lines = text.split(/\r?\n/).map((line) => `> ${line}`)
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const body = [greeting, '', '', ...lines].join('\r\n')
  return `${mailto(to)}?subject=${encodeURIComponent(answer)}&body=${encodeURIComponent(body)}`
}
