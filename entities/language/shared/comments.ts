import { longText } from '../fields/long-text.ts'

/** How long a comment may be, in characters; each member who is named in it counts as many as their id. */
export const maxCommentLength = 4000

/** The text of a comment: plain, with members named by their ids, so that whoever gets another name is shown by that. */
export const commentText = longText({ max: maxCommentLength })

const mentionPattern = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/

/** How a text names an account. */
export const mentionOf = (account: string): string => `@[${account}]`

/** A text as its parts: each is plain, or names an account. */
export const commentParts = (
  text: string,
): readonly ({ readonly text: string; readonly account?: undefined } | { readonly account: string })[] =>
  text
    .split(mentionPattern)
    .map((part, place) => (place % 2 === 1 ? { account: part } : { text: part }))
    .filter((part) => part.account !== undefined || part.text !== '')

/** The accounts that a text names, each once. */
export const mentionedIn = (text: string): readonly string[] => [
  ...new Set(commentParts(text).flatMap(({ account }) => account ?? [])),
]
