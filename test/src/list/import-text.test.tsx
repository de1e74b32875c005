import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { news } from '../../../entities/news.ts'
import { product } from '../../../entities/shop/product.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { outcomeText } from '../../../src/captain/list/import/outcome-text.ts'
import { importText, WriteStep } from '../../../src/captain/list/import/write-step.tsx'
import type { Import } from '../../../src/captain/list/import/use-imports.ts'
import { listEditText, ListEditState } from '../../../src/captain/list/bulk-edit/list-edit-state.tsx'
import type { ListEdit } from '../../../src/captain/list/bulk-edit/use-list-edit.ts'
import { EntityProvider } from '../../../src/kernel/context/entity-context.tsx'
import type { TenantAnswer } from '../../../src/shell/tenant.ts'
import { TenantContext } from '../../../src/kernel/context/tenant-context.tsx'
import type { Words } from '../../../src/shell/words/words.ts'
import { WordsContext } from '../../../src/shell/words/words-context.tsx'
import { translatorOf } from '../../../server/base/locale/translator.ts'

/** What the screens say of an import, and of a bulk edit of all that a list finds. */

const languages = ['ja', 'en'] as const
const counts = {
  written: 0,
  rows: 9,
  judged: 9,
  created: 0,
  changed: 9,
  same: 0,
  refused: 0,
  stopped: null,
  left: [],
  leftInAll: 0,
}
const importIn = (language: (typeof languages)[number], current: object) =>
  importText({ translate: translatorOf(language) }, { ...counts, ...current } as unknown as Import)
const editIn = (language: (typeof languages)[number], current: object) =>
  listEditText({ translate: translatorOf(language) }, { ...counts, ...current } as unknown as ListEdit)

/** What is shown of the news of a tenant. */
const inNews = (language: (typeof languages)[number], shown: ReactNode) => (
  <WordsContext value={{ locale: language, translate: translatorOf(language) } as unknown as Words}>
    <TenantContext value={{ site: 'emu-esu-com' } as TenantAnswer}>
      <EntityProvider entity={news}>{shown}</EntityProvider>
    </TenantContext>
  </WordsContext>
)

test('what was not written in time says that it has expired, and what to do', () => {
  expect(languages.map((each) => importIn(each, { status: 'expired' }))).toEqual([
    expect.stringContaining('もう一度ファイルを選んでください'),
    expect.stringContaining('choose it again'),
  ])
  expect(languages.map((each) => editIn(each, { status: 'expired' }))).toEqual([
    expect.stringContaining('もう一度、一覧から始めてください'),
    expect.stringContaining('Start again from the list'),
  ])
})

test('what was taken back but for some records says how many stay as they are, and never that nothing has changed', () => {
  const atRow = { status: 'refused', stopped: { number: 13, issues: [] } }
  const stays = ['1 record, which stays as it is now.', '3 records, which stay as they are now.']
  for (const [leftInAll, end] of [
    [1, stays[0]],
    [3, stays[1]],
  ] as const) {
    expect(importIn('en', { ...atRow, leftInAll })).toBe(
      `Row 13 could not be written because something changed after the check. Everything was undone except for ${end}`,
    )
    expect(importIn('en', { status: 'refused', leftInAll })).toBe(
      `It could not continue. Everything was undone except for ${end}`,
    )
    expect(editIn('en', { status: 'refused', leftInAll })).toBe(`It stopped early and was undone, except for ${end}`)
    const japanese = [
      importIn('ja', { ...atRow, leftInAll }),
      importIn('ja', { status: 'refused', leftInAll }),
      editIn('ja', { status: 'refused', leftInAll }),
    ]
    for (const text of japanese) expect(text).toMatch(new RegExp(`[。、]${leftInAll}件を除いて元に戻しました。$`))
  }
  expect(importIn('en', atRow)).toMatch(/^Nothing was written\./)
  expect(editIn('ja', { status: 'refused' })).toMatch(/何も変わっていません。$/)
})

