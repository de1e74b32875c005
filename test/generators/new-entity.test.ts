import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { checkEntities } from '../../entities/language/check/check-entities.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { localeKeysOf } from '../../generators/locale-keys.ts'
import { readLocales } from '../../generators/locales.ts'
import { draftDeclaration } from '../../generators/new/declaration-draft.ts'
import { readFields, writtenKinds } from '../../generators/new/field-words.ts'
import { draftTexts } from '../../generators/new/text-drafts.ts'

const root = join(import.meta.dirname, '../..')
const declared: readonly Entity[] = Object.values(entities)
/** A site, and what it has for other entities to point at. */
const [site, target] = declared
  .filter(({ parent, public: shown }) => !parent && shown)
  .map(({ name, sites }) => [Object.keys(sites)[0] as SiteSlug, name] as const)[0]!

/** What comes of the words of a command. */
function drafted(...words: readonly string[]) {
  const fields = readFields(words, { entity: 'sample', sites: [site], entities: declared })
  const draft = draftDeclaration('sample', [site], fields, declared)
  const faults = checkEntities([...declared, draft.entity], { hasIcon: () => true })
  return { ...draft, faults: faults.filter(({ at }) => at.startsWith('sample')) }
}

/** The drafted texts, by language and dotted key. */
function textsOf(words: readonly string[], label?: string) {
  const { files, marked } = draftTexts(root, drafted(...words).entity, label)
  const read = (path: string) => JSON.parse(files.get(path)!)
  const [ja, en] = ['ja', 'en'].map((language) => read(`locales/${language}/entities/sample.json`))
  const [jaSearch, enSearch] = ['ja', 'en'].map((language) => read(`locales/${language}/search.json`).entities.sample)
  return { ja, en, jaSearch, enSearch, marked }
}

/** A word for each kind: `field3:choice:small,large`. */
const wordOf = (kind: string, at: number): string => `field${at}:${kind.replace('<entity>', target)}`

describe('A new entity', () => {
  test.each(writtenKinds)('may have a field of the kind %s, and its declaration has no fault', (kind) => {
    expect(drafted('title:text', wordOf(kind, 1)).faults).toEqual([])
    expect(drafted('title:text', 'isVisible:toggle', wordOf(kind, 1)).faults).toEqual([])
  })

  test('may have all kinds at once, and has every text in both languages', () => {
    const words = ['title:text', ...writtenKinds.filter((kind) => !kind.startsWith('states')).map(wordOf)]
    const { entity, faults } = drafted(...words)
    expect(faults).toEqual([])
    const { files } = readLocales(join(root, 'locales'))
    const { ja, en } = textsOf(words)
    for (const [language, texts] of [
      ['ja', ja],
      ['en', en],
    ] as const) {
      const leaves = (tree: object, path = ''): readonly string[] =>
        Object.entries(tree).flatMap(([key, value]) =>
          typeof value === 'string' ? [path + key] : leaves(value, `${path}${key}.`),
        )
      const keys = new Set([...leaves(texts), ...files[language].get('commons.json')!.keys()])
      expect(localeKeysOf(entity).filter((any) => !any.some((key) => keys.has(key)))).toEqual([])
    }
  })

  test('that is published has its period, an address, and is public only once it is published', () => {
    const { entity, added } = drafted('title:text', 'cover:image', 'state:publication', 'email:email?')
    expect(Object.keys(entity.fields)).toEqual(['title', 'slug', 'cover', 'state', 'publishAt', 'unpublishAt', 'email'])
    expect(added).toEqual(['slug', 'publishAt', 'unpublishAt'])
    expect(entity).toMatchObject({
      unique: ['slug'],
      preview: 'slug',
      sort: ['publishAt', 'DESC'],
      sections: { aside: ['state', 'publishAt', 'unpublishAt'] },
      public: { when: { state: 'published' }, fields: ['title', 'slug', 'cover', 'publishAt', 'unpublishAt'] },
    })
  })

  test('has nothing public unless something says when', () => {
    expect(drafted('title:text', 'state:states:new,done').entity.public).toBeUndefined()
    expect(drafted('title:text', 'isVisible:toggle').entity.public).toEqual({
      when: { isVisible: true },
      fields: ['title'],
    })
  })

  test('may have fields that are empty, a manual order, a reading, and a unit by the name of a number', () => {
    const { source, entity } = drafted(
      'name:text',
      'nameKana:text?',
      'prepMinutes:integer:optional',
      'sortOrder:integer',
    )
    expect(source).toContain("text({ max: 80, kana: 'katakana', readingOf: 'name' }).optional()")
    expect(source).toContain("integer({ unit: 'minute' }).optional()")
    expect(entity).toMatchObject({
      reorder: 'sortOrder',
      sort: ['sortOrder', 'ASC'],
      list: ['name', 'prepMinutes', 'sortOrder'],
    })
  })

  test('takes a kind by the name of its function, as the guide of the kinds has it', () => {
    expect(drafted('title:text', 'memo:longText?', 'opens:dateTime').source).toContain('memo: longText({ max: 400 })')
  })

  test('takes words that an input method wrote', () => {
    expect(Object.keys(drafted('title：text', 'size：choice：small，large').entity.fields)).toEqual(['title', 'size'])
  })
})

