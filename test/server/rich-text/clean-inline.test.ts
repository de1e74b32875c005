// @module-tag sqlite
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { isSafeUrl, markClasses, readInline, writeInline } from '../../../entities/language/blocks/inline-markup.ts'
import { cleanBody } from '../../../server/kernel/records/rich-text/clean-body.ts'
import { cleanInline } from '../../../server/kernel/records/rich-text/clean-inline.ts'
import { everyBlock } from '../../fields/rich-text.ts'
import { tagSoup } from '../../tag-soup.ts'

interface Node {
  readonly name?: string
  readonly attribs?: Readonly<Record<string, string>>
  readonly children?: readonly Node[]
}

/** Every tag of a text, as an HTML parser finds them. */
const tagsOf = (html: string): readonly Node[] => inside(parseDocument(html) as unknown as Node)
const inside = ({ children = [] }: Node): readonly Node[] =>
  children.flatMap((child) => [...(child.name ? [child] : []), ...inside(child)])

describe('The HTML of a text', () => {
  test.each([
    ['お知らせ', 'お知らせ'],
    [
      '<strong>太字</strong>と<em>斜体</em>と<del>消す</del>',
      '<b>太字</b>と<i>斜体</i>と<s class="cdx-strikethrough">消す</s>',
    ],
    ['<mark class="evil cdx-marker" style="x">印</mark>', '<mark class="cdx-marker">印</mark>'],
    ['<a href="https://example.com" target="_blank" rel="x">ここ</a>', '<a href="https://example.com">ここ</a>'],
    ['<a href="tel:0572-22-0000">電話</a>', '<a href="tel:0572-22-0000">電話</a>'],
    ['<a href="javascript:alert(1)">ここ</a>', 'ここ'],
    ['前<script>alert(1)</script>後', '前後'],
    ['<p>一</p><div onclick="x">二</div>', '一二'],
    ['一<br/>二&nbsp;3 &lt; 5 &amp; Q&A', '一<br>二&nbsp;3 &lt; 5 &amp; Q&amp;A'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="/faq">一<math><a href="/news">二</a></math>三</a>', '<a href="/faq">一二三</a>'],
  ])('%s becomes %s', (sent, stored) => expect(cleanInline(sent)).toBe(stored))

  test('is the same when cleaned again', () => {
    fc.assert(
      fc.property(tagSoup, (html) => void expect(cleanInline(cleanInline(html))).toBe(cleanInline(html))),
      { numRuns: 3000 },
    )
  })

  test('has no tag, class or address beside those allowed, whatever was sent', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        for (const { name, attribs } of tagsOf(cleanInline(html))) {
          const { href, class: named, ...others } = attribs!
          expect([...Object.keys(markClasses), 'a', 'br']).toContain(name)
          expect(others).toEqual({})
          if (name === 'a') expect(isSafeUrl(href!)).toBe(true)
          else expect(named).toBe(markClasses[name as keyof typeof markClasses])
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('comes back to an editor as it was sent, and shows what a parser finds in it', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        const sent = writeInline(readInline(cleanInline(html)))
        expect(cleanInline(sent)).toBe(sent)
      }),
      { numRuns: 3000 },
    )
  })
})

test('a body is cleaned in every text, and is the same when cleaned again', () => {
  const once = cleanBody(everyBlock)
  expect(once).toEqual(everyBlock)
  const dirty = JSON.parse(
    JSON.stringify(everyBlock).replace(/"(text|caption)":"/g, '"$1":"<script>1</script><x>'),
  ) as typeof everyBlock
  expect(JSON.stringify(cleanBody(dirty))).not.toMatch(/<script|<x>/)
  expect(cleanBody(cleanBody(dirty))).toEqual(cleanBody(dirty))
})
