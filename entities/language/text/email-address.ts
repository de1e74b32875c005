/**
 * The hosts of mobile carriers that once gave out local parts with a dot at their edge or two in a row, which RFC 5321
 * has no place for; people still have them. au moved its customers from ezweb.ne.jp to au.com with the same local part.
 */
const carriersWithOddDots = ['docomo.ne.jp', 'ezweb.ne.jp', 'au.com', 'softbank.ne.jp', 'vodafone.ne.jp'] as const

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/**
 * What a browser takes in `<input type="email">` (https://html.spec.whatwg.org/multipage/input.html#email-state), whose
 * host is a name with a top-level domain; a Japanese name uses its xn-- form.
 */
export const emailPattern = new RegExp(
  `^[A-Za-z0-9.!#$%&'*+\\/=?^_\`{|}~-]{1,64}@(?:${label}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
)

/**
 * Whether a text is an e-mail address: the pattern's, without dots at the edge of the local part or in a row (RFC 5321,
 * section 4.1.2) unless its carrier allowed them. Both sides and every form and call ask this.
 */
export function isEmailAddress(text: string): boolean {
  if (!emailPattern.test(text)) return false
  const [local, host] = text.split('@') as [string, string]
  return !/^\.|\.\.|\.$/.test(local) || isCarrierWithOddDots(host.toLowerCase())
}

/** An address of an account as it is stored and looked for, however it was typed: half-width, in lower case. */
export const accountEmail = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const isCarrierWithOddDots = (host: string): boolean =>
  carriersWithOddDots.some((carrier) => host === carrier || host.endsWith(`.${carrier}`))
