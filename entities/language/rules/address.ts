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

/** Starts with the prefix, which is the one that is named where it does not, or with another of the same service. */
export const startsWithUrl = (prefix: string, others: readonly string[] = []): Rule => ({
  rule: 'startsWithUrl',
  params: { prefix },
  holds: (value) => [prefix, ...others].some((each) => String(value).startsWith(each)),
})
