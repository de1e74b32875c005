import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiKey } from '../../entities/system/api-key.ts'
import { webhookEndpoint } from '../../entities/system/webhook-endpoint.ts'
import { allWords } from './words.ts'

/** The screens, and what makes sentences for them and for the server. */
const rooms = [new URL('../../src/', import.meta.url), new URL('../../locales/', import.meta.url)]
const source = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(new URL(file, room), 'utf8')),
  )
  .join('\n')

const roots = readdirSync(new URL('../../locales/ja/', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .join('|')
const texts = allWords('ja')
const keys = [...texts.keys()]

/** Keys written out: 'commons.actions.save'. */
const written = [...source.matchAll(new RegExp(`'((?:${roots})\\.[\\w.-]+)'`, 'g'))].map(([, key]) => key!)

/** Keys put together: `commons.failures.${…}`, as patterns. */
const made = [...source.matchAll(new RegExp(`\`((?:${roots})\\.[^\`]*\\$\\{[^\`]*)\``, 'g'))].map(
  ([, key]) => new RegExp(`^${key!.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
)

/** Sets whose words are looked up by names of entities, fields and rules, or stand ready for rules and screens to come; the server says `mails` and `guides`, headings of exports and what is wrong with files. */
const byName =
  /^(ra|board\.attention|editor\.interface|editor\.readings|accounts\.refusals|units|validations|resources|sites|mails|guides)\.|^commons\.(fields|help|options|transitions|questions|switches|sections|titles|roles|alerts)\.|^titles\.pages\.|^exports\.idOf$|^imports\.(?:faults\.|unreadable\.|faultsHeading$)/

/** What the page of a system record asks for, by the name of its texts and the fields that people fill in. */
const pageWords = 'count lead create submit edit editTitle made changed failed none.title none.body'.split(' ')
const ofSystemRecords = [apiKey, webhookEndpoint].map(({ path, create, edit }) => ({
  path,
  needed: [...pageWords, ...create],
  optional: ['secretUse', ...[...create, ...edit].flatMap((field) => [`${field}Help`, `${field}Wrong`])],
  options: create.map((field) => `${field}Names`),
}))

const usedByPage = (key: string): boolean =>
  ofSystemRecords.some(
    ({ path, needed, optional, options }) =>
      [...needed, ...optional].some((each) => key === `${path}.${each}`) ||
      options.some((each) => key.startsWith(`${path}.${each}.`)),
  )

describe('Words and screens fit', () => {
  test('every key that screens write out has words', () => {
    expect(written.filter((key) => !keys.some((known) => known === key || known.startsWith(`${key}.`)))).toEqual([])
  })

  test('the page of every system record has its words, and each of its fields a label', () => {
    const lacking = ofSystemRecords.flatMap(({ path, needed }) =>
      needed.map((each) => `${path}.${each}`).filter((key) => !keys.includes(key)),
    )
    expect(lacking).toEqual([])
  })

  test('every key that screens put together has words', () => {
    expect(made.filter((pattern) => !keys.some((key) => pattern.test(key))).map(String)).toEqual([])
  })

  test('a text is asked for with everything that it names', () => {
    const calls = [...source.matchAll(/\btranslate\(\s*'([\w.-]+)'(?:,\s*\{([^{}]*)\}\s*,?\s*)?\)/g)]
    expect(calls.length).toBeGreaterThan(500)
    const lacking = calls.flatMap(([, key, given = '']) =>
      [...(texts.get(key!) ?? '').matchAll(/%\{(\w+)\}/g)]
        .filter(([, name]) => !given.includes('...') && !new RegExp(`\\b${name}\\b`).test(given))
        .map(([, name]) => `${key}: ${name}`),
    )
    expect(lacking).toEqual([])
  })

  test('no word waits for a screen that does not use it', () => {
    const used = (key: string): boolean =>
      written.some((each) => key === each || key.startsWith(`${each}.`)) || made.some((pattern) => pattern.test(key))
    expect(keys.filter((key) => !byName.test(key) && !used(key) && !usedByPage(key))).toEqual([])
  })
})