test('beyond the records that are named it is said how many more stay as they are', () => {
  const shownIn = (language: (typeof languages)[number], leftInAll: number): readonly string[] => {
    const left = [
      { id: '1', title: 'A', issues: [] },
      { id: '2', title: 'B', issues: [] },
    ]
    const current = { ...counts, status: 'refused', left, leftInAll, fields: {} }
    return [
      <WriteStep key="import" current={current as unknown as Import} />,
      <ListEditState
        key="edit"
        current={current as unknown as ListEdit}
        readRows={() => Promise.resolve([])}
        withoutRefused={false}
        setWithoutRefused={() => {}}
      />,
    ].map((each) => renderToStaticMarkup(inNews(language, each)))
  }
  for (const shown of shownIn('ja', 40)) expect(shown).toContain('<li>ほか38件</li>')
  for (const shown of shownIn('en', 40)) expect(shown).toContain('<li>and 38 more</li>')
  for (const shown of shownIn('en', 2)) expect(shown).not.toContain('more</li>')
})

test('a finished bulk edit whose list of refused records is no longer kept says so, and until when it was', () => {
  const finishedAt = '2026-11-20T03:00:00.000Z'
  const current = {
    ...counts,
    id: '1',
    status: 'done',
    refused: 2,
    fields: {},
    finishedAt,
    expiresAt: '2026-11-21T02:30:00.000Z',
  }
  const record = { number: 1, title: '品二', issues: [], changes: [], gaps: [] }
  const shownIn = (language: (typeof languages)[number], rows: readonly object[]): string => {
    const queries = new QueryClient()
    queries.setQueryData(['judged rows', '1', finishedAt, 'refused'], { pages: [rows], pageParams: [0] })
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        {inNews(
          language,
          <ListEditState
            current={current as unknown as ListEdit}
            readRows={() => Promise.resolve([])}
            withoutRefused={false}
            setWithoutRefused={() => {}}
          />,
        )}
      </QueryClientProvider>,
    )
  }
  expect(shownIn('ja', [])).toContain(
    'このデータの一覧の保存期間は1日です。2026/11/21 11:30に期限が過ぎたため、もう表示できません。',
  )
  expect(shownIn('en', [])).toContain(
    'The list of these records was kept for a day, until 21 Nov 2026 11:30. It is no longer available.',
  )
  const kept = shownIn('ja', [record])
  expect(kept).toContain('品二')
  expect(kept).not.toContain('保存期間')
})

test('one sentence says what an import would do, and everything that it would not', () => {
  const said = (language: (typeof languages)[number], current: object) => {
    const words = { translate: translatorOf(language) }
    const none = { created: 0, changed: 0, same: 0, refused: 0, drafts: 0, gaps: {} }
    return outcomeText(words, product, labelsOf(words, 'product', 'suda-nijo-com'), { ...none, ...current })
  }
  const some = { created: 30, drafts: 28, gaps: { description: 28, images: 2 }, changed: 1, same: 2, refused: 3 }
  expect(said('ja', some)).toBe(
    'このファイルでは、追加が30件（うち28件は足りない項目があり、サイトに表示されない「準備中」。足りない項目：説明、画像）、変更が1件、変わらないものが2件、エラーのため書き込めない行が3行です。まだ何も書き込んでいません。',
  )
  expect(said('en', some)).toBe(
    'This file adds 30 records (28 as “In preparation”, which the site does not show; missing: Description, Images), changes 1 record, leaves 2 records as they are, has 3 rows with errors that cannot be written. Nothing has been written yet.',
  )
  expect(said('ja', { same: 4 })).toBe('このファイルでは、変わらないものが4件です。まだ何も書き込んでいません。')
  expect(said('en', { created: 1 })).toBe('This file adds 1 record. Nothing has been written yet.')
})
