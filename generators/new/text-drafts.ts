import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity, Field } from '../../entities/language/entity.ts'
import { toHiragana } from '../../entities/language/text/normalise-text.ts'
import { usualNames, usualOptions, type UsualWord } from '../../locales/usual-words.ts'
import { localeKeysOf } from '../locale-keys.ts'
import { camel } from '../names.ts'
import { languages, readLocales, toTranslate, type Language } from '../locales.ts'

export interface TextDrafts {
  /** The files to write, by path. */
  readonly files: ReadonlyMap<string, string>
  /** How many of the texts are marked as to be written. */
  readonly marked: number
}

/** A text in both languages. */
type Draft = Readonly<Record<Language, string>>
/** The text of a file in both languages, if there is one. */
type Said = (file: string, key: string) => Draft | undefined
type Tree = Record<string, string | Record<string, string | Record<string, string>>>

/**
 * Drafts the texts that an entity needs in both languages, and the words by which its screens are found. Names that
 * are not among the usual ones are made of the identifier in English, and marked in Japanese. Texts that are there
 * already stay as they are.
 *
 * @param label What the entity is called in Japanese; undefined if it is to be written.
 */
export function draftTexts(root: string, entity: Entity, label: string | undefined): TextDrafts {
  const { files } = readLocales(join(root, 'locales'))
  const names = namesOf(entity.name, label)
  const said: Said = (file, key) => {
    const [ja, en] = languages.map((language) => files[language].get(file)?.get(key))
    return ja && en ? { ja, en } : undefined
  }
  // What all entities call so is the state of what is published.
  const isOwn = (key: string): boolean => key === 'fields.status' && !entity.fields['status']?.window
  const drafts = localeKeysOf(entity)
    .filter((keys) => keys.every((key) => !said(sharedTexts, key) || isOwn(key)))
    .map(([key]) => [key, draftOf(key, entity, names, said)] as const)
  const written = languages.flatMap((language) => {
    const own = `locales/${language}/entities/${entity.name}.json`
    const search = `locales/${language}/search.json`
    const tree: Tree = {}
    for (const [key, draft] of drafts) place(tree, key, draft[language])
    return [
      ...(existsSync(join(root, own)) ? [] : [[own, asJson(tree)] as const]),
      [
        search,
        withSearchWords(readFileSync(join(root, search), 'utf8'), entity.name, searchWords(names)[language]),
      ] as const,
    ]
  })
  const all = written.map(([, text]) => text).join('\n')
  return { files: new Map(written), marked: all.split(`"${toTranslate}`).length - 1 }
}

const sharedTexts = 'commons.json'

const asJson = (tree: object): string => `${JSON.stringify(tree, undefined, 2)}\n`

/** Keys of options and of their groups are nested, others stand below their first word. */
function place(tree: Tree, key: string, text: string): void {
  const [, group, rest] = /^(\w+)\.(.+)$/.exec(key) ?? []
  if (!group) return void (tree[key] = text)
  const branch = (tree[group] ??= {}) as Exclude<Tree[string], string>
  const [, field, option] = (group === 'options' && /^(.+)\.([^.]+)$/.exec(rest!)) || []
  if (field) ((branch[field] ??= {}) as Record<string, string>)[option!] = text
  else branch[rest!] = text
}

/** The entity's line among its neighbours, in the order of the alphabet. */
function withSearchWords(text: string, name: string, words: string): string {
  const tree = JSON.parse(text) as { readonly entities: Readonly<Record<string, string>> }
  const entities = Object.entries({ [name]: words, ...tree.entities })
  return asJson({ ...tree, entities: Object.fromEntries(entities.toSorted(([a], [b]) => (a < b ? -1 : 1))) })
}

interface Names {
  readonly name: Draft
  readonly plural: Draft
}

function namesOf(name: string, label: string | undefined): Names {
  const english = sentence(name.split('-'))
  const japanese = label ?? usualNames[camel(name)]?.[0] ?? toTranslate + english
  return { name: { ja: japanese, en: english }, plural: { ja: japanese, en: pluralOf(english) } }
}

