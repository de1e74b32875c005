import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { entity, type Entity } from '../../entities/language/entity.ts'
import { choice, lines, states, text } from '../../entities/language/fields/index.ts'
import { renamedTexts } from '../../generators/renamed-texts.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'

const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({ title: text({ max: 80 }), mood: choice(['calm']), remark: text({ max: 9 }).optional() }),
  list: ['title'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
  renamedFrom: { mood: 'kind', remark: 'memo' },
})

/** The files that change, of a project with these texts. */
function changed(files: Readonly<Record<string, object>>, of: Entity = note): Readonly<Record<string, unknown>> {
  const root = scratchFolder()
  for (const [path, texts] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(texts))
  }
  return Object.fromEntries([...renamedTexts(root, [of])].map(([path, after]) => [path, JSON.parse(after) as unknown]))
}

test('texts of a renamed field keep their words under the new name, in both languages and at each site', () => {
  const texts = (word: string) => ({
    name: word,
    fields: { title: word, kind: word, 'kind.part': word, kindness: word, memo: word },
    help: { memo: word },
    options: { kind: { calm: word } },
    sections: { memo: word },
  })
  const renamed = (word: string) => ({
    name: word,
    fields: { title: word, mood: word, 'mood.part': word, kindness: word, remark: word },
    help: { remark: word },
    options: { mood: { calm: word } },
    // A section is no field.
    sections: { memo: word },
  })
  const site = { name: '場', entities: { note: { fields: { memo: '覚え' } }, topic: { fields: { memo: '覚え' } } } }
  expect(
    changed({
      'locales/ja/entities/note.json': texts('語'),
      'locales/en/entities/note.json': texts('word'),
      'locales/en/entities/topic.json': texts('word'),
      'locales/ja/sites/emu-esu-com.json': site,
      'locales/ja/sites/flat-flat-net.json': { name: '場' },
    }),
  ).toEqual({
    'locales/ja/entities/note.json': renamed('語'),
    'locales/en/entities/note.json': renamed('word'),
    'locales/ja/sites/emu-esu-com.json': {
      name: '場',
      entities: { note: { fields: { remark: '覚え' } }, topic: { fields: { memo: '覚え' } } },
    },
  })
})

test('so do texts of renamed parts of a group, and of renamed options and states', () => {
  const renaming = entity('note', {
    sites: ['emu-esu-com'],
    schema: z.object({
      rows: lines({ size: choice(['small', 'm']), weight: text({ max: 9 }) }),
      size: choice(['large', 'm']),
      status: states(['open', 'done'], { open: ['done'], done: [] }),
    }),
    menu: { group: 'content', icon: 'ArticleOutlined' },
    renamedFrom: { 'rows.size': 'kind', rows: 'lots' },
    renamedOptions: { 'rows.size': { small: 's' }, size: { large: 'l' }, status: { open: 'new' } },
  })
  const before = {
    fields: { lots: 'Lots', 'lots.kind': 'Kind', size: 'Size', kind: 'Kind of note', new: 'New' },
    options: { lots: { kind: { s: 'S', m: 'M' } }, size: { l: 'L', m: 'M' }, status: { new: 'New', done: 'Done' } },
    transitions: { new: 'Reopen', done: 'Close' },
  }
  expect(changed({ 'locales/en/entities/note.json': before }, renaming)).toEqual({
    'locales/en/entities/note.json': {
      fields: { rows: 'Lots', 'rows.size': 'Kind', size: 'Size', kind: 'Kind of note', new: 'New' },
      options: {
        rows: { size: { small: 'S', m: 'M' } },
        size: { large: 'L', m: 'M' },
        status: { open: 'New', done: 'Done' },
      },
      transitions: { open: 'Reopen', done: 'Close' },
    },
  })
})

test('a text that is written under the new name already stays, and a project without former names is left alone', () => {
  expect(
    changed({
      'locales/ja/entities/note.json': { fields: { remark: '新', memo: '旧' } },
      'locales/en/entities/note.json': { fields: { mood: 'Mood', remark: 'Remark' } },
    }),
  ).toEqual({})
})
