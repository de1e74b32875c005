import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translatorOf } from '../../../server/base/locale/translator.ts'
import { ExportList } from '../../../src/captain/list/export/export-list.tsx'
import type { Export } from '../../../src/captain/list/export/use-exports.ts'
import type { Words } from '../../../src/shell/words/words.ts'
import { WordsContext } from '../../../src/shell/words/words-context.tsx'

/** What the screens say of an export. */

const done = {
  id: '1',
  file: 'x.xlsx',
  status: 'done',
  written: 3,
  records: 3,
  missing: [],
  cut: 0,
  cutTexts: [],
  expiresAt: '',
}

const shownIn = (locale: 'ja' | 'en', item: object): string => {
  const nothing = () => Promise.resolve()
  return renderToStaticMarkup(
    <WordsContext value={{ locale, translate: translatorOf(locale) } as unknown as Words}>
      <ExportList
        exports={[{ ...done, ...item } as unknown as Export]}
        asked={{}}
        remove={nothing}
        download={nothing}
        again={nothing}
      />
    </WordsContext>,
  )
}

test('a workbook in which texts were cut says how much a cell holds, and which file has all of them', () => {
  const item = { format: 'xlsx', layout: null, cut: 2 }
  expect(shownIn('ja', item)).toContain(
    'Excelのセルには32,767文字までしか入らないため、2か所の文章を途中で切りました。CSVなら全文が入ります。',
  )
  expect(shownIn('en', item)).toContain(
    '2 texts were cut because a cell in Excel holds no more than 32,767 characters. CSV keeps the whole texts.',
  )
  // What does not fit the columns of a courier fits them in no file.
  expect(shownIn('en', { format: 'csv', layout: 'courier', cut: 1 })).toContain('A text that is too long was cut.')
  expect(shownIn('en', { format: 'xlsx', layout: null })).not.toContain('cut')
})

test('an export that failed midway says that nothing has changed, and to try again', () => {
  expect(shownIn('ja', { status: 'failed' })).toContain(
    '途中で問題が起きたため、ファイルを作成できませんでした。データは何も変わっていません。もう一度エクスポートしてください。',
  )
  expect(shownIn('en', { status: 'failed' })).toContain(
    'Something went wrong midway, so there is no file. None of your data has changed. Please export it again.',
  )
})
