import { siteFields } from '../../../../entities/language/site-fields.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { Issue } from '../../../../entities/language/input/issues.ts'
import { hasMainPicture, mainPictureName } from '../../../../entities/language/derived/record-picture.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { searchWords } from '../../../../entities/language/text/fold-text.ts'
import { comparables, readCondition, sortables, type Comparable, type Condition } from './filters.ts'
import { initialRange, parsed, readParameters, refusing, type Refuse } from '../../requests/parameters.ts'

/** A parsed list query. */
export interface RecordQuery {
  readonly sort: { readonly field: string; readonly direction: 'ASC' | 'DESC' }
  readonly from: number
  readonly to: number
  readonly conditions: readonly Condition[]
  readonly words: readonly string[]
  readonly trashed: boolean
  readonly include: readonly string[]
  /** Whether only what the public sees now is found. Words then need the ids of what they found. */
  readonly forPublic?: true | undefined
  /** With `forPublic`: what the public does not see yet, or any more, is found as well. */
  readonly unpublished?: true | undefined
  /** With `forPublic`: ids of records that are found though the public does not see them, and of those that are not. */
  readonly also?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
  /** When it was asked, where it is answered later: what is said of today is said of that day. */
  readonly at?: Date
}

export type ParsedQuery =
  { readonly query: RecordQuery; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

const maxConditions = 20
const maxSearchLength = 200
const maxWords = 10

/** The queries that an entity's lists support at a site; computed once. */
export interface Grammar {
  readonly comparables: ReadonlyMap<string, Comparable>
  readonly sortable: ReadonlySet<string>
  /** What `include` may name: heavy fields, and the main picture. */
  readonly includable: ReadonlySet<string>
  readonly searchable: boolean
  /** Whether the trash can be listed. */
  readonly trash: boolean
}

const grammars = new Map<string, Grammar>()

function grammarOf(entity: Entity, site: SiteSlug): Grammar {
  const key = `${entity.name} ${site}`
  const existing = grammars.get(key)
  if (existing) return existing
  const fields = siteFields(entity, site)
  const grammar: Grammar = {
    comparables: new Map(comparables(entity, site).map((each) => [each.name, each])),
    sortable: new Set(sortables(entity, site)),
    includable: new Set([
      ...fields.filter(({ heavy }) => heavy).map(({ name }) => name),
      ...(hasMainPicture(fields) ? [mainPictureName] : []),
    ]),
    searchable: Boolean(entity.search),
    trash: entity.viewOf === undefined,
  }
  grammars.set(key, grammar)
  return grammar
}

/**
 * Parses the query of a list. Unknown parameters are refused by name, never silently ignored; `more` lists those that are
 * parsed elsewhere.
 */
export const readRecordQuery = (
  entity: Entity,
  site: SiteSlug,
  query: Readonly<Record<string, unknown>>,
  more: readonly string[] = [],
): ParsedQuery => readQueryByGrammar(grammarOf(entity, site), entity, query, more)

/** The same with the grammar of another list. */
export function readQueryByGrammar(
  grammar: Grammar,
  entity: Entity,
  query: Readonly<Record<string, unknown>>,
  more: readonly string[] = [],
): ParsedQuery {
  const issues: Issue[] = []
  const refuse = refusing(issues)
  const {
    sort: requestedSort,
    range = initialRange,
    filter,
  } = readParameters(query, grammar.sortable, refuse, ['include', ...more])
  const [from, to] = range
  const include = readInclude(grammar, query.include, refuse)
  const { conditions, words, trashed } = readConditions(grammar, filter, issues)
  // A caller that names records by id does not need the list's order, and ids are indexed.
  const selectsByIds = query.sort === undefined && conditions.some(({ field }) => field === 'id')
  const sort = requestedSort ?? (selectsByIds ? ({ field: 'id', direction: 'ASC' } as const) : orderOf(entity))
  return issues.length > 0 ? { issues } : { query: { sort, from, to, include, conditions, words, trashed } }
}

/** The order of an entity's lists. */
export const orderOf = ({ sort = ['id', 'ASC'] }: Entity): RecordQuery['sort'] => ({
  field: sort[0],
  direction: sort[1],
})

function readInclude({ includable }: Grammar, text: unknown, refuse: Refuse): readonly string[] {
  if (text === undefined) return []
  const names = parsed(text)
  if (!Array.isArray(names)) {
    refuse('invalid', 'include')
    return []
  }
  for (const name of names) if (!includable.has(name as string)) refuse('unknownField', 'include', String(name))
  return [...new Set(names as string[])].sort()
}

function readConditions(
  grammar: Grammar,
  filter: Readonly<Record<string, unknown>>,
  issues: Issue[],
): Pick<RecordQuery, 'conditions' | 'words' | 'trashed'> {
  const refuse = refusing(issues)
  const conditions: Condition[] = []
  let words: readonly string[] = []
  let trashed = false
  const entries = Object.entries(filter)
  if (entries.length > maxConditions) refuse('invalid', 'filter')
  for (const [name, value] of entries.slice(0, maxConditions)) {
    if (name === 'q' && grammar.searchable) {
      if (typeof value === 'string' && value.length <= maxSearchLength) words = searchWords(value)
      else refuse('invalid', 'filter', 'q')
      if (words.length > maxWords) refuse('invalid', 'filter', 'q')
    } else if (name === 'trashed' && grammar.trash) {
      if (typeof value === 'boolean') trashed = value
      else refuse('invalid', 'filter', 'trashed')
    } else {
      const read = readCondition(grammar.comparables, name, value)
      if ('issue' in read) issues.push(read.issue)
      else conditions.push(read.condition)
    }
  }
  return { conditions, words, trashed }
}
