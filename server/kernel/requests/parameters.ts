import type { Issue } from '../../../entities/language/input/issues.ts'
import { maxRange } from '../../../entities/language/system-operation.ts'
import { ApiError, invalid } from '../../base/errors/api-error.ts'
import { parseJson } from '../../base/input/json.ts'

/** The query of any list: sort order, range and filter, each as JSON. */
export interface ListParameters {
  readonly sort?: { readonly field: string; readonly direction: 'ASC' | 'DESC' }
  readonly range?: readonly [number, number]
  readonly filter: Readonly<Record<string, unknown>>
}

export type Refuse = (rule: string, ...path: (string | number)[]) => void

export const initialRange = [0, maxRange - 1] as const

/**
 * Parses the query of a list that can be sorted by the given fields. Unknown parameters are refused by name, never
 * silently ignored; `more` lists parameters that are parsed elsewhere.
 */
export function readParameters(
  query: Readonly<Record<string, unknown>>,
  sortable: ReadonlySet<string>,
  refuse: Refuse,
  more: readonly string[] = [],
): ListParameters {
  for (const name of Object.keys(query))
    if (name !== 'sort' && name !== 'range' && name !== 'filter' && !more.includes(name)) refuse('unknownField', name)
  const sort = readSort(query['sort'], sortable, refuse)
  const range = query['range'] === undefined ? undefined : readRange(query['range'], refuse)
  return { ...(sort && { sort }), ...(range && { range }), filter: readFilter(query['filter'], refuse) }
}

function readSort(text: unknown, sortable: ReadonlySet<string>, refuse: Refuse): ListParameters['sort'] {
  if (text === undefined) return undefined
  const parts = parsed(text)
  if (!Array.isArray(parts) || parts.length !== 2) return void refuse('invalid', 'sort')
  const [field, direction] = parts as readonly unknown[]
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) return void refuse('invalid', 'sort')
  if (!sortable.has(field)) return void refuse('unknownField', 'sort', field)
  return { field, direction }
}

/** The first and last requested position, counted from 0. */
function readRange(text: unknown, refuse: Refuse): readonly [number, number] {
  const range = parsed(text)
  if (Array.isArray(range) && range.length === 2 && range.every((edge) => Number.isSafeInteger(edge) && edge >= 0)) {
    const [from, to] = range as [number, number]
    if (to >= from && to - from < maxRange) return [from, to]
    refuse(to < from ? 'invalid' : 'rangeTooLong', 'range')
  } else refuse('invalid', 'range')
  return [0, 0]
}

/** The same for callers outside a list query; throws if the range is invalid. */
export function rangeOf(text: unknown, initially: readonly [number, number]): readonly [number, number] {
  if (text === undefined) return initially
  return readRange(text, (rule, ...path) => {
    throw invalid([parameterIssue(rule, path)])
  })
}

function readFilter(text: unknown, refuse: Refuse): ListParameters['filter'] {
  if (text === undefined) return {}
  const filter = parsed(text)
  if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) return filter as Record<string, unknown>
  refuse('invalid', 'filter')
  return {}
}

/**
 * Parses a query parameter as JSON; undefined if it is invalid or was given more than once. Throws an issue for a name
 * such as `__proto__`.
 */
export function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? parseJson(text) : undefined
  } catch (error) {
    // Forbidden property names have their own error.
    if (error instanceof ApiError) throw error
    return undefined
  }
}

/** A function that collects issues. */
export function refusing(issues: Issue[]): Refuse {
  return (rule, ...path) => void issues.push(parameterIssue(rule, path))
}

const examples: Readonly<Record<string, string>> = {
  sort: '["id","DESC"]',
  range: '[0,24]',
  filter: '{"id":["…"]}',
}

/** An issue with a parameter of a list; of one that is not of its form, with an example. */
function parameterIssue(rule: string, path: Issue['path']): Issue {
  if (rule === 'rangeTooLong') return { path, rule, params: { max: maxRange } }
  const example = path.length === 1 ? examples[String(path[0])] : undefined
  return rule === 'invalid' && example ? { path, rule, params: { example } } : { path, rule, params: {} }
}
