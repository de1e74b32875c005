import { matching, type Rule } from '../rule.ts'

/** An e-mail address as people write them; quoted local parts and address literals are refused. */
export const emailShape = (): Rule =>
  matching('email', /[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/)

const phonePattern = /(?:\+[0-9]{1,3}-?|0)[0-9]{1,4}-?[0-9]{1,4}-?[0-9]{3,4}/

/** Country code or leading 0, then groups of 1-4, 1-4 and 3-4 digits; hyphens may stand between. */
export const phoneShape = (): Rule => matching('phone', phonePattern)
export const faxShape = (): Rule => matching('fax', phonePattern)

/** A number in Japan: a leading 0, then groups of 1-4, 1-4 and exactly 4 digits. */
export const localPhoneShape = (): Rule => matching('localPhone', /0[0-9]{1,4}-?[0-9]{1,4}-?[0-9]{4}/)

/** Seven digits, with or without a hyphen after the third. Stored without. */
export const postalCodeShape = (): Rule => matching('postalCode', /[0-9]{3}-[0-9]{4}|[0-9]{7}/)

export const xAccount = (): Rule => matching('xAccount', /[A-Za-z0-9_]+/)
export const facebookId = (): Rule => matching('facebookId', /[A-Za-z0-9._-]+/)
export const instagramId = (): Rule => matching('instagramId', /[A-Za-z0-9._]+/)
export const lineId = (): Rule => matching('lineId', /[A-Za-z0-9._-]+/)
export const youtubeChannelId = (): Rule => matching('youtubeChannelId', /UC[A-Za-z0-9_-]+/)
