import { fieldsOf } from '../../../entities/at-site.ts'
import type { Entity } from '../../../entities/entity.ts'
import type { Issue } from '../../../entities/issue.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import { searchWords } from '../search/fold.ts'
import { comparables, readCondition, sortables, type Comparable, type Condition } from './filters.ts'
import { initialRange, parsed, readParameters, refusing, type Refuse } from './parameters.ts'

/** What a list was asked for. */
export interface Question {
  readonly sort: { readonly field: string; readonly direction: 'ASC' | 'DESC' }
  readonly from: number
  readonly to: number
  readonly conditions: readonly Condition[]
  readonly words: readonly string[]
  readonly trashed: boolean
  readonly include: readonly string[]
}

export type Asked = { readonly question: Question; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

const conditionsMost = 20
const longestSearch = 200
const wordsMost = 10

/** What may be asked of an entity's lists at a site, worked out once. */
export interface Grammar {
  readonly comparables: ReadonlyMap<string, Comparable>
  readonly sortable: ReadonlySet<string>
  readonly heavy: ReadonlySet<string>
  readonly searchable: boolean
  /** Whether the trash may be asked for. */
  readonly trash: boolean
}

const grammars = new Map<string, Grammar>()

function grammarOf(entity: Entity, site: SiteSlug): Grammar {
  const key = `${entity.name} ${site}`
  const known = grammars.get(key)
  if (known) return known
  const fields = fieldsOf(entity, site)
  const made: Grammar = {
    comparables: new Map(comparables(entity, site).map((each) => [each.name, each])),
    sortable: new Set(sortables(entity, site)),
    heavy: new Set(fields.filter(({ heavy }) => heavy).map(({ name }) => name)),
    searchable: Boolean(entity.search),
    trash: entity.viewOf === undefined,
  }
  grammars.set(key, made)
  return made
}

/** Reads the query of a list. Everything it does not know is refused by name, and never silently left out. */
export const readQuestion = (entity: Entity, site: SiteSlug, query: Readonly<Record<string, unknown>>): Asked =>
  readQuestionBy(grammarOf(entity, site), entity, query)

/** The same by what another list may be asked; `more` names parameters that are read elsewhere. */
export function readQuestionBy(
  grammar: Grammar,
  entity: Entity,
  query: Readonly<Record<string, unknown>>,
  more: readonly string[] = [],
): Asked {
  const issues: Issue[] = []
  const refuse = refusing(issues)
  const {
    sort: given,
    range = initialRange,
    filter,
  } = readParameters(query, grammar.sortable, refuse, ['include', ...more])
  const [from, to] = range
  const include = readInclude(grammar, query.include, refuse)
  const { conditions, words, trashed } = readConditions(grammar, filter, issues)
  // Who names the records has no use for the order of the list, and their ids are an index.
  const named = query.sort === undefined && conditions.some(({ field }) => field === 'id')
  const sort = given ?? (named ? ({ field: 'id', direction: 'ASC' } as const) : orderOf(entity))
  return issues.length > 0 ? { issues } : { question: { sort, from, to, include, conditions, words, trashed } }
}

const orderOf = ({ sort = ['id', 'ASC'] }: Entity): Question['sort'] => ({ field: sort[0], direction: sort[1] })

function readInclude({ heavy }: Grammar, given: unknown, refuse: Refuse): readonly string[] {
  if (given === undefined) return []
  const names = parsed(given)
  if (!Array.isArray(names)) {
    refuse('invalid', 'include')
    return []
  }
  for (const name of names) if (!heavy.has(name as string)) refuse('unknownField', 'include', String(name))
  return [...new Set(names as string[])].sort()
}

function readConditions(
  grammar: Grammar,
  filter: Readonly<Record<string, unknown>>,
  issues: Issue[],
): Pick<Question, 'conditions' | 'words' | 'trashed'> {
  const refuse = refusing(issues)
  const conditions: Condition[] = []
  let words: readonly string[] = []
  let trashed = false
  const entries = Object.entries(filter)
  if (entries.length > conditionsMost) refuse('invalid', 'filter')
  for (const [name, value] of entries.slice(0, conditionsMost)) {
    if (name === 'q' && grammar.searchable) {
      if (typeof value === 'string' && value.length <= longestSearch) words = searchWords(value)
      else refuse('invalid', 'filter', 'q')
      if (words.length > wordsMost) refuse('invalid', 'filter', 'q')
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
