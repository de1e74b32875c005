import { randomInt } from './random.ts'

type Body = { readonly blocks: readonly object[] }

const most = 390_000
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })

/** Paragraphs of a text said again and again, as many as a body holds. */
const filled = (part: string, size = 19_900): Body => {
  const text = part.repeat(Math.floor(size / part.length))
  const each = Buffer.byteLength(JSON.stringify(paragraph(text))) + 1
  return { blocks: Array.from({ length: Math.floor(most / each) }, () => paragraph(text)) }
}

/** Words that never come again, so that each of their pairs is a term of its own. */
const anyWords = (characters: number): string =>
  Array.from({ length: characters }, () => String.fromCharCode(0x4e00 + randomInt(20_000))).join('')

/** Bodies that are as large as a body may be, each in another way. */
export const largeBodies = (): readonly (readonly [name: string, body: Body])[] => [
  ['words', { blocks: Array.from({ length: 6 }, () => paragraph(anyWords(19_900))) }],
  ['marks', { blocks: [...filled('<b>x</b>', 9_000).blocks.slice(0, 2), ...filled('お知らせ').blocks.slice(0, 5)] }],
  ['nested-marks', filled('<b><i>')],
  ['links', filled('<a href="/a">x</a>', 2_000)],
  ['breaks', filled('<br>')],
  ['strange-tags', filled('<x></b>')],
  ['no-tags', filled('< ')],
  ['entities', filled('&amp;')],
  [
    'items',
    {
      blocks: Array.from({ length: 33 }, () => ({
        type: 'list',
        data: { style: 'ordered', items: Array(300).fill('項目') },
      })),
    },
  ],
  [
    'cells',
    {
      blocks: Array.from({ length: 4 }, () => ({
        type: 'table',
        data: { withHeadings: false, content: Array(100).fill(Array(20).fill('升')) },
      })),
    },
  ],
]

/** One body of the size that most large records have. */
export const largeBody = (): Body => filled('新しいお知らせです。', 10_000)
