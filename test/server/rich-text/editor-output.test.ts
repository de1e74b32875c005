// @module-tag sqlite
import { expect, test } from 'vitest'
import { richTextSchema, type RichText } from '../../../entities/language/blocks/blocks.ts'
import { news } from '../../../entities/news.ts'
import { readInput } from '../../../server/kernel/records/read-input.ts'
import { normaliseBlocks } from '../../../server/kernel/records/rich-text/editor-output.ts'
import { everyBlock } from '../../fields/rich-text.ts'

/** What Editor.js and its tools save by themselves, other than Captain's editor. */
const editorOutput = {
  time: 1764000000000,
  version: '2.31.7',
  blocks: [
    { id: 'a', type: 'paragraph', data: { text: '中央' }, tunes: { alignmentTune: { alignment: 'center' } } },
    { type: 'header', data: { text: '見出し' } },
    {
      type: 'list',
      data: {
        style: 'ordered',
        meta: { start: 3, counterType: 'numeric' },
        items: [
          { content: '一', meta: {}, items: [] },
          { content: '二', meta: {}, items: [{ content: '二の一', meta: {}, items: [] }] },
        ],
      },
    },
    { type: 'list', data: { items: ['点'] } },
    {
      type: 'list',
      data: {
        style: 'checklist',
        meta: {},
        items: [{ content: '済', meta: { checked: true }, items: [{ content: '未', meta: {}, items: [] }] }],
      },
    },
    { type: 'checklist', data: { items: [{ text: '済', checked: true }, { text: '未' }] } },
    { type: 'quote', data: { text: '引用', caption: '人', alignment: 'left' } },
    { type: 'delimiter' },
    { type: 'table', data: { content: [['a', 'b']], stretched: false } },
    {
      type: 'embed',
      data: {
        service: 'youtube',
        source: 'https://www.youtube.com/watch?v=AAAAAAAAAAA',
        embed: 'https://www.youtube.com/embed/AAAAAAAAAAA',
        width: 580,
        height: 320,
        caption: '',
      },
    },
    { type: 'image', data: { file: { url: '/demo/box.webp' }, caption: '' } },
    { type: 'linkTool', data: { link: 'https://example.com/' } },
  ],
}

const editorOutputStored: RichText = {
  time: 1764000000000,
  version: '2.31.7',
  blocks: [
    { id: 'a', type: 'paragraph', data: { text: '中央' } },
    { type: 'header', data: { text: '見出し', level: 2 } },
    { type: 'list', data: { style: 'ordered', items: ['一', { text: '二', items: ['二の一'] }] } },
    { type: 'list', data: { style: 'unordered', items: ['点'] } },
    {
      type: 'checkList',
      data: {
        items: [
          { text: '済', checked: true },
          { text: '未', checked: false },
        ],
      },
    },
    {
      type: 'checkList',
      data: {
        items: [
          { text: '済', checked: true },
          { text: '未', checked: false },
        ],
      },
    },
    { type: 'quote', data: { text: '引用', caption: '人' } },
    { type: 'delimiter', data: {} },
    { type: 'table', data: { withHeadings: false, content: [['a', 'b']] } },
    {
      type: 'embed',
      data: { service: 'youtube', embed: 'https://www.youtube.com/embed/AAAAAAAAAAA', caption: '' },
    },
    {
      type: 'image',
      data: {
        file: { url: '/demo/box.webp' },
        caption: '',
        withBorder: false,
        withBackground: false,
        stretched: false,
      },
    },
    { type: 'linkTool', data: { link: 'https://example.com/', meta: {} } },
  ],
}

test('what the tools of Editor.js save is stored as Captain’s own blocks', () => {
  expect(normaliseBlocks(editorOutput)).toEqual(editorOutputStored)
  expect(richTextSchema.parse(normaliseBlocks(editorOutput))).toEqual(editorOutputStored)
  expect(readInput(news, 'myturn-games', 'edit', { body: editorOutput })).toEqual({ body: editorOutputStored })
  expect(normaliseBlocks(everyBlock)).toEqual(everyBlock)
})

test.each([null, 'x', [], {}, { blocks: {} }, { blocks: [null, 1, {}, { type: 'list', data: { items: 'x' } }] }])(
  '%j is left to the rules',
  (body) => expect(richTextSchema.safeParse(normaliseBlocks(body)).success).toBe(false),
)
