import { patternRule, type Rule } from '../rule.ts'
import { emailPattern, isEmailAddress } from '../text/email-address.ts'

/** An e-mail address; quoted local parts and address literals are rejected. */
export const emailShape = (): Rule => ({
  rule: 'email',
  params: {},
  holds: (value) => isEmailAddress(String(value)),
  json: { pattern: emailPattern.source },
})

const phonePattern = /(?:\+[0-9]{1,3}-?|0)[0-9]{1,4}-?[0-9]{1,4}-?[0-9]{3,4}/

/** A country code or leading 0, then groups of 1-4, 1-4 and 3-4 digits, optionally separated by hyphens. */
export const phoneShape = (): Rule => patternRule('phone', phonePattern)
export const faxShape = (): Rule => patternRule('fax', phonePattern)

/** A phone number in Japan: a leading 0, then groups of 1-4, 1-4 and exactly 4 digits. */
export const localPhoneShape = (): Rule => patternRule('localPhone', /0[0-9]{1,4}-?[0-9]{1,4}-?[0-9]{4}/)

/** Seven digits, with or without a hyphen after the third; stored without it. */
export const postalCodeShape = (): Rule => patternRule('postalCode', /[0-9]{3}-[0-9]{4}|[0-9]{7}/)

export const xAccount = (): Rule => patternRule('xAccount', /[A-Za-z0-9_]+/)
export const facebookId = (): Rule => patternRule('facebookId', /[A-Za-z0-9._-]+/)
export const instagramId = (): Rule => patternRule('instagramId', /[A-Za-z0-9._]+/)
export const lineId = (): Rule => patternRule('lineId', /[A-Za-z0-9._-]+/)
export const youtubeChannelId = (): Rule => patternRule('youtubeChannelId', /UC[A-Za-z0-9_-]+/)
