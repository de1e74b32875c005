import { expect, test } from 'vitest'
import { siteOf } from '../../../src/shell/site.ts'
import type { Page } from '../../../src/shell/page-context.ts'
import type { Words } from '../../../src/shell/words/words.ts'

const site = {
  name: 'みなとねこ',
  nameEn: 'Minatoneko',
  description: 'みなとねこの公式サイトです。',
  descriptionEn: 'The official site of Minatoneko.',
}
const descriptionIn = (locale: 'ja' | 'en', facts: Partial<typeof site> | null): string =>
  siteOf({ site: facts } as unknown as Page, { locale, translate: (key: string) => key } as unknown as Words)
    .description

test('a page without a description of its own has the operator’s, in its language, and never in the other', () => {
  expect(descriptionIn('ja', site)).toBe('みなとねこの公式サイトです。')
  expect(descriptionIn('en', site)).toBe('The official site of Minatoneko.')
  expect(descriptionIn('en', { ...site, descriptionEn: '' })).toBe('titles.site.description')
  expect(descriptionIn('ja', null)).toBe('titles.site.description')
})
