import { describe, expect, test } from 'vitest'
import { readBody } from '../../../entities/language/input/body.ts'
import { blockTypes, limits } from '../../../entities/language/blocks/blocks.ts'
import { article } from '../../../entities/company-site/article.ts'
import { everyBlock } from '../../fields/rich-text.ts'

const faults = (block: unknown) =>
  readBody(article, 'toki-tsumugi-cafe', 'edit', {
    body: { blocks: [{ type: 'paragraph', data: { text: '前' } }, block] },
  }).issues ?? []

const many = (length: number) => Array.from({ length }, () => 'x')

describe('A block that cannot be kept is named by its number and kind', () => {
  test.each([
    [{ type: 'raw', data: { html: 'x' } }, 'blocks.unknown', { block: 'raw' }],
    [{ data: {} }, 'blocks.shape', { block: '', name: 'type' }],
    ['x', 'blocks.shape', { block: '' }],
    [null, 'blocks.shape', { block: '' }],
    [
      { type: 'paragraph', data: { text: 'x', onclick: 'y' } },
      'blocks.unknownKey',
      { block: 'paragraph', name: 'onclick' },
    ],
    [{ type: 'paragraph', data: { text: 'x' }, style: {} }, 'blocks.unknownKey', { block: 'paragraph', name: 'style' }],
    [{ type: 'paragraph', data: { text: 1 } }, 'blocks.shape', { block: 'paragraph', name: 'data.text' }],
    [
      { type: 'paragraph', data: { text: 'x'.repeat(limits.text + 1) } },
      'blocks.tooLong',
      { block: 'paragraph', max: limits.text },
    ],
    [{ type: 'header', data: { text: 'x', level: 1 } }, 'integrity.richTextHeaderLevel', { block: 'header' }],
    [
      { type: 'embed', data: { service: 'vimeo', embed: 'https://player.vimeo.com/1' } },
      'integrity.richTextEmbed',
      { block: 'embed' },
    ],
    [
      { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com.evil.example/embed/AAAAAAAAAAA' } },
      'integrity.richTextEmbed',
      {},
    ],
    [
      { type: 'list', data: { style: 'ordered', items: many(limits.items + 1) } },
      'blocks.tooMany',
      { block: 'list', max: limits.items },
    ],
    [
      { type: 'table', data: { withHeadings: false, content: [many(limits.columns + 1)] } },
      'blocks.tooMany',
      { block: 'table' },
    ],
    [
      { type: 'table', data: { withHeadings: false, content: many(limits.rows + 1).map(() => ['x']) } },
      'blocks.tooMany',
      {},
    ],
    [{ type: 'linkTool', data: { link: 'javascript:alert(1)', meta: {} } }, 'blocks.link', { block: 'linkTool' }],
  ])('%j: %s', (block, rule, params) => {
    expect(faults(block)).toContainEqual({
      path: ['body', 'blocks', 1],
      rule,
      params: expect.objectContaining({ n: 2, ...params }),
    })
  })

  test.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('a picture of %s is none of ours', (url) => {
    const block = { type: 'image', data: { file: { url }, withBorder: false, withBackground: false, stretched: false } }
    expect(faults(block).map(({ rule }) => rule)).toEqual(['blocks.picture'])
  })

  test('a list may stand in a list, so deep and no deeper', () => {
    const nested = (depth: number): unknown => (depth === 1 ? 'x' : { text: 'x', items: [nested(depth - 1)] })
    const list = (depth: number) => ({ type: 'list', data: { style: 'unordered', items: [nested(depth)] } })
    expect(faults(list(limits.depth))).toEqual([])
    expect(faults(list(limits.depth + 1)).map(({ rule }) => rule)).toEqual(['blocks.depth'])
  })

  test('a body with too many blocks is refused as a whole', () => {
    const blocks = Array.from({ length: limits.blocks + 1 }, () => ({ type: 'delimiter', data: {} }))
    const { issues } = readBody(article, 'toki-tsumugi-cafe', 'edit', { body: { blocks } })
    expect(issues).toEqual([{ path: ['body', 'blocks'], rule: 'blocks.limit', params: { max: limits.blocks } }])
  })

  test('every kind of block is among the examples', () => {
    expect(new Set(everyBlock.blocks.map(({ type }) => type))).toEqual(new Set(blockTypes))
  })
})
