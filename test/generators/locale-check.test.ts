import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { expect, onTestFinished, test } from 'vitest'
import { entity } from '../../entities/language/entity.ts'
import { choice, integer, lines, publication, dateTime, text } from '../../entities/language/fields/index.ts'
import { ruleCodesOf } from '../../generators/locale-keys.ts'
import { localeFaults } from '../../generators/locale-check.ts'
import { sites } from '../../entities/installation.ts'

const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({
    title: text({ max: 80 }),
    kind: choice(['red', 'blue']),
    parts: lines({ count: integer() }).optional(),
    status: publication({ from: 'publishAt', until: 'unpublishAt' }),
    publishAt: dateTime().optional(),
    unpublishAt: dateTime().optional(),
  }),
  list: ['title'],
  sections: { details: ['parts'], aside: ['status'] },
  menu: { group: 'content', icon: 'ArticleOutlined' },
})

const nested = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, key]))

/** A complete set of texts. */
const complete = {
  'commons.json': {
    fields: { title: 'T', status: 'S', publishAt: 'P', unpublishAt: 'U' },
    options: { status: { draft: 'd', published: 'p', archived: 'a' } },
    transitions: { published: 'p', 'published-draft': 'd', archived: 'a' },
    questions: { published: 'p', draft: 'd', archived: 'a' },
  },
  'titles.json': { groups: { content: 'C' } },
  'search.json': { entities: { note: 'n' } },
  'validations.json': nested(ruleCodesOf(note)),
  ...Object.fromEntries(sites.map((site) => [`sites/${site}.json`, { name: '場' }])),
  'entities/note.json': {
    name: '記',
    plural: '記',
    menu: '記',
    description: '%{name}',
    fields: { kind: '種', parts: '部', 'parts.count': '数' },
    options: { kind: { red: '赤', blue: '青' } },
    sections: { details: '詳' },
  },
} as Readonly<Record<string, object>>

/** The faults reported for a set of texts that differs from the complete one; `undefined` removes a file. */
function reportedFaults(
  changes: { readonly ja?: Record<string, unknown>; readonly en?: Record<string, unknown> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'captain-words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const language of ['ja', 'en'] as const) {
    for (const [name, words] of Object.entries({ ...complete, ...changes[language] })) {
      if (words === undefined) continue
      mkdirSync(dirname(join(folder, language, name)), { recursive: true })
      writeFileSync(join(folder, language, name), typeof words === 'string' ? words : JSON.stringify(words))
    }
  }
  return localeFaults(folder, [note]).map(({ code, at, value }) => `${code} ${at}: ${value}`)
}

test('nothing is told where nothing is missing', () => expect(reportedFaults()).toEqual([]))

test('a Japanese word that is left in another language, unless it is a unit or a name that everybody knows', () => {
  const name = 'entities/note.json'
  const menu = (text: string) => reportedFaults({ ja: { [name]: { ...complete[name], menu: text } } })
  expect(menu('重さ（g）、容量（ml）とISBN')).toEqual([])
  expect(menu('Notesの一覧')).toEqual(['W213 locales/ja/entities/note.json: Notes'])
})

test('a word in one language only', () => {
  const name = 'entities/note.json'
  expect(reportedFaults({ en: { [name]: { ...complete[name], menu: undefined } } })).toEqual([
    'E201 locales/en/entities/note.json: menu',
  ])
  expect(reportedFaults({ en: { [name]: { ...complete[name], help: { kind: 'h' } } } })).toEqual([
    'E201 locales/ja/entities/note.json: help.kind',
  ])
})

test('a placeholder that only one language fills in', () => {
  const name = 'entities/note.json'
  expect(reportedFaults({ en: { [name]: { ...complete[name], description: 'note' } } })).toEqual([
    'E202 locales/en/entities/note.json: description',
  ])
})

test('a word that all share, of a rule, a group or a site', () => {
  const without = {
    'validations.json': nested(ruleCodesOf(note).filter((rule) => rule !== 'maxFullWidth')),
    'titles.json': {},
  }
  expect(reportedFaults({ ja: without, en: without })).toEqual([
    'E203 locales/ja/validations.json: maxFullWidth',
    'E203 locales/ja/titles.json: groups.content',
  ])
})

