import { describe, expect, test } from 'vitest'
import { news } from '../../../entities/news.ts'
import { chosenColumns, columnsOf } from '../../../src/captain/columns/columns.ts'
import {
  canonicalText,
  isSameView,
  keyIn,
  shownView,
  viewAddress,
  withoutIssues,
} from '../../../src/captain/list/views/view-address.ts'

const path = '/captain/tenant/x/news'
const view = {
  filter: { status: 'draft', publishAt_within: 'next-7-days' },
  sort: ['title', 'ASC'],
  perPage: 50,
  columns: ['category', 'venue'],
  layout: 'table',
} as const

/** What the list shows at an address, as react-admin reads it. */
function shownAt(address: string) {
  const { search, searchParams } = new URL(address, 'http://localhost')
  const text = (name: string) => searchParams.get(name)!
  return shownView(news, {
    filter: JSON.parse(text('filter')) as Record<string, unknown>,
    sort: { field: text('sort'), order: text('order') as 'ASC' },
    perPage: Number(text('perPage')),
    search,
    layout: (searchParams.get('layout') ?? undefined) as 'table' | undefined,
  })
}

describe('The address of a view', () => {
  test('has all that makes it, and shows just that', () => {
    const address = viewAddress(path, news, view, 'an id')
    expect(shownAt(address)).toEqual({ ...view, filter: { publishAt_within: 'next-7-days', status: 'draft' } })
    expect(keyIn(new URL(address, 'http://localhost').search)).toBe('an id')
  })

  test('of the list as it is says so too, so that nothing else opens', () => {
    const address = viewAddress(path, news, {}, '')
    expect(shownAt(address)).toEqual({})
    expect(address).toContain('filter=%7B%7D&sort=publishAt&order=DESC&perPage=25')
  })

  test('of a view with its title alone says so', () => {
    const address = viewAddress(path, news, { columns: [] }, '')
    expect(new URL(address, 'http://localhost').searchParams.get('columns')).toBe('')
    expect(shownAt(address)).toEqual({ columns: [] })
  })

  test('is the same view however its conditions are ordered, and whether it names what the list has by itself', () => {
    const [one, other] = [
      { filter: { status: 'draft', isPinned: true } },
      { filter: { isPinned: true, status: 'draft' }, sort: ['publishAt', 'DESC'] as const, perPage: 25 },
    ]
    expect(canonicalText(news, one)).toBe(canonicalText(news, other))
    expect(canonicalText(news, one)).not.toBe(canonicalText(news, view))
  })
})

test('a view that names no layout is the same in every one; a view that names one only in that', () => {
  const filter = { status: 'draft' }
  expect(isSameView(news, { filter }, { filter, layout: 'board' })).toBe(true)
  expect(isSameView(news, { filter, layout: 'grid' }, { filter, layout: 'board' })).toBe(false)
  expect(isSameView(news, { filter, layout: 'board' }, { filter, layout: 'board' })).toBe(true)
  expect(isSameView(news, {}, { filter, layout: 'board' })).toBe(false)
})

test('what a list shows has the layout it is shown in, also if only the browser remembers it', () => {
  const own = { filter: {}, sort: { field: 'publishAt', order: 'DESC' }, perPage: 25, search: '' } as const
  expect(shownView(news, { ...own, layout: 'board' })).toEqual({ layout: 'board' })
  expect(shownView(news, { ...own, layout: undefined })).toEqual({})
})

test('of a broken view remains what the list still allows', () => {
  const issues = [{ path: ['filter', 'gone'] }, { path: ['columns', 'lost'] }, { path: ['sort', 'gone'] }]
  const broken = { filter: { gone: 1, status: 'draft' }, sort: ['gone', 'ASC'], columns: ['lost', 'category'] } as const
  expect(withoutIssues(broken, issues)).toEqual({ filter: { status: 'draft' }, columns: ['category'] })
  const layouts = { filter: {}, layout: 'grid' } as const
  expect(withoutIssues(layouts, [{ path: ['layout'] }])).toEqual({})
  expect(withoutIssues(layouts, [])).toEqual({ layout: 'grid' })
})

test('chosen columns follow the title in their order, whether declared or not; a toggle among them is no flag', () => {
  const declared = columnsOf(
    Object.fromEntries(['title', 'category', 'isPinned'].map((name) => [name, () => null])),
    news,
    'tajiminazo-myturn-games',
  )
  const shown = (...names: string[]) => {
    const { columns, flags } = chosenColumns(declared, news, 'tajiminazo-myturn-games', names)
    return [columns.map(({ field }) => field.name), flags.map(({ name }) => name)]
  }
  expect(shown('venue', 'category')).toEqual([['title', 'venue', 'category'], ['isPinned']])
  expect(shown('isPinned', 'title', 'category', 'category')).toEqual([['title', 'isPinned', 'category'], []])
  expect(shown('body', 'nothing', 'platforms')).toEqual([['title'], ['isPinned']])
})
