import { patternRule, type Rule } from '../rule.ts'
import { isReservedSlug } from '../reserved-names.ts'

/** Letters, digits, hyphen, underscore. */
export const slugShape = (): Rule => patternRule('slug', /[A-Za-z0-9_-]+/)

/** A slug is a segment of a screen's URL, so it must not be a reserved word or look like an id. */
export const notReserved = (): Rule => ({
  rule: 'notReserved',
  params: {},
  holds: (value) => !isReservedSlug(String(value)),
})

const webUrl = /^https?:\/\/[^\s/?#\\][^\s]*$/u

/** What parses as a URL (https://url.spec.whatwg.org/) and leads to a host of the web. */
export const urlShape = (): Rule => ({
  rule: 'url',
  params: {},
  holds: (value) => webUrl.test(String(value)) && URL.canParse(String(value)),
  json: { pattern: webUrl.source },
})

/** Nothing but host and port up to the path, as a user name and a password would end with “@”. */
const withoutUserInfo = /^https?:\/\/[^\s/?#\\@]+(?:[/?#\\][^\s]*)?$/u

/** A URL without a user name or a password, which everybody who sees the link would get. */
export const noCredentials = (): Rule => ({
  rule: 'urlCredentials',
  params: {},
  holds: (value) => withoutUserInfo.test(String(value)),
  json: { pattern: withoutUserInfo.source },
})

/** Starts with the prefix, which is the one that is named where it does not, or with another of the same service. */
export const startsWithUrl = (prefix: string, others: readonly string[] = []): Rule => ({
  rule: 'startsWithUrl',
  params: { prefix },
  holds: (value) => [prefix, ...others].some((each) => String(value).startsWith(each)),
})
