interface Letter {
  readonly to: string
  readonly subject: string
  readonly greeting: string
  readonly quoted: string
}

/** So much of a long message is quoted: mail programs cut off links that are longer than a few thousand characters. */
const maxQuoteLength = 600

/** A `mailto:` link (RFC 6068) that answers a letter: `Re:` once before the subject, what was written quoted below the greeting. */
export function mailLink({ to, subject, greeting, quoted }: Letter): string {
  const characters = [...quoted]
  const text = characters.length > maxQuoteLength ? `${characters.slice(0, maxQuoteLength).join('')}…` : quoted
  const lines = text.split(/\r?\n/).map((line) => `> ${line}`)
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const body = [greeting, '', '', ...lines].join('\r\n')
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(answer)}&body=${encodeURIComponent(body)}`
}
