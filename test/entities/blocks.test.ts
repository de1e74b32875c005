import { expect, test } from 'vitest'
import {
  blockSchema,
  limits,
  richTextSchema,
  type Block,
  type RichText,
} from '../../entities/language/blocks/blocks.ts'
import { countElements } from '../../entities/language/blocks/element-count.ts'
import { richText } from '../../entities/language/fields/index.ts'
import { plainText } from '../../entities/language/blocks/plain-text.ts'

const all: readonly Block[] = [
  { type: 'paragraph', data: { text: '朝の<b>お知らせ</b>' } },
  { id: 'a1', type: 'header', data: { text: '見出し', level: 2 } },
  { type: 'list', data: { style: 'ordered', items: ['一', '<i>二</i>'] } },
  { type: 'checkList', data: { items: [{ text: '済', checked: true }] } },
  { type: 'quote', data: { text: '引用', caption: '誰か' } },
  { type: 'delimiter', data: {} },
  {
    type: 'table',
    data: {
      withHeadings: true,
      content: [
        ['甲', '乙'],
        ['丙', ''],
      ],
    },
  },
  { type: 'code', data: { code: 'let x' } },
  {
    type: 'image',
    data: { file: { url: '/a.png' }, caption: '写真', withBorder: false, withBackground: false, stretched: false },
  },
  { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/AAAAAAAAAAA', caption: '動画' } },
  { type: 'linkTool', data: { link: 'https://example.com', meta: { title: '題', description: '説明' } } },
]

test('every block of the specification is read', () => {
  expect(richTextSchema.parse({ time: 1, version: '2.31.7', blocks: all })).toEqual({
    time: 1,
    version: '2.31.7',
    blocks: all,
  })
})

test('the words of a body are one block a line, without tags', () => {
  expect(plainText({ blocks: [...all] })).toBe(
    '朝のお知らせ\n見出し\n一\n二\n済\n引用\n誰か\n甲\n乙\n丙\nlet x\n写真\n動画\n題\n説明',
  )
})

test.each([
  ['an unknown block', { type: 'raw', data: { html: '<script>' } }],
  ['a header of level 1', { type: 'header', data: { text: 'a', level: 1 } }],
  ['a key of no block', { type: 'paragraph', data: { text: 'a', onclick: 'x' } }],
  ['an embed that is not https', { type: 'embed', data: { service: 'youtube', embed: 'http://x.example' } }],
  ['a link of another scheme', { type: 'linkTool', data: { link: 'javascript:alert(1)', meta: {} } }],
])('%s is refused', (_, block) => expect(blockSchema.safeParse(block).success).toBe(false))

test('a body of more than 500 blocks is refused', () => {
  const blocks = Array.from({ length: 501 }, () => all[0]!)
  expect(richTextSchema.safeParse({ blocks }).success).toBe(false)
  expect(richTextSchema.safeParse({ blocks: blocks.slice(1) }).success).toBe(true)
})

test('list items, table rows and cells, and marks are counted; a program and plain words are not', () => {
  const counted = (...blocks: readonly Block[]) => countElements({ blocks: [...blocks] })
  expect(counted({ type: 'paragraph', data: { text: '<b>一</b><br>' } })).toBe(3)
  expect(
    counted({ type: 'list', data: { style: 'ordered', items: ['一', { text: '<i>二', items: ['三', '四'] }] } }),
  ).toBe(5)
  expect(counted({ type: 'table', data: { withHeadings: false, content: [['', ''], ['']] } })).toBe(5)
  expect(counted({ type: 'code', data: { code: '<<<<' } }, { type: 'paragraph', data: { text: '言葉' } })).toBe(0)
})

test('a body may have so many items, cells and marks in all, and is refused beyond', () => {
  const items = (count: number): Block => ({ type: 'list', data: { style: 'ordered', items: Array(count).fill('') } })
  const body = (count: number): RichText => ({
    blocks: [...Array.from({ length: Math.floor(count / 300) }, () => items(300)), items(count % 300)],
  })
  const issues = (value: RichText) => richText().safeParse(value).error?.issues
  expect(countElements(body(limits.elements))).toBe(limits.elements)
  expect(issues(body(limits.elements))).toBeUndefined()
  expect(issues(body(limits.elements + 1))).toMatchObject([{ params: { rule: 'blocks.pieces', max: limits.elements } }])
  expect(issues({ blocks: [{ type: 'paragraph', data: { text: '<b>'.repeat(6_000) } }, body(4_001).blocks[0]!] })).toBe(
    undefined,
  )
})
