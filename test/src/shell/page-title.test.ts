import { expect, it } from 'vitest'
import { pageTitle } from '../../../src/shell/document/head.tsx'

it('is the site alone on the home page', () => {
  expect(pageTitle({ page: [], site: 'Captain' })).toBe('Captain')
})
it('is the page, a divider and the site elsewhere', () => {
  expect(pageTitle({ page: ['ログイン'], site: 'Captain' })).toBe('ログイン | Captain')
})
it('names record and entity, with the tenant for the site', () => {
  expect(pageTitle({ page: ['年末の営業', 'お知らせ'], site: '時つむぎ' })).toBe('年末の営業 – お知らせ | 時つむぎ')
})
it('leaves out what is not known yet', () => {
  expect(pageTitle({ page: [undefined, 'お知らせ'], site: '時つむぎ' })).toBe('お知らせ | 時つむぎ')
})
it('is the word sample in development', () => {
  expect(pageTitle({ page: ['お知らせ'], site: '時つむぎ', development: true })).toBe('sample')
})
