import { matching, type Rule } from '../rule.ts'
import { isReserved } from '../paths.ts'

/** Letters, digits, hyphen, underscore. */
export const slugShape = (): Rule => matching('slug', /[A-Za-z0-9_-]+/)

/** A slug is a segment of a screen's URL, so it may not be one of the words used there, nor look like an id. */
export const notReserved = (): Rule => ({
  rule: 'notReserved',
  params: {},
  holds: (value) => !isReserved(String(value)),
})

export const urlShape = (): Rule => matching('url', /https?:\/\/[^\s]+/)

export const startsWithUrl = (prefix: string): Rule => ({
  rule: 'startsWithUrl',
  params: { prefix },
  holds: (value) => String(value).startsWith(prefix),
})