/** What the search of captain finds the screens by: a reading, and the name in the other language. */
function searchWords({ name, plural }: Names): Draft {
  const english = `${name.en} ${plural.en}`
  if (name.ja.startsWith(toTranslate)) return { ja: toTranslate + english, en: toTranslate + english }
  const reading = toHiragana(name.ja)
  return /^[ぁ-んー・]+$/.test(reading)
    ? { ja: `${reading}/${english}`, en: `${reading}/${name.ja}` }
    : { ja: `${toTranslate}よみがな/${english}`, en: `${toTranslate}よみがな/${name.ja}` }
}

/** The draft of one text, by its key. */
function draftOf(key: string, { fields }: Entity, { name, plural }: Names, said: Said): Draft {
  const [group, ...path] = key.split('.')
  const last = path.at(-1) ?? ''
  const option = nameOf(last, usualOptions[last])
  const description = {
    ja: `${toTranslate}${name.ja.replace(toTranslate, '')}の説明`,
    en: `${toTranslate}what ${plural.en.toLowerCase()} are`,
  }
  const drafts: Readonly<Record<string, () => Draft>> = {
    name: () => name,
    plural: () => plural,
    menu: () => plural,
    fields: () => nameOfField(last, path.length === 1 ? fields[last] : undefined, said),
    options: () => option,
    transitions: () =>
      sentenceOf(
        option,
        (state) => `${state}にする`,
        (state) => `Mark as ${state}`,
      ),
    questions: () =>
      sentenceOf(
        option,
        (state) => `%{records}を「${state}」にしますか？`,
        (state) => `Mark %{records} as ${state}?`,
      ),
  }
  return drafts[group!]?.() ?? description
}

/** A sentence about a state; marked in Japanese where the name of the state is. */
const sentenceOf = (
  { ja, en }: Draft,
  inJapanese: (state: string) => string,
  inEnglish: (state: string) => string,
): Draft => {
  const english = inEnglish(en.toLowerCase())
  return { ja: ja.startsWith(toTranslate) ? toTranslate + english : inJapanese(ja), en: english }
}

/** A usual word, or one made of the identifier. */
const nameOf = (identifier: string, usual: UsualWord | undefined): Draft => {
  const english = sentence(identifier.replace(/^(?:is|has)(?=[A-Z])/, '').split(/(?=[A-Z])|[-_]/))
  return usual ? { ja: usual[0], en: usual[1] } : { ja: toTranslate + english, en: english }
}

/** The name of a field: a usual one, or that of what it points at; `bodyEn` is named by `body`. */
function nameOfField(identifier: string, field: Field | undefined, said: Said): Draft {
  const usual = usualNames[identifier]
  const shared = said(sharedTexts, `fields.${identifier}`)
  if (usual || shared) return shared && !usual ? shared : nameOf(identifier, usual)
  const target = field?.to && said(`entities/${field.to}.json`, field.kind === 'references' ? 'plural' : 'name')
  if (target) return target
  if (!/.En$/.test(identifier)) return nameOf(identifier, undefined)
  const { ja, en } = nameOfField(identifier.replace(/En$/, ''), undefined, said)
  return { ja: `${ja}（英語）`, en: `${en} (English)` }
}

/** Words in the spelling of a label: `prep`, `url` as “Prep URL”. */
const sentence = (words: readonly string[]): string => {
  const text = words.map((word) => (/^(?:id|pdf|url)$/i.test(word) ? word.toUpperCase() : word.toLowerCase())).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const pluralOf = (singular: string): string =>
  /(?:news|staff|information|equipment|media)$/i.test(singular)
    ? singular
    : /person$/i.test(singular)
      ? singular.replace(/erson$/, 'eople')
      : /child$/i.test(singular)
        ? `${singular}ren`
        : /(?:s|x|z|ch|sh)$/.test(singular)
          ? `${singular}es`
          : singular.replace(/([^aeiou])y$/, '$1ie') + 's'
