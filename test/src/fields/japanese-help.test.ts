import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../entities/language/entity.ts'
import { email, phone, postalCode, text } from '../../../entities/language/fields/index.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { validateForm } from '../../../src/kernel/form/validate.ts'
import { createFurigana } from '../../../src/fields/values/furigana.ts'
import { storedForm } from '../../../src/fields/controls/text-control.tsx'
import { hyphenatedPostalCode } from '../../../src/shell/words/postal-code.ts'

describe('The reading of a name', () => {
  /** Composes as an input method does, and chooses the last text. */
  function compose(furigana: ReturnType<typeof createFurigana>, ...steps: string[]): void {
    for (const step of steps) furigana.composing(step)
    furigana.chosen(steps.at(-1)!)
  }

  test('is what was composed before it was converted, part by part', () => {
    const furigana = createFurigana()
    compose(furigana, 'ｙ', 'や', 'やm', 'やまd', 'やまだ', '山田')
    expect(furigana.readingOf('山田')).toBe('やまだ')
    compose(furigana, 'は', 'はｎ', 'はな', 'はなこ', '花子')
    expect(furigana.readingOf('山田　花子')).toBe('やまだ はなこ')
    expect(furigana.readingOf('花子')).toBe('はなこ')
    compose(furigana, 'さ', 'さｎ', 'さん')
    expect(furigana.readingOf('花子さん')).toBe('はなこさん')
    expect(furigana.readingOf('花子2026')).toBe('はなこ2026')
  })

  test('follows corrections while composing, and takes nothing from what was cancelled', () => {
    const furigana = createFurigana()
    compose(furigana, 'や', 'やま', 'やまだ', 'やま', 'やまも', 'やまもと', '山本')
    expect(furigana.readingOf('山本')).toBe('やまもと')
    for (const step of ['た', 'たな', 'たなか', '田中', '']) furigana.composing(step)
    furigana.chosen('')
    compose(furigana, '鈴木')
    expect(furigana.readingOf('鈴木')).toBeUndefined()
    expect(furigana.readingOf('山本太郎')).toBeUndefined()
    expect(furigana.readingOf('')).toBeUndefined()
  })

  test('is there for katakana, also where the input method converted to it', () => {
    const furigana = createFurigana()
    compose(furigana, 'か', 'かた', 'かたん', 'カタン')
    expect(furigana.readingOf('カタン')).toBe('かたん')
    expect(furigana.readingOf('ネコ')).toBe('ねこ')
  })
})

describe('What will be saved', () => {
  const stored = (field: Parameters<typeof fieldOf>[1], typed: string, show: (value: unknown) => string = String) =>
    storedForm(fieldOf('a', field), typed, (text) => text, show)

  test('is said where it differs from what was typed', () => {
    expect(stored(phone(), '０９０ー１２３４ー５６７８')).toBe('090-1234-5678')
    expect(stored(email(), 'ＹＡＭＡＤＡ＠ｅｘａｍｐｌｅ．ｊｐ')).toBe('YAMADA@example.jp')
    expect(stored(text({ kana: 'katakana' }), 'やまだ')).toBe('ヤマダ')
    expect(stored(postalCode(), '〒５０７－０８０１', (value) => hyphenatedPostalCode(String(value)))).toBe('507-0801')
  })

  test('is not said where only spaces around it or a mark of its own differ', () => {
    expect(stored(text({ max: 10 }), ' 山田 ')).toBeUndefined()
    expect(stored(text({ max: 10 }), '山田　花子')).toBeUndefined()
    expect(stored(phone(), '090-1234-5678')).toBeUndefined()
    for (const typed of ['5070801', '507-0801'])
      expect(
        stored(postalCode(), typed, (value) => hyphenatedPostalCode(String(value))),
        typed,
      ).toBeUndefined()
    expect(stored(phone(), '')).toBeUndefined()
  })
})

test('what couriers and banks may lack is warned of in a form, and never refused', () => {
  const { warnings, faults } = validateForm(tenant, 'funaneco-jp', 'edit', { address: '岐阜県多治見市①丁目' })
  const about = (issues: typeof warnings) => issues.filter(({ path }) => path[0] === 'address').map(({ rule }) => rule)
  expect([about(warnings), about(faults)]).toEqual([['portableCharacters'], []])
})
