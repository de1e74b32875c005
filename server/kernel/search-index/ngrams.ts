import { createHash } from 'node:crypto'
import { lruCache } from '../../base/db/lru-cache.ts'

/**
 * The maximum number of terms per text. The longest ordinary text has fewer; one that never repeats itself would keep
 * the index busy and everyone else waiting. Anything beyond is not searchable.
 */
export const maxTerms = 50_000

const astral = /[\ud800-\udfff]/

/**
 * The terms under which a text is indexed: its distinct characters and pairs of adjacent characters, so that searching
 * for one or two Japanese characters works as well as for more.
 */
export const ngrams = (folded: string): readonly string[] =>
  astral.test(folded) ? ngramsByCharacter(folded) : ngramsByCodeUnit(folded)

/** The terms that a text containing this word must have: its pairs, or its only character. */
export function ngramsOfWord(word: string): readonly string[] {
  const all = ngrams(word)
  const pairs = all.filter((gram) => [...gram].length === 2)
  return pairs.length > 0 ? pairs : all
}

// Whitespace and control characters separate words and are in no term.
const isSeparator = (code: number): boolean => code <= 0x20 || code === 0x7f

function ngramsByCharacter(folded: string): readonly string[] {
  const terms = new Set<string>()
  let before = ''
  for (const character of folded) {
    if (terms.size >= maxTerms) break
    if (isSeparator(character.codePointAt(0)!)) {
      before = ''
    } else {
      terms.add(character)
      if (before) terms.add(before + character)
      before = character
    }
  }
  return [...terms]
}

/**
 * The same for texts in which every character is one code unit, as most are. Seen terms are kept as numbers in a custom
 * hash table, because a set of strings took a seventh of the time of creating a record.
 */
function ngramsByCodeUnit(folded: string): readonly string[] {
  const mask = (1 << (32 - Math.clz32(4 * folded.length + 4))) - 1
  const seen = emptyTable(mask + 1)
  const isNew = (gram: number): boolean => {
    let slot = Math.imul(gram ^ (gram >>> 15), 0x2c1b3c6d) & mask
    while (seen[slot] !== 0) {
      if (seen[slot] === gram) return false
      slot = (slot + 1) & mask
    }
    seen[slot] = gram
    return true
  }
  const terms: string[] = []
  let before = 0
  for (let at = 0; at < folded.length && terms.length < maxTerms; at += 1) {
    const code = folded.charCodeAt(at)
    if (isSeparator(code)) {
      before = 0
    } else {
      if (isNew(code)) terms.push(folded[at]!)
      if (before !== 0 && isNew((before << 16) | code)) terms.push(folded.slice(at - 1, at + 1))
      before = code
    }
  }
  return terms
}

const sharedTable = new Int32Array(1 << 14)

/** A hash table of zeros. Most texts fit the one that is shared, which is quicker to clear than another is to allocate. */
const emptyTable = (size: number): Int32Array =>
  size <= sharedTable.length ? sharedTable.fill(0, 0, size) : new Int32Array(size)

/** The terms of a text as stored in the index: each starts with the short key of its tenant and entity. */
export function keyedNgrams(tenant: string, entity: string, folded: string): readonly string[] {
  const key = scopeKey(tenant, entity)
  return ngrams(folded).map((gram) => key + gram)
}

const keys = lruCache<string>(10_000)

/** The short key of a tenant and an entity that starts each of their terms. */
export function scopeKey(tenant: string, entity: string): string {
  const name = `${tenant} ${entity}`
  const known = keys.get(name)
  if (known) return known
  const digest = createHash('sha256').update(name).digest().readBigUInt64BE()
  const key = digest.toString(36).padStart(13, '0').slice(-10)
  keys.set(name, key)
  return key
}
