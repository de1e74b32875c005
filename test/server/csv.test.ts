// @module-tag sqlite
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, withoutFormulaGuard } from '../../server/base/csv-cell.ts'

/** What a spreadsheet shows of a cell. */
const shown = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const blanks = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u200e',
  '\u2060',
  '\u00ad',
  '\0',
]

test('no cell of text begins as a formula does, whatever blanks and unseen characters stand before it', () => {
  for (const sign of signs)
    for (const blank of blanks) {
      const text = `${blank}${sign}HYPERLINK("https://evil.example","花子")`
      expect(shown(csvCell(text))).toBe(`'${text}`)
    }
  for (const text of ['\tx', '\rx', '\nx']) expect(shown(csvCell(text))).toBe(`'${text}`)
})

test('any text is one cell, which gives the text back', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom(...signs, ...blanks, "'", '"', ',', ';', 'a', '1', '猫'), { maxLength: 8 })
      .map((part) => part.join('')),
  )
  fc.assert(
    fc.property(text, (value) => {
      const cell = csvCell(value)
      // RFC 4180: quoted as a whole, with its quotes doubled, or without anything that parts cells.
      expect(cell).toMatch(/^(?:"(?:[^"]|"")*"|[^",;\t\r\n]*)$/)
      expect(withoutFormulaGuard(shown(cell))).toBe(value)
      expect(shown(cell)).not.toMatch(/^(?:[\t\r\n]|[\s\p{Z}\p{C}]*[=+\-@＝＋－＠])/u)
    }),
  )
})

test('plain texts and numbers stay as they are, and nothing is an empty cell', () => {
  for (const text of ['花子', '192.0.2.1', 'a=b', 'x-y', '2026-01-01T00:00:00.000Z', '', "'quoted'"])
    expect(csvCell(text)).toBe(text)
  expect([csvCell(-5), csvCell(1.5), csvCell(0), csvCell(null)]).toEqual(['-5', '1.5', '0', ''])
})
