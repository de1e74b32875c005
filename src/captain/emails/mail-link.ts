import { mailto } from '../../shell/words/mailto.ts'

interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Maximum length of the text: mail programs cut off links of more than a few thousand characters. */
const maxLength = 700

/** A `mailto:` link (RFC 6068) that opens an email in the user's own mail program. */
export function mailLink({ to, subject, text }: Letter): string {
  const characters = [...text]
  const body = characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text
  const lines = body.split(/\r?\n/).join('\r\n')
  return `${mailto(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
