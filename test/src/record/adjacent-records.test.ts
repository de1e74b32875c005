import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { positionIn } from '../../../src/captain/record/adjacent-records.ts'

const view = { sort: { field: 'title', order: 'ASC' }, filter: { status: 'draft' } } as const
const record = (id: string) => ({ id, version: 1 })

/** A client that has read the second page of the view, two records long, and a search for a choice. */
function reader(): QueryClient {
  const client = new QueryClient()
  client.setQueryData(
    ['news', 'getList', { pagination: { page: 2, perPage: 2 }, ...view, meta: { parent: undefined } }],
    {
      data: [record('c'), record('d')],
      total: 5,
    },
  )
  client.setQueryData(
    ['news', 'getList', { pagination: { page: 1, perPage: 20 }, sort: view.sort, filter: { q: 'x' }, meta: undefined }],
    { data: [record('x')], total: 1 },
  )
  return client
}

test('A record stands where the list showed it, beside those of its page', () => {
  expect(positionIn(reader(), 'news', view, 'c')).toMatchObject({ place: 2, total: 5, next: { id: 'd' } })
  expect(positionIn(reader(), 'news', view, 'd')).toMatchObject({ place: 3, previous: { id: 'c' }, next: undefined })
})

test('A record that the view did not show, or another list did, stands nowhere', () => {
  expect(positionIn(reader(), 'news', view, 'x')).toBeUndefined()
  expect(positionIn(reader(), 'article', view, 'c')).toBeUndefined()
  expect(positionIn(reader(), 'news', { ...view, filter: {} }, 'c')).toBeUndefined()
})
