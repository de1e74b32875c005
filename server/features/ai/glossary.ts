import { hash } from 'node:crypto'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'

/** A tenant's frequently used term and its English translation. */
export interface Term {
  readonly ja: string
  readonly en: string
}

/** In the order they were saved. */
export function* glossaryOf({ scope, cachedStatement }: Store, tenant: string): Operation<readonly Term[]> {
  const statement = cachedStatement<Term>`glossary`(() =>
    scope.selectFrom('ai_glossary').orderBy('ai_glossary.place').select(['ai_glossary.ja', 'ai_glossary.en']),
  )
  return yield* all(statement({ tenant_id: tenant }))
}

/** A hash of terms in their order: whoever replaces them says by it which ones they have read. */
export const hashOfTerms = (terms: readonly Term[]): string =>
  hash('sha256', JSON.stringify(terms.map(({ ja, en }) => [ja, en])), 'base64url')

/** Replaces all terms. */
export function* saveGlossary(
  { scope, cachedStatement }: Store,
  tenant: string,
  terms: readonly Term[],
): Operation<void> {
  yield* run(cachedStatement`glossary clear`(() => scope.deleteFrom('ai_glossary'))({ tenant_id: tenant }))
  const insert = cachedStatement`glossary add`(() =>
    scope.insertInto('ai_glossary', { place: param('place'), ja: param('ja'), en: param('en') }),
  )
  for (const [place, term] of terms.entries()) yield* run(insert({ tenant_id: tenant, place, ...term }))
}

/**
 * The maximum length in characters of a text with terms inserted: twice that of a prompt, since the service charges for
 * each character.
 */
const maxSentLength = 4000

/**
 * Replaces the tenant's terms in a text by their English, longest first: the model leaves Latin letters unchanged, so
 * 「とき糸の店内」 becomes “Tokiito の店内” rather than a guess at what the name might mean. Inserted text is not searched again,
 * so terms cannot cascade; terms that would make the text too long are left to the model.
 */
export function withTerms(text: string, terms: readonly Term[]): string {
  const longestFirst = terms.toSorted((a, b) => b.ja.length - a.ja.length)
  // Of two with the same spelling the first counts.
  const english = new Map(longestFirst.toReversed().map(({ ja, en }) => [ja, ` ${en} `]))
  let room = maxSentLength - text.length
  const replaceTerm = (ja: string): string => {
    const en = english.get(ja) ?? ja
    if (en.length - ja.length > room) return ja
    room -= en.length - ja.length
    return en
  }
  const anyTerm = new RegExp(longestFirst.map(({ ja }) => escapeRegExp(ja)).join('|') || '$', 'gu')
  return text.replace(anyTerm, replaceTerm).replace(/ {2,}/g, ' ').trim()
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
