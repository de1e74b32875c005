import type { Fault } from '../entities/language/check/check-entities.ts'
import { foreignWords } from '../locales/latin-words.ts'
import type { Entity } from '../entities/language/entity.ts'
import { menuGroups } from '../entities/language/declaration/menu-groups.ts'
import { sites } from '../entities/installation.ts'
import { languages, readLocales, toTranslate, type Files, type Language, type Words } from './locales.ts'
import { boardKeysOf, isLookedUp, ruleCodesOf, siteLocaleKeysOf, localeKeysOf } from './locale-keys.ts'

/**
 * Finds missing texts: an error if a shared text or one language lacks them, a warning if a key has a fallback for now.
 */
export function localeFaults(folder: string, entities: readonly Entity[]): readonly Fault[] {
  const { files, faults } = readLocales(folder)
  return [
    ...faults,
    ...languageFaults(files),
    ...sharedFaults(files, entities),
    ...siteFaults(files, entities),
    ...languages.flatMap((language) => entityFaults(language, files, entities)),
    ...languages.flatMap((language) => boardFaults(language, files, entities)),
    ...spareFaults(files, entities),
    ...languages.flatMap((language) => searchFaults(language, files, entities)),
    ...languages.flatMap((language) => draftFaults(language, files)),
    ...languages.flatMap((language) => leftFaults(language, files, entities)),
    ...foreignFaults(files),
  ]
}

/** Keys and placeholders that only one of the languages has. */
function languageFaults(files: Files): readonly Fault[] {
  const names = [...new Set(languages.flatMap((language) => [...files[language].keys()]))].sort()
  return names.flatMap((name) => {
    const [ja, en] = [files.ja.get(name) ?? noWords, files.en.get(name) ?? noWords]
    return [
      ...[...ja.keys()].filter((key) => !en.has(key)).map((key) => missing('E201', 'en', name, key)),
      ...[...en.keys()].filter((key) => !ja.has(key)).map((key) => missing('E201', 'ja', name, key)),
      ...[...ja].flatMap(([key, text]) => placeholderFaults(name, key, text, en.get(key))),
    ]
  })
}

const noWords: Words = new Map()

const missing = (code: string, language: Language, name: string, key: string): Fault => ({
  code,
  at: `locales/${language}/${name}`,
  value: key,
  hint: 'The word is missing here; every language has every word.',
})

function placeholderFaults(name: string, key: string, ja: string, en: string | undefined): readonly Fault[] {
  // ra.json holds react-admin's messages, whose placeholders not every language needs.
  if (name === 'ra.json' || en === undefined || placeholders(ja) === placeholders(en)) return []
  return [
    {
      code: 'E202',
      at: `locales/en/${name}`,
      value: key,
      hint: `Japanese fills in ${placeholders(ja) || 'nothing'}, English ${placeholders(en) || 'nothing'}.`,
    },
  ]
}

/** The number that selects a plural form does not have to appear in the text, nor the noun that English counts. */
const placeholders = (text: string): string =>
  [...new Set(text.match(/%\{\w+\}/g))]
    .filter((name) => name !== '%{smart_count}' && name !== '%{noun}')
    .sort()
    .join(' ')

/** Texts that all entities rely on: of the rules they use, their groups, and their sites. */
function sharedFaults({ ja }: Files, entities: readonly Entity[]): readonly Fault[] {
  const rules = [...new Set(entities.flatMap(ruleCodesOf))].sort().map((rule) => ['validations', rule] as const)
  const groups = [...new Set(entities.map(({ menu }) => `groups.${menu.group}`))]
    .sort()
    .map((group) => ['titles', group] as const)
  const names = sites.map((site) => [`sites/${site}`, 'name'] as const)
  return [...rules, ...groups, ...names]
    .filter(([set, key]) => !hasText(ja, set, key))
    .map(([set, key]) => missing('E203', 'ja', `${set}.json`, key))
}

/** Whether a set has a text, in its own file or in that of a module. */
const hasText = (files: ReadonlyMap<string, Words>, set: string, key: string): boolean =>
  files.get(`${set}.json`)?.has(key) ||
  [...files].some(([name, words]) => name.startsWith('modules/') && words.has(`${set}.${key}`))

/** Texts of a site for something it does not have, which would never be shown. */
const siteFaults = ({ ja }: Files, entities: readonly Entity[]): readonly Fault[] =>
  sites.flatMap((site) => {
    const knownKeys = new Set([
      'name',
      ...menuGroups.map((group) => `groups.${group}`),
      ...entities
        .filter((entity) => entity.sites[site])
        .flatMap((entity) => siteLocaleKeysOf(entity, site).map((key) => `entities.${entity.name}.${key}`)),
    ])
    return [...(ja.get(`sites/${site}.json`) ?? noWords).keys()]
      .filter((key) => !knownKeys.has(key))
      .map((key) => ({
        code: 'E204',
        at: `locales/ja/sites/${site}.json`,
        value: key,
        hint: 'The site has nothing that is called so: no such entity, field, option, section, title or group.',
      }))
  })

/**
 * An entity's own texts, with one warning for each file that lacks some. Labels shared by all entities are in
 * commons.json.
 */
