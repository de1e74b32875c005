// @module-tag postgres-full
import { expect, test } from 'vitest'
import { news } from '../../entities/news.ts'
import { bodyOf } from '../../server/features/imports/read-body.ts'
import { csv, importingWorld } from './support/importing-world.ts'
import { recordClient } from './support/record-client.ts'

/** Bodies in files: as other systems export them, in HTML or Markdown. */

const site = 'emu-esu-com'
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })

const markdown = `# 夏の*お知らせ*

本文は **太字** と [リンク](https://example.com/a_b)。
二行目 \`x<y\`

- 一
  - 一の一
- 二

1. a
2. b

- [x] 済
- [ ] 未

> 引用
> 続き

| 品 | 値 |
|---|---|
| 茶 | 300 |

\`\`\`js
if (a < b) {}
\`\`\`

---
![猫](https://example.com/cat.png)`

const ofMarkdown = [
  { type: 'header', data: { text: '夏の<i>お知らせ</i>', level: 2 } },
  paragraph(
    '本文は <b>太字</b> と <a href="https://example.com/a_b">リンク</a>。<br>二行目 <code class="inline-code">x&lt;y</code>',
  ),
  { type: 'list', data: { style: 'unordered', items: [{ text: '一', items: ['一の一'] }, '二'] } },
  { type: 'list', data: { style: 'ordered', items: ['a', 'b'] } },
  {
    type: 'checkList',
    data: {
      items: [
        { text: '済', checked: true },
        { text: '未', checked: false },
      ],
    },
  },
  { type: 'quote', data: { text: '引用<br>続き' } },
  {
    type: 'table',
    data: {
      withHeadings: true,
      content: [
        ['品', '値'],
        ['茶', '300'],
      ],
    },
  },
  { type: 'code', data: { code: 'if (a < b) {}' } },
  { type: 'delimiter', data: {} },
  paragraph('<a href="https://example.com/cat.png">猫</a>'),
]

const html = `<!-- wp:heading --><h2 class="wp-block-heading">営業<strong>時間</strong></h2>
<p>朝9時から。<br />日曜は休み</p><ul><li>駐車場あり</li></ul>
<figure><img src="https://example.com/shop.jpg" alt="店"><figcaption>外観</figcaption></figure><script>alert(1)</script>`

test('a body in HTML or Markdown is imported as the blocks that it describes, and never as visible tags', async () => {
  const { world, judged, written, faults } = await importingWorld()
  const api = await recordClient(world, news, site)
  const made = await judged(
    site,
    'news',
    csv(
      ['スラッグ', 'タイトル', '本文'],
      ['md', '記', markdown],
      ['html', '頁', html],
      ['text', '文', '3 < 5\n- 備考'],
    ),
    { key: 'slug' },
  )
  expect([made.body.created, await faults(made)]).toEqual([3, []])
  await written(site, made.id)
  const bodyOfSlug = async (slug: string) => {
    const [{ id }] = (await api.get('', { filter: { slug } })).body
    return (await api.get(`/${id}`)).body.body.blocks.map(({ type, data }: Record<string, unknown>) => ({ type, data }))
  }
  expect(await bodyOfSlug('md')).toEqual(ofMarkdown)
  expect(await bodyOfSlug('html')).toEqual([
    { type: 'header', data: { text: '営業<b>時間</b>', level: 2 } },
    paragraph('朝9時から。<br>日曜は休み'),
    { type: 'list', data: { style: 'unordered', items: ['駐車場あり'] } },
    paragraph('<a href="https://example.com/shop.jpg">店</a><br>外観'),
  ])
  // What is neither is a plain text still: a paragraph for each line.
  expect(await bodyOfSlug('text')).toEqual([paragraph('3 &lt; 5'), paragraph('- 備考')])
})

test('marks that a backslash or code keeps are text, and a field gets only blocks that it takes', () => {
  const blocks = (text: string, taken?: readonly ('paragraph' | 'list')[]) =>
    bodyOf(text, taken ? { blocks: taken } : {}).blocks
  expect(blocks('# 見出し \\*一\\*\n`**太**` ~~旧~~ 2*3*4')).toEqual([
    { type: 'header', data: { text: '見出し *一*', level: 2 } },
    paragraph('<code class="inline-code">**太**</code> <s class="cdx-strikethrough">旧</s> 2<i>3</i>4'),
  ])
  expect(blocks('# 見出し\n\n- 一\n- 二', ['paragraph', 'list'])).toEqual([
    paragraph('見出し'),
    { type: 'list', data: { style: 'unordered', items: ['一', '二'] } },
  ])
  expect(blocks('<p>[x](javascript:alert(1))</p><a href="javascript:alert(1)">y</a>')).toEqual([
    paragraph('[x](javascript:alert(1))'),
    paragraph('y'),
  ])
})

test('a text of thousands of signs that nobody closes costs no more than its length', { tags: ['full'] }, () => {
  for (const sign of ['[', '![', '**', '`', '~~', '|-', '<p ', '- a\n', '> ', '*a', '[a](', '<b>', '# x\n\n']) {
    const began = process.threadCpuUsage()
    bodyOf(`# x\n**b**\n${sign.repeat(400_000 / sign.length)}`, {})
    // In the square of its length it would be minutes.
    expect([sign, process.threadCpuUsage(began).user < 5_000_000]).toEqual([sign, true])
  }
})
