import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blockSchema } from '../../../entities/language/blocks/blocks.ts'
import { fitBlocks } from '../../../entities/language/blocks/html/fit-blocks.ts'
import { importHtml } from '../../../entities/language/blocks/html/import-html.ts'
import { parseHtml } from '../../../server/kernel/records/rich-text/parse-html.ts'
import { tagSoup } from '../../tag-soup.ts'
import fc from 'fast-check'

const imported = (html: string) => importHtml(parseHtml(html))
const clip = (name: string) => imported(readFileSync(new URL(`clips/${name}.html`, import.meta.url), 'utf8'))
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const picture = (src: unknown, alt = '', caption?: string) => ({
  type: 'picture',
  src,
  alt,
  ...(caption && { caption }),
})

describe('HTML of other programs', () => {
  test('from Google Docs keeps its pictures, its tel: links and its check lists', () => {
    expect(clip('google-docs')).toEqual([
      { type: 'header', data: { text: '夏祭りのお知らせ', level: 2 } },
      paragraph(
        '<b>七月二十日</b>に開きます。<u class="cdx-underline">雨天中止</u><br>お問い合わせ：<a href="tel:0572-22-0000">0572-22-0000</a>',
      ),
      picture(expect.stringMatching(/^data:image\/png;base64,/)),
      picture('https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=abc', '会場の地図'),
      {
        type: 'checkList',
        data: {
          items: [
            { text: '提灯を借りる', checked: true },
            { text: '氷を頼む', checked: false },
          ],
        },
      },
    ])
  })

  test('from Word keeps its marks and pictures, and no line break that only its source has', () => {
    expect(clip('word')).toEqual([
      { type: 'header', data: { text: '冬の営業について', level: 2 } },
      paragraph(
        'いつもご利用いただき、誠にありがとうございます。十二月は<b>水曜定休</b>となり、<mark class="cdx-marker">夜の部</mark>は<s class="cdx-strikethrough">十九時</s>二十時までです。詳しくは<a href="https://example.jp/winter">冬の予定</a>をご覧ください。',
      ),
      picture(expect.stringMatching(/^file:.*clip_image002\.png$/), '雪の店先'),
      { type: 'table', data: { withHeadings: false, content: [['平日', '11:00<br>17:00']] } },
    ])
  })

  test('from Excel is a table, with a cell for each that was joined', () => {
    expect(clip('excel')).toEqual([
      {
        type: 'table',
        data: {
          withHeadings: false,
          content: [
            ['温かい飲み物', '', '¥450'],
            ['珈琲<br>深煎り', '<b>人気</b>', '¥500'],
          ],
        },
      },
    ])
  })

  test('from a web page keeps emoji that are drawn, definitions, summaries, code and quotations', () => {
    expect(clip('web-page')).toEqual([
      paragraph('満席でした🎉ありがとう🏳️‍🌈'),
      paragraph('<b>営業時間</b><br>11:00〜17:00'),
      paragraph('<b>定休日</b><br>水曜日<br>第三木曜日'),
      paragraph('<b>駐車場はありますか？</b>'),
      paragraph('店の裏に二台あります。'),
      { type: 'code', data: { code: `if (a < b && "x" !== 'y') {\n  print("&amp;")\n}` } },
      { type: 'quote', data: { text: '静かな店だった。<br>また来たい。', caption: '旅の雑誌' } },
      picture('https://example.jp/shop.jpg', '店の正面', '春の<b>店先</b>'),
      { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ' } },
      paragraph('一行目<br>二行目'),
      paragraph('紬（つむぎ）の上へ罠'),
      {
        type: 'table',
        data: {
          withHeadings: true,
          content: [
            ['品', '価格'],
            ['茶', '400円'],
            ['', '500円'],
          ],
        },
      },
      paragraph('枠の中の文'),
      { type: 'list', data: { style: 'unordered', items: ['枠の中の項目'] } },
      { type: 'delimiter', data: {} },
      {
        type: 'list',
        data: { style: 'ordered', items: [{ text: '一', items: [{ text: '二', items: ['三', '四'] }] }] },
      },
    ])
  })

  test('keeps the text of blocks where only text can be', () => {
    const cell = '<p>朝</p><ul><li>卵</li><li>茶<ol><li>緑</li></ol></li></ul><h2>昼</h2><pre>a\n b</pre>'
    expect(imported(`<table><tr><td>${cell}</td><td>夜</td></tr></table>`)).toMatchObject([
      { data: { content: [['朝<br>• 卵<br>• 茶<br>1. 緑<br>昼<br>a<br>b', '夜']] } },
    ])
  })

  test('has one line break between the blocks of an item, also where the source writes another', () => {
    expect(imported('<ul><li><p>週末</p><br><p>と祝日</p></li></ul>')).toMatchObject([
      { data: { items: ['週末<br>と祝日'] } },
    ])
  })

  test('becomes paragraphs where a field does not take its blocks', () => {
    const blocks = imported(
      '<h2>題</h2><ul><li>一<ul><li>二</li></ul></li></ul><table><tr><th>品</th><td>茶</td></tr></table>',
    )
    expect(fitBlocks(blocks, ['list'])).toEqual([paragraph('題'), blocks[1], paragraph('品 茶')])
    expect(fitBlocks(blocks, ['header'])).toEqual([blocks[0], paragraph('• 一'), paragraph('• 二'), paragraph('品 茶')])
  })

  test('however broken gives blocks that can be stored', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        for (const block of imported(html))
          if (block.type !== 'picture') expect(blockSchema.safeParse(block).error).toBeUndefined()
      }),
    )
    expect(imported(`${'<div>'.repeat(100_000)}深い${'<ul><li>'.repeat(50_000)}所`)).toEqual([paragraph('深い 所')])
  })
})
