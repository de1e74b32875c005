import { fetchUtils } from 'react-admin'
import { expect, test } from 'vitest'
import { parse, stringify } from '../../../src/shell/shims/query-string.ts'

const queries = [
  {},
  { filter: '{"q":"夜店 (縁日)!","status":["draft","published"]}', sort: '["publishAt","DESC"]', range: '[0,24]' },
  { sort: "it's*", page: '2', displayedFilters: undefined, q: '𠮷+&=%/?#~' },
]

test.each(queries)('queries are written as react-admin writes them, and read again: %j', (query) => {
  const written = stringify(query)
  expect(written).toBe(fetchUtils.queryParameters(query))
  const present = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  for (const text of [written, `?${written}`]) expect(parse(text)).toEqual(present)
})

test('numbers are written, and a plus sign is read as a space', () => {
  expect(stringify({ page: 2 })).toBe('page=2')
  expect(parse('?a=1+2')).toEqual({ a: '1 2' })
})
