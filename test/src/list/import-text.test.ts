import { expect, test } from 'vitest'
import { importText } from '../../../src/captain/list/import/write-step.tsx'
import type { Import } from '../../../src/captain/list/import/use-imports.ts'
import { listEditText } from '../../../src/captain/list/bulk-edit/list-edit-state.tsx'
import type { ListEdit } from '../../../src/captain/list/bulk-edit/use-list-edit.ts'
import { translatorOf } from '../../../server/locale/translator.ts'

/** What the screens say of an import, and of a bulk edit of all that a list finds. */

const languages = ['ja', 'en'] as const
const counts = { written: 0, rows: 9, judged: 9, created: 0, changed: 9, same: 0, refused: 0, stopped: null, left: [] }
const importIn = (language: (typeof languages)[number], current: object) =>
  importText({ translate: translatorOf(language) }, { ...counts, ...current } as unknown as Import)
const editIn = (language: (typeof languages)[number], current: object) =>
  listEditText({ translate: translatorOf(language) }, { ...counts, ...current } as unknown as ListEdit)

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
