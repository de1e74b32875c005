import { embedUrl, videoOfEmbed, videoOfUrl } from '../../../../entities/language/blocks/youtube.ts'

/**
 * Converts what Editor.js and its tools save to the blocks that are stored, so that a body of another editor can be
 * sent as it is: what is left out gets its default (spec section 3), and what only concerns the tool is dropped. Values
 * it does not recognise are returned unchanged, so that validation names them.
 */
export function normaliseBlocks(body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body['blocks'])) return body
  return { ...body, blocks: body['blocks'].map(normaliseBlock) }
}

type Data = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

function normaliseBlock(block: unknown): unknown {
  if (!isObject(block) || typeof block['type'] !== 'string') return block
  const { tunes: _, data = {}, ...rest } = block
  if (!isObject(data)) return block
  const type = block['type']
  if (type === 'checklist' || (type === 'list' && data['style'] === 'checklist'))
    return {
      ...rest,
      type: 'checkList',
      data: withoutTool({ ...data, items: mapped(data['items'], checkItems) }, checkListTool),
    }
  const normalise = Object.hasOwn(normalisers, type) ? normalisers[type as keyof typeof normalisers] : undefined
  return { ...rest, data: normalise ? normalise(data) : data }
}

/** Where the alignment of a text stands in tools that have one. */
const alignment = ['alignment'] as const
const checkListTool = ['style', 'meta'] as const

const normalisers = {
  paragraph: (data: Data) => withoutTool(data, alignment),
  header: (data: Data) => withoutTool(withDefaults(data, { level: 2 }), alignment),
  list: (data: Data) =>
    withoutTool(
      { ...withDefaults(data, { style: 'unordered' }), items: mapped(data['items'], (item) => [listItem(item)]) },
      ['meta'],
    ),
  checkList: (data: Data) => ({ ...data, items: mapped(data['items'], checkItems) }),
  quote: (data: Data) => withoutTool(data, alignment),
  table: (data: Data) => withoutTool(withDefaults(data, { withHeadings: false }), ['stretched']),
  image: (data: Data) => withDefaults(data, { withBorder: false, withBackground: false, stretched: false }),
  embed: (data: Data) => {
    const { embed, source } = data
    const video = typeof embed === 'string' ? videoOfEmbed(embed) : videoOfUrl(String(source))
    return withoutTool({ ...data, ...(video && embed === undefined && { embed: embedUrl(video) }) }, [
      'source',
      'width',
      'height',
    ])
  },
  linkTool: (data: Data) => withDefaults(data, { meta: {} }),
}

const withoutTool = (data: Data, names: readonly string[]): Data =>
  names.some((name) => name in data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
    : data

const withDefaults = (data: Data, defaults: Data): Data => ({
  ...data,
  ...Object.fromEntries(Object.entries(defaults).filter(([name]) => data[name] === undefined)),
})

const mapped = (items: unknown, convert: (item: unknown) => readonly unknown[]): unknown =>
  Array.isArray(items) ? items.flatMap(convert) : items

/** An item of `@editorjs/list` from version 2 has `content`, `meta` and `items`. */
function listItem(item: unknown): unknown {
  if (!isObject(item) || !('content' in item)) return item
  const { content, items, meta: _, ...rest } = item
  if (Object.keys(rest).length > 0) return item
  return Array.isArray(items) && items.length > 0 ? { text: content, items: items.map(listItem) } : content
}

/** The items of a check list, which has no levels: those below an item follow it. */
function checkItems(item: unknown): readonly unknown[] {
  if (!isObject(item)) return [item]
  if (!('content' in item)) return [{ checked: false, ...item }]
  const { content, meta, items } = item
  const checked = isObject(meta) && meta['checked'] === true
  return [{ text: content, checked }, ...(Array.isArray(items) ? items.flatMap(checkItems) : [])]
}