describe('The texts of a new entity', () => {
  test('are the usual ones in both languages, and marked in Japanese where a name is not usual', () => {
    const words = ['title:text', 'cover:image', 'preparationTime:time', 'state:states:new,simmering', 'leadEn:text?']
    const { ja, en, jaSearch, enSearch, marked } = textsOf(words, 'レシピ')
    expect(ja).toEqual({
      name: 'レシピ',
      plural: 'レシピ',
      menu: 'レシピ',
      description: 'TODO: レシピの説明',
      fields: {
        cover: 'カバー画像',
        preparationTime: 'TODO: Preparation time',
        state: '状態',
        leadEn: 'リード文（英語）',
      },
      options: { state: { new: '新規', simmering: 'TODO: Simmering' } },
      transitions: { simmering: 'TODO: Mark as simmering', new: '新規にする' },
      questions: { simmering: 'TODO: Mark %{records} as simmering?', new: '%{records}を「新規」にしますか？' },
    })
    expect(en).toMatchObject({
      name: 'Sample',
      plural: 'Samples',
      description: 'TODO: what samples are',
      fields: { cover: 'Cover', preparationTime: 'Preparation time', leadEn: 'Lead (English)' },
    })
    expect([jaSearch, enSearch]).toEqual(['れしぴ/Sample Samples', 'れしぴ/レシピ'])
    expect(marked).toBe(6)
  })

  test('ask for the reading of a name in kanji, and for the Japanese name where none was given', () => {
    expect(textsOf(['title:text'], '献立').jaSearch).toBe('TODO: よみがな/Sample Samples')
    expect(textsOf(['title:text']).ja).toMatchObject({ name: 'TODO: Sample', menu: 'TODO: Sample' })
  })

  test('name a field by what it points at', () => {
    const { files } = readLocales(join(root, 'locales'))
    const { ja, en } = textsOf(['title:text', `pointer:reference:${target}`])
    const [inJa, inEn] = (['ja', 'en'] as const).map((language) =>
      files[language].get(`entities/${target}.json`)!.get('name'),
    )
    expect([ja.fields.pointer, en.fields.pointer]).toEqual([inJa, inEn])
  })
})

describe('A word that declares no field is refused, with what to write instead:', () => {
  test.each([
    ['題名:text', 'the name of a field is English, in camel case'],
    ['Title:text', 'the name of a field is English, in camel case'],
    ['title:', 'say of which kind it is, as in title:text. The kinds: account, choice:small,large, '],
    ['title:string', 'there is no kind string. Write title:text. The kinds: account, '],
    ['when:DateTime', 'there is no kind DateTime. Write when:date-time. '],
    ['slug:text', 'the address of a record is a kind of its own. Write slug:slug, or leave it out where a publication'],
    ['size:select', 'there is no kind select. Write size:choice:small,large. '],
    ['title:nothing', 'there is no kind nothing. The kinds: account, '],
    ['size:choice', 'name its values in English, as in size:choice:small,large.'],
    ['size:choice:小,大', 'name its values in English, as in size:choice:small,large.'],
    ['fees:lines', 'needs the fields of its rows: fees:lines:label,amount=yen'],
    ['fees:lines:who=reference', 'reference cannot stand in rows. Write one of: colour, '],
    ['nobody:reference', `${site} has no nobody. Point at one of: `],
    ['isNew:toggle?', 'it is never empty. Write isNew:toggle'],
    ['minutes:integer:5', 'write minutes:integer, and :optional behind it if it may be empty.'],
  ])('%s', (word, said) => {
    expect(() => drafted('name:text', word)).toThrow(said)
  })

  test('a second field of the same name, and fields among which nothing names a record', () => {
    expect(() => drafted('name:text', 'name:image')).toThrow('there is a field name already')
    expect(() => drafted('cover:image', 'note:text?')).toThrow('Give it a text that is never empty')
  })

  test('a name that every object has is refused as one that the server keeps', () => {
    expect(drafted('name:text', 'constructor:integer').faults.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'E113 sample.constructor',
    ])
  })
})
