import { fieldsOf } from '../../../entities/at-site.ts'
import type { Entity } from '../../../entities/entity.ts'
import type { Issue } from '../../../entities/issue.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import { ApiError } from '../../errors.ts'
import { parseJson } from '../../json.ts'
import { searchWords } from '../search/fold.ts'
import { comparables, readCondition, sortables, type Comparable, type Condition } from './filters.ts'

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

/** The most records one answer holds. */
export const rangeMost = 1000
const conditionsMost = 20
const longestSearch = 200
const wordsMost = 10

const parameters = ['sort', 'range', 'filter', 'include']

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
  const issues: Issue[] = Object.keys(query)
    .filter((name) => !parameters.includes(name) && !more.includes(name))
    .map((name) => ({ path: [name], rule: 'unknownField', params: {} }))
  const refuse = (rule: string, ...path: (string | number)[]) => void issues.push({ path, rule, params: {} })
  const [from, to] = readRange(query.range, refuse)
  const include = readInclude(grammar, query.include, refuse)
  const { conditions, words, trashed } = readFilter(grammar, query.filter, issues, refuse)
  // Who names the records has no use for the order of the list, and their ids are an index.
  const named = query.sort === undefined && conditions.some(({ field }) => field === 'id')
  const sort = named ? ({ field: 'id', direction: 'ASC' } as const) : readSort(entity, grammar, query.sort, refuse)
  return issues.length > 0 ? { issues } : { question: { sort, from, to, include, conditions, words, trashed } }
}

export type Refuse = (rule: string, ...path: (string | number)[]) => void

function readSort({ sort }: Entity, { sortable }: Grammar, given: unknown, refuse: Refuse): Question['sort'] {
  const initially = { field: sort?.[0] ?? 'id', direction: sort?.[1] ?? 'ASC' } as const
  if (given === undefined) return initially
  const parts = parsed(given)
  if (
    !Array.isArray(parts) ||
    parts.length !== 2 ||
    typeof parts[0] !== 'string' ||
    (parts[1] !== 'ASC' && parts[1] !== 'DESC')
  ) {
    refuse('invalid', 'sort')
    return initially
  }
  if (!sortable.has(parts[0])) refuse('unknownField', 'sort', parts[0])
  return { field: parts[0], direction: parts[1] }
}

export function readRange(given: unknown, refuse: Refuse): readonly [number, number] {
  if (given === undefined) return [0, rangeMost - 1]
  const range = parsed(given)
  if (Array.isArray(range) && range.length === 2 && range.every((edge) => Number.isSafeInteger(edge) && edge >= 0)) {
    const [from, to] = range as [number, number]
    if (to >= from && to - from < rangeMost) return [from, to]
  }
  refuse('invalid', 'range')
  return [0, 0]
}

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

function readFilter(
  grammar: Grammar,
  given: unknown,
  issues: Issue[],
  refuse: Refuse,
): Pick<Question, 'conditions' | 'words' | 'trashed'> {
  const conditions: Condition[] = []
  let words: readonly string[] = []
  let trashed = false
  const filter = given === undefined ? {} : parsed(given)
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    refuse('invalid', 'filter')
    return { conditions, words, trashed }
  }
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

/** JSON of a query parameter; undefined when it is none, or was given twice. Throws an issue for a name such as `__proto__`. */
export function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? parseJson(text) : undefined
  } catch (error) {
    // A name that no object of ours may have is refused as such.
    if (error instanceof ApiError) throw error
    return undefined
  }
}
