import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isSafeUrl,
  markNames,
  readInline,
  inlineText,
  writeInline,
  type Inline,
} from '../../../entities/language/blocks/inline-markup.ts'
import { tagSoup } from '../../tag-soup.ts'

/** The nesting depth of marks. */
const depthOf = (inlines: readonly Inline[]): number =>
  Math.max(0, ...inlines.map((inline) => (typeof inline === 'string' ? 0 : 1 + depthOf(inline.children))))

/** The total number of texts and marks. */
const countOf = (inlines: readonly Inline[]): number =>
  inlines.reduce((sum, inline) => sum + 1 + (typeof inline === 'string' ? 0 : countOf(inline.children)), 0)

describe('A text with marks', () => {
  test('is read into words and marks', () => {
    expect(readInline('普通<b>太字<mark class="cdx-marker">印</mark></b><br>次')).toEqual([
      '普通',
      { mark: 'b', children: ['太字', { mark: 'mark', children: ['印'] }] },
      { mark: 'br', children: [] },
      '次',
    ])
    expect(readInline('<A HREF="https://example.com/?a=1&amp;b=2" onclick="alert(1)">ここ</A>')).toEqual([
      { mark: 'a', href: 'https://example.com/?a=1&b=2', children: ['ここ'] },
    ])
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="x">',
    '<bold>',
    '</b>',
    '3 < 5 > 2',
    '<',
    '<!-- x -->',
    '<svg/onload=alert(1)>',
  ])('shows %s as text', (text) => {
    expect(readInline(text).join('')).toBe(text)
  })

  test('closes what is left open, and what is closed in the wrong order', () => {
    expect(readInline('<b>太字<i>斜体</b>普通')).toEqual([
      { mark: 'b', children: ['太字', { mark: 'i', children: ['斜体'] }] },
      '普通',
    ])
    expect(readInline('<u>下線')).toEqual([{ mark: 'u', children: ['下線'] }])
  })

  test('takes a mark within itself for the one around it', () => {
    expect(writeInline(readInline('<b>一<b>二<i>三<b>四</b>五</i>六</b>七</b>八'))).toBe(
      '<b>一二<i>三四五</i>六七</b>八',
    )
    expect(writeInline(readInline('<a href="/a">一<b>二<a href="/b">三</a></b>四</a>'))).toBe(
      '<a href="/a">一<b>二三</b>四</a>',
    )
  })

  test.each(['<b>', '<b><i>', '<b><i><u><mark><code><s><a href="/a">', '<a href="/a">', '<a>'])(
    'of a long row of %s nests no deeper than there are kinds of marks, and is written and told',
    (marks) => {
      const html = `${marks.repeat(Math.floor(100_000 / marks.length))}語`
      const read = readInline(html)
      expect(depthOf(read)).toBeLessThanOrEqual(markNames.length + 1)
      expect(writeInline(readInline(writeInline(read)))).toBe(writeInline(read))
      expect(inlineText(html)).toBe('語')
    },
  )

  test('never nests deeper than there are kinds of marks, nor makes more of a text than stands in it', () => {
    fc.assert(
      fc.property(tagSoup, fc.integer({ min: 1, max: 50 }), (html, times) => {
        const text = html.repeat(times)
        expect(depthOf(readInline(text))).toBeLessThanOrEqual(markNames.length + 2)
        expect(countOf(readInline(text))).toBeLessThanOrEqual(2 * text.split('<').length)
      }),
    )
  })

  test('does not take an entity for markup', () => {
    expect(readInline('&lt;b&gt; &amp;lt; &nbsp;&#12354;&#x3042; &unknown; &#0;')).toEqual([
      '<b> &lt; \u00a0ああ &unknown; &#0;',
    ])
  })

  test('makes no half of a surrogate pair of an entity', () => {
    expect(readInline('&#xD83D; &#56832; &#xD83D;&#xDE00; &#x1F600;')).toEqual(['\ufffd \ufffd \ufffd\ufffd 😀'])
  })

  test.each([
    'https://example.com',
    'http://example.com/a?b#c',
    'mailto:hanako@example.com',
    'tel:+81572220000',
    '/faq',
    '/en/article/a',
    '#top',
    '?page=2',
    './a',
    '../b',
  ])('links to %s', (href) => expect(isSafeUrl(href)).toBe(true))

  test.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'ftp://example.com',
    'example.com',
    'blob:https://example.com/1',
  ])('does not link to %j', (href) => expect(isSafeUrl(href)).toBe(false))

  test('reads a long text of nothing but beginnings quickly', () => {
    const text = '<b '.repeat(50_000)
    expect(readInline(text).join('')).toBe(text)
  })
})

describe('Words and marks, written', () => {
  test('are what a browser would write, with the classes the editor knows its marks by', () => {
    expect(
      writeInline(readInline('<B onclick=x>3 < 5 & \u00a0</B><mark>印</mark><u><a href="/a?b=1&c=%22">線</a></u>')),
    ).toBe(
      '<b>3 &lt; 5 &amp; &nbsp;</b><mark class="cdx-marker">印</mark>' +
        '<u class="cdx-underline"><a href="/a?b=1&amp;c=%22">線</a></u>',
    )
  })

  test('are the same when written again', () => {
    const written = (html: string) => writeInline(readInline(html))
    fc.assert(fc.property(tagSoup, (html) => void expect(written(written(html))).toBe(written(html))))
  })

  test('are plain words without their marks, a new line where there is one', () => {
    expect(inlineText('Q&amp;A は<b>&lt;b&gt;</b><br>次')).toBe('Q&A は<b>\n次')
    expect(inlineText(undefined)).toBe('')
  })
})
