import { expect, test } from 'vitest'
import { contact } from '../../../entities/inquiries/contact.ts'
import { columnFilter, statesShown } from '../../../src/captain/list/board/column-filter.ts'

const status = contact.fields.status!

test('a board has a column for every state, in the order of the declaration', () => {
  expect(statesShown(status, {})).toEqual(['new', 'inProgress', 'done', 'spam'])
  expect(statesShown(status, { q: '見積', category: 'estimate' })).toHaveLength(4)
})

test('a board that is narrowed to states has their columns alone', () => {
  expect(statesShown(status, { status: 'done' })).toEqual(['done'])
  expect(statesShown(status, { status_in: ['spam', 'new'] })).toEqual(['new', 'spam'])
})

test('a column has what the list would find in its state', () => {
  expect(columnFilter(status, { q: '見積', status_in: ['new', 'done'] }, 'new')).toEqual({ q: '見積', status: 'new' })
})