test('a word of a site for what it does not have', () => {
  const name = 'sites/emu-esu-com.json'
  const words = {
    name: '字',
    groups: { content: '字', contents: '字' },
    entities: {
      note: { menu: '字', fields: { kind: '字', colour: '字' }, help: { kind: '字' } },
      letter: { name: '字' },
    },
  }
  expect(reportedFaults({ ja: { [name]: words }, en: { [name]: words } })).toEqual([
    `E204 locales/ja/${name}: groups.contents`,
    `E204 locales/ja/${name}: entities.note.fields.colour`,
    `E204 locales/ja/${name}: entities.letter.name`,
  ])
})

test('a text of the board and of the charts for what no entity declares: one warning for each language', () => {
  const board = { attention: { note: { late: 'l' } }, derived: { incomplete: 'i' } }
  const files = { 'board.json': board, 'modules/shop.json': { dashboard: { charts: { order: { sales: 's' } } } } }
  expect(reportedFaults({ ja: files, en: files })).toEqual(
    ['ja', 'en'].flatMap((language) => [
      `W214 locales/${language}/board.json: attention.note.late`,
      `W214 locales/${language}/modules/shop.json: charts.order.sales`,
    ]),
  )
})

test('a text of an entity for a field, a state or a help that is not there', () => {
  const name = 'entities/note.json'
  const spare = { ...complete[name], help: { kind: 'h', size: 'h' }, transitions: { lost: 'l' } }
  expect(reportedFaults({ ja: { [name]: spare }, en: { [name]: spare } })).toEqual([
    `W214 locales/ja/${name}: help.size`,
    `W214 locales/ja/${name}: transitions.lost`,
  ])
})

test('a file that is no JSON', () => {
  expect(reportedFaults({ en: { 'titles.json': '{' } })).toEqual([
    expect.stringMatching(/^E200 locales\/en\/titles\.json: /),
    'E201 locales/en/titles.json: groups.content',
  ])
})

test('a key that one object has twice, of which only the last word would show', () => {
  const text = JSON.stringify(complete['titles.json']).replace(
    '{"content":"C"}',
    '{"content": "A : B", "content" :"C"}',
  )
  expect(reportedFaults({ ja: { 'titles.json': text } })).toEqual(['E205 locales/ja/titles.json: groups.content'])
})

test('words of an entity nobody has written yet: one warning for each file', () => {
  const without = { 'entities/note.json': undefined }
  const missing =
    'name, plural, menu, description, fields.kind, options.kind.red, options.kind.blue, fields.parts, fields.parts.count, sections.details'
  expect(reportedFaults({ ja: without, en: without })).toEqual([
    `W210 locales/ja/entities/note.json: ${missing}`,
    `W210 locales/en/entities/note.json: ${missing}`,
  ])
})

test('an entity whose screens nobody finds by a reading or the other language: one warning for each file', () => {
  const without = { 'search.json': { entities: {} } }
  expect(reportedFaults({ ja: without, en: without })).toEqual([
    'W211 locales/ja/search.json: entities.note',
    'W211 locales/en/search.json: entities.note',
  ])
})

test('a drafted text that somebody has to write: one warning for each file, with the keys', () => {
  const name = 'entities/note.json'
  const drafted = { ...complete[name], description: 'TODO: %{name}', sections: { details: 'TODO: Details' } }
  expect(reportedFaults({ ja: { [name]: drafted } })).toEqual([
    `W212 locales/ja/${name}: description, sections.details`,
  ])
})

test('texts of an entity that is no more: one warning for each file', () => {
  const left = { 'entities/leaflet.json': { name: '紙' } }
  expect(reportedFaults({ ja: left, en: left })).toEqual([
    'W214 locales/ja/entities/leaflet.json: leaflet',
    'W214 locales/en/entities/leaflet.json: leaflet',
  ])
})
