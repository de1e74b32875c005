import {
  halfWidth,
  maxBytes,
  maxFullWidth,
  nonBlank,
  portableCharacters,
  startsWithAt,
} from '../../../entities/language/rules/text.ts'
import type { Table } from './table.ts'

/** One code point in two UTF-16 code units. */
const cat = '😺'

export const tables: readonly Table[] = [
  {
    rule: nonBlank(),
    valid: ['a', ' a ', 'あ', '0'],
    invalid: ['', ' ', '　', ' \t\n　', '\u200b\u2060', '\u3164', '\u2800', '\u00ad\ufe0f', '\u0001'],
  },
  { rule: maxFullWidth(3), valid: ['', 'あいう', 'abc', cat.repeat(3)], invalid: ['あいうえ', 'abcd', cat.repeat(4)] },
  {
    rule: maxBytes(6),
    valid: ['abcdef', 'あい', 'é'.repeat(3), `${cat}ab`],
    invalid: ['abcdefg', 'あいう', 'あいa', `${cat}abc`],
  },
  { rule: halfWidth(), valid: ['Abc 123!~', 'ｶﾀｶﾅ', ' '], invalid: ['', 'ａ', 'カ', 'é', 'a\tb', '\u007f', '　'] },
  { rule: startsWithAt(), valid: ['@a', '@あ'], invalid: ['@', 'a@', '＠a', ' @a'] },
  {
    rule: portableCharacters(),
    valid: ['山田 花子', '髙橋', '﨑', '1-2-3', 'ヤマダ', '〒507', '〜－・ー', 'é', ''],
    invalid: ['①丁目', '㈱山田', 'Ⅳ号室', 'ﾔﾏﾀﾞ', '𠮷野家', `山田${cat}`, '№5', '㌔'],
  },
]