function entityFaults(language: Language, files: Files, entities: readonly Entity[]): readonly Fault[] {
  const shared = files[language].get('commons.json') ?? noWords
  return entities.flatMap((entity): readonly Fault[] => {
    const name = `entities/${entity.name}.json`
    const elsewhere = languages.filter((each) => each !== language).map((each) => files[each].get(name) ?? noWords)
    const isThere = (key: string): boolean =>
      Boolean(files[language].get(name)?.has(key)) || shared.has(key) || elsewhere.some((words) => words.has(key))
    const missing = localeKeysOf(entity).filter((keys) => !keys.some(isThere))
    const missingKeys = [...new Set(missing.map(([key]) => key))]
    if (missingKeys.length === 0) return []
    return [
      {
        code: 'W210',
        at: `locales/${language}/${name}`,
        value: missingKeys.join(', '),
        hint: 'Until these words are written, screens show the keys.',
        warning: true,
      },
    ]
  })
}

/** The board and the charts of a tenant without their texts, and texts for numbers and charts that no entity declares. */
function boardFaults(language: Language, files: Files, entities: readonly Entity[]): readonly Fault[] {
  const declared = entities.map(boardKeysOf)
  return (['board', 'dashboard'] as const).flatMap((set) => {
    const keys = declared.flatMap((each) => each[set])
    const missingKeys = keys.filter((key) => !languages.some((each) => hasText(files[each], set, key)))
    const root = set === 'board' ? 'attention.' : 'charts.'
    const known = new Set(keys)
    const spare = keysOf(files[language], set).filter(([, key]) => key.startsWith(root) && !known.has(key))
    return [
      ...(missingKeys.length === 0
        ? []
        : [
            {
              code: 'W210',
              at: `locales/${language}/${set}.json`,
              value: missingKeys.join(', '),
              hint: 'Until these words are written, screens show the keys.',
              warning: true as const,
            },
          ]),
      ...spare.map(([name, key]) => spareFault(language, name, key)),
    ]
  })
}

/** The keys of a set with the file that holds each: its own, or that of a module. */
const keysOf = (files: ReadonlyMap<string, Words>, set: string): readonly (readonly [name: string, key: string])[] =>
  [...files].flatMap(([name, words]) =>
    name === `${set}.json`
      ? [...words.keys()].map((key) => [name, key] as const)
      : name.startsWith('modules/')
        ? [...words.keys()]
            .filter((key) => key.startsWith(`${set}.`))
            .map((key) => [name, key.slice(set.length + 1)] as const)
        : [],
  )

/** Texts of an entity for what it does not have. What both languages have is reported for the first. */
const spareFaults = ({ ja }: Files, entities: readonly Entity[]): readonly Fault[] =>
  entities.flatMap((entity) => {
    const name = `entities/${entity.name}.json`
    const lookedUp = isLookedUp(entity)
    return [...(ja.get(name) ?? noWords).keys()]
      .filter((key) => !lookedUp(key))
      .map((key) => spareFault('ja', name, key))
  })

const spareFault = (language: Language, name: string, key: string): Fault => ({
  code: 'W214',
  at: `locales/${language}/${name}`,
  value: key,
  hint: 'Nothing that is declared is called so, so no screen ever shows it: take it out of both languages.',
  warning: true,
})

/** Entities without the words by which the search of captain finds their screens, with one warning for each language. */
function searchFaults(language: Language, files: Files, entities: readonly Entity[]): readonly Fault[] {
  const missingKeys = entities
    .map((entity) => `entities.${entity.name}`)
    .filter((key) => !languages.some((each) => hasText(files[each], 'search', key)))
  if (missingKeys.length === 0) return []
  return [
    {
      code: 'W211',
      at: `locales/${language}/search.json`,
      value: missingKeys.join(', '),
      hint: 'Write its reading in kana and its names in the other language, with / between them: people search by these.',
      warning: true,
    },
  ]
}

/** Drafted texts that nobody has written yet, with one warning for each file. */
const draftFaults = (language: Language, files: Files): readonly Fault[] =>
  [...files[language]].flatMap(([name, words]): readonly Fault[] => {
    const keys = [...words].filter(([, text]) => text.startsWith(toTranslate)).map(([key]) => key)
    if (keys.length === 0) return []
    return [
      {
        code: 'W212',
        at: `locales/${language}/${name}`,
        value: keys.join(', '),
        hint: `Write each of these, and take away the “${toTranslate.trim()}” before it: until then, screens show it.`,
        warning: true,
      },
    ]
  })

/** Texts of entities that are no more, which nobody sees. */
const leftFaults = (language: Language, files: Files, entities: readonly Entity[]): readonly Fault[] =>
  [...files[language].keys()].flatMap((name): readonly Fault[] => {
    const [, entity] = /^entities\/([^/]+)\.json$/.exec(name) ?? []
    if (entity === undefined || entities.some((each) => each.name === entity)) return []
    return [
      {
        code: 'W214',
        at: `locales/${language}/${name}`,
        value: entity,
        hint: 'No entity is called so: delete the file, and its line in search.json.',
        warning: true,
      },
    ]
  })

/** Japanese words of entities and sites with something in Latin letters that readers may not know, with one warning for each file. */
const foreignFaults = ({ ja }: Files): readonly Fault[] =>
  [...ja].flatMap(([name, words]): readonly Fault[] => {
    const place = name
      .replace(/\.json$/, '')
      .replace(/^entities\//, 'resources/')
      .replace('/', '.')
    if (!/^(?:resources|sites)\./.test(place)) return []
    const foreign = [...words].flatMap(([key, text]) =>
      text.startsWith(toTranslate) ? [] : foreignWords(`${place}.${key}`, text),
    )
    if (foreign.length === 0) return []
    return [
      {
        code: 'W213',
        at: `locales/ja/${name}`,
        value: [...new Set(foreign)].join(', '),
        hint: 'Write it in Japanese; or, if people write it in Latin letters, add it to locales/latin-words.ts.',
        warning: true,
      },
    ]
  })
