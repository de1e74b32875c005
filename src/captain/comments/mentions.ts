import { commentParts, mentionOf } from '../../../entities/language/shared/comments.ts'
import { foldText } from '../../../entities/language/text/fold-text.ts'
import { kanaOfRomaji } from '../../../entities/language/text/kana-of-romaji.ts'

/** Somebody who can be named in a comment; no two have the same name. */
export interface Member {
  readonly id: string
  readonly name: string
}

/** Of several with the same name, all but the first get a number. */
export function withDistinctNames(people: readonly Member[]): readonly Member[] {
  const counts = new Map<string, number>()
  return people.map(({ id, name }) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { id, name: count === 1 ? name : `${name} (${count})` }
  })
}

/** What is typed after an @ right before the caret, and where it begins; an @ within an email address is none. */
export function mentionAt(text: string, caret: number): { readonly start: number; readonly typed: string } | undefined {
  const found = /(?<![\w.%+-])[@＠]([^\s@＠]{0,30})$/.exec(text.slice(0, caret))
  return found ? { start: found.index, typed: found[1]! } : undefined
}

/** The members whose names have what was typed, in kana or romaji too; those that begin with it first. */
export function matchingMembers(members: readonly Member[], typed: string): readonly Member[] {
  const words = [typed, kanaOfRomaji(typed.toLowerCase())].filter((word) => word !== undefined).map(foldText)
  const rank = ({ name }: Member): number => {
    const folded = foldText(name)
    if (words.some((word) => folded.startsWith(word))) return 0
    return words.some((word) => folded.includes(word)) ? 1 : 2
  }
  return members.filter((each) => rank(each) < 2).toSorted((a, b) => rank(a) - rank(b))
}

/** The text that is sent for a typed one: the names after an @ become ids, the longest name that fits first. */
export function toStoredText(typed: string, people: readonly Member[]): string {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length)
  return typed.replace(/(?<![\w.%+-])[@＠][^\n@＠]*/g, (found) => {
    const rest = found.slice(1)
    const person = longestFirst.find(({ name }) => rest.startsWith(name) && !goesOn(name, rest[name.length]))
    return person ? mentionOf(person.id) + rest.slice(person.name.length) : found
  })
}

/** A name in Latin letters is not the beginning of a longer one. */
const goesOn = (name: string, next: string | undefined): boolean => /\w$/.test(name) && /^\w/.test(next ?? '')

/** The text to edit of a stored one. */
export const toTypedText = (stored: string, people: readonly Member[]): string =>
  commentParts(stored)
    .map((part) =>
      part.account === undefined ? part.text : `@${people.find(({ id }) => id === part.account)?.name ?? part.account}`,
    )
    .join('')
