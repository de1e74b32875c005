import { patternRule, type Rule } from '../rule.ts'
import { isOrigin } from '../text/origin.ts'

/**
 * Labels of up to 63 letters, digits and inner hyphens; the last label begins with a letter. Japanese names use their
 * xn-- form.
 */
export const domainName = (): Rule =>
  patternRule(
    'domainName',
    /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])/,
  )

const ipv4Pattern =
  /(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])/
const ipv6Pattern = /(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}/

/** Four numbers up to 255. Leading zeros are rejected, because parsers disagree on whether they mean octal. */
export const ipv4 = (): Rule => patternRule('ipv4', ipv4Pattern)

/** All eight groups, without the `::` abbreviation. */
export const ipv6 = (): Rule => patternRule('ipv6', ipv6Pattern)

export const ipAddress = (): Rule =>
  patternRule('integrity.ipFormat', new RegExp(`${ipv4Pattern.source}|${ipv6Pattern.source}`))

/** Six pairs of hexadecimal digits, separated by colons. */
export const macAddress = (): Rule => patternRule('macAddress', /(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}/)

/** What `isOrigin` accepts. */
export const origin = (): Rule => ({
  rule: 'origin',
  params: {},
  holds: (value) => isOrigin(String(value)),
  json: { pattern: '^https?://[^/?#@\\s]+$' },
})
