import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { richText } from '../../entities/language/fields/rich-text.ts'
import type { Examples } from './example.ts'
import type { Fill } from './fill.ts'

/** A body with every kind of block, with marks, and with what an editor leaves behind. */
export const everyBlock: RichText = {
  time: 1764000000000,
  version: '2.31.7',
  blocks: [
    {
      id: 'p1',
      type: 'paragraph',
      data: { text: '2～4人用、40分の市場ゲーム『港町のねこ市』を2027年春に発売します。' },
    },
    {
      id: 'p2',
      type: 'paragraph',
      data: { text: '文字は <b>太く</b>、<mark class="cdx-marker">目立たせ</mark>られます。' },
    },
    { type: 'paragraph', data: { text: 'Q&amp;A は 3 &lt; 5 の<br>次の行' } },
    { type: 'paragraph', data: { text: '' } },
    { id: 'h1', type: 'header', data: { text: 'あそびかた', level: 2 } },
    {
      type: 'list',
      data: {
        style: 'ordered',
        items: ['ねこを市場に送り出す', { text: '魚を集めて<i>交換</i>する', items: ['1匹ずつ'] }],
      },
    },
    {
      type: 'checkList',
      data: {
        items: [
          { text: '営業時間を確かめる', checked: true },
          { text: '公開する', checked: false },
        ],
      },
    },
    { type: 'quote', data: { text: '影が濃いときは、カーテンを1枚引きます。', caption: '撮影担当' } },
    { type: 'delimiter', data: {} },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['時期', '料金'],
          ['前日', '50%'],
        ],
      },
    },
    { type: 'code', data: { code: 'npm ci' } },
    {
      type: 'image',
      data: {
        file: { url: '/demo/box.webp' },
        caption: '箱のイメージ',
        withBorder: false,
        withBackground: false,
        stretched: true,
      },
    },
    {
      type: 'embed',
      data: { service: 'youtube', embed: 'https://www.youtube.com/embed/AAAAAAAAAAA', caption: '試聴' },
    },
    {
      type: 'linkTool',
      data: { link: 'https://example.com/', meta: { title: '公式サイト', description: '港町の案内' } },
    },
    { type: 'paragraph', data: { text: '　お待ちしております。' } },
  ],
}

const only = (text: string): RichText => ({ blocks: [{ type: 'paragraph', data: { text } }] })

export const examples = {
  schema: richText({ maxBytes: 4000, blocks: everyBlock.blocks.map(({ type }) => type) }),
  valid: [only('ご案内'), everyBlock],
  invalid: [
    { value: null, rule: 'required' },
    { value: { blocks: [] }, rule: 'required' },
    { value: '<p>ご案内</p>', rule: 'richText' },
    { value: { blocks: [{ type: 'paragraph', data: { text: 1 } }] }, rule: 'blocks.shape' },
    { value: { blocks: [{ type: 'script', data: {} }] }, rule: 'blocks.unknown' },
    {
      value: { blocks: [{ type: 'header', data: { text: '見出し', level: 1 } }] },
      rule: 'integrity.richTextHeaderLevel',
    },
    { value: only('あ'.repeat(1400)), rule: 'maxBytes' },
  ],
  stored: [
    [everyBlock, everyBlock],
    [{ blocks: [] }, null],
  ],
  shown: [
    [only('文字は <b>太く</b>'), '文字は 太く', '文字は 太く'],
    [
      only('3 &lt; 5 &amp; <script>alert(1)</script>'),
      '3 < 5 & <script>alert(1)</script>',
      '3 < 5 & <script>alert(1)</script>',
    ],
    [only('<a href="javascript:alert(1)">ここ</a>'), 'ここ', 'ここ'],
  ],
} satisfies Examples

/** A body of one paragraph, in place of another. */
export const fill: Fill = async (place, value) => {
  const { blocks = [] } = (value ?? {}) as { blocks?: readonly { data: { text?: string } }[] }
  const line = place.locator('[contenteditable=true]').first()
  await line.click()
  const { keyboard } = place.page()
  await line.press('Control+a')
  await keyboard.press('Backspace')
  await keyboard.insertText(blocks.map(({ data }) => data.text ?? '').join(' '))
}
