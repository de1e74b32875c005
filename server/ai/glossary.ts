import { param } from '../db/parameter.ts'
import { all, run, type Operation } from '../db/query.ts'
import type { Store } from '../records/context.ts'

/** A frequent word of a tenant, and what it is called in English. */
export interface Term {
  readonly ja: string
  readonly en: string
}

/** A tenant's words, in the order in which they were put. */
export function* glossaryOf({ scope, cachedStatement }: Store, tenant: string): Operation<readonly Term[]> {
  const statement = cachedStatement<Term>('glossary', () =>
    scope.selectFrom('ai_glossary').orderBy('ai_glossary.place').select(['ai_glossary.ja', 'ai_glossary.en']),
  )
  return yield* all(statement({ tenant_id: tenant }))
}

/** Puts these words in the place of all that were there. */
export function* saveGlossary(
  { scope, cachedStatement }: Store,
  tenant: string,
  terms: readonly Term[],
): Operation<void> {
  yield* run(cachedStatement('glossary clear', () => scope.deleteFrom('ai_glossary'))({ tenant_id: tenant }))
  const insert = cachedStatement('glossary add', () =>
    scope.insertInto('ai_glossary', { place: param('place'), ja: param('ja'), en: param('en') }),
  )
  for (const [place, term] of terms.entries()) yield* run(insert({ tenant_id: tenant, place, ...term }))
}

/** The most characters of a text with the words put in: twice what a prompt may have. The service is paid for each. */
const maxSentLength = 4000

/**
 * The text with the tenant's own words put into English beforehand, longest first: the model leaves Latin letters as they
 * are, so 「とき糸の店内」 becomes “Tokiito の店内” and not a guess at what the name might mean. What was put in is not
 * looked at again, so that no word feeds another; where the text would become too long, words are left to the model.
 */
export function withTerms(text: string, terms: readonly Term[]): string {
  const longestFirst = terms.toSorted((a, b) => b.ja.length - a.ja.length)
  // Of two that are spelled alike the first counts.
  const english = new Map(longestFirst.toReversed().map(({ ja, en }) => [ja, ` ${en} `]))
  let room = maxSentLength - text.length
  const put = (ja: string): string => {
    const en = english.get(ja) ?? ja
    if (en.length - ja.length > room) return ja
    room -= en.length - ja.length
    return en
  }
  const any = new RegExp(longestFirst.map(({ ja }) => escapeRegExp(ja)).join('|') || '$', 'gu')
  return text.replace(any, put).replace(/ {2,}/g, ' ').trim()
}

/** A text as a regular expression that finds it. */
const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
