import {
  bankName,
  alphabet,
  alphabetLower,
  alphabetUpper,
  alphanumeric,
  hiragana,
  hiraganaKatakana,
  katakana,
} from '../../../entities/language/rules/letters.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  { rule: alphabet(), valid: ['a', 'Z', 'abcXYZ'], invalid: ['', 'a1', 'ａ', 'é', 'a b', 'a-b', 'а', 'a\n'] },
  { rule: alphabetUpper(), valid: ['A', 'ABC'], invalid: ['', 'a', 'Ab', 'Ａ', 'A1', 'A '] },
  { rule: alphabetLower(), valid: ['a', 'abc'], invalid: ['', 'A', 'aB', 'ａ', 'a1', 'ß'] },
  { rule: alphanumeric(), valid: ['a', '0', 'aZ9'], invalid: ['', 'a-b', 'a_b', '１', 'Ａ', 'a b', 'あ'] },
  {
    rule: alphanumeric(12),
    valid: ['JPAB01234567', '0'.repeat(12)],
    invalid: ['', 'JPAB0123456', 'JPAB012345678', 'JPAB0123456７', 'JP-AB0123456'],
  },
  {
    rule: hiragana(),
    valid: ['ひらがな', 'さとう　はなこ', 'さとう はなこ', 'ぁゖ', 'らーめん', 'いすゞ', 'ーあ'],
    invalid: ['', 'ー', 'ゝ', '　', 'カ', 'ひらカ', '漢', 'a', '1', 'ｶ', '・', 'か゛', 'ゟ', 'さとう\tはなこ', '𛀁'],
  },
  {
    rule: katakana(),
    valid: ['カタカナ', 'サトウ　ハナコ', 'ジョン・スミス', 'ァヶ', 'ヴ', 'ラーメン', 'バナヽ'],
    invalid: ['', 'ー', '・', ' ', 'か', 'カか', 'ｶﾀｶﾅ', '漢', 'A', '･', 'ヷ', 'カ-', 'カ\n', '𛄲'],
  },
  {
    rule: bankName(),
    valid: ['カ)スダニジョウ', '20261128 ヤマダタロウ', 'ヤマダ-タロウ', 'ABC(カ', 'イ)エイヨウ.', 'ヤマダ　ジロー'],
    invalid: ['', '20261128', '()', 'やまだ', 'ｶ)ﾔﾏﾀﾞ', '株)山田', 'カ）ヤマダ', 'abc', 'ヤマダ\n'],
  },
  {
    rule: hiraganaKatakana(),
    valid: ['ひらがな', 'カタカナ', 'あいカード', 'タロウ・はなこ', 'いすゞ　いすヾ'],
    invalid: ['', 'ー', '・ー', '漢かな', 'ｶな', 'abc', '1', '！'],
  },
]
