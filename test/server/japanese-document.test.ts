import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { sites } from '../../entities/installation.ts'
import { keyScopesOf } from '../../entities/language/derived/api-key-scopes.ts'
import { answers } from '../../locales/api-document/answers.ts'
import { sentences, verbs } from '../../locales/api-document/index.ts'
import { operations } from '../../locales/api-document/operations.ts'
import { parameters } from '../../locales/api-document/parameters.ts'
import { properties } from '../../locales/api-document/properties.ts'
import { summaries } from '../../locales/api-document/summaries.ts'
import openapi from '../../openapi.json' with { type: 'json' }
import { componentNames } from '../../server/kernel/crud/contract/components.ts'
import { fieldSchema } from '../../server/kernel/crud/contract/field-schema.ts'
import { entitiesOfSite } from '../../server/kernel/records/registry.ts'
import { documentFile } from '../../server/features/openapi/document.ts'
import { inLanguage } from '../../server/features/openapi/localized.ts'
import { withoutSharedParts } from '../../server/features/openapi/shared-parts.ts'
import { tenantDocument } from '../../server/features/openapi/tenant-document.ts'
import { publicUrl } from './support/world.ts'

/** The whole document, and those of each site: of its public, and of a key that may do everything. */
const documentsIn = (language: 'ja' | 'en'): ReadonlyMap<string, object> =>
  new Map([
    ['all tenants', inLanguage(withoutSharedParts(openapi as never), language) as object],
    ...sites.flatMap((site) =>
      [undefined, new Set<string>(keyScopesOf(entitiesOfSite(site), site))].map(
        (scopes) =>
          [
            `${site}, ${scopes ? 'with a key' : 'public'}`,
            tenantDocument(documentFile, publicUrl, site, scopes, language),
          ] as const,
      ),
    ),
  ])

/** Everything that a document says in words, and where; values that are called alike are no words. */
function wordsIn(part: unknown, where = '', isMap = false): readonly (readonly [where: string, words: string])[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (!isMap && ['example', 'examples', 'enum', 'const', 'default'].includes(key)) return []
    if (typeof value !== 'string') return wordsIn(value, `${where}/${key}`, key === 'properties' && !isMap)
    return key === 'description' || key === 'summary' ? [[`${where}/${key}`, value] as const] : []
  })
}

const english = [...documentsIn('en').values()].flatMap((document) => wordsIn(document).map(([, words]) => words))
const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

test('every sentence of the Japanese documents is Japanese', () => {
  for (const [name, document] of documentsIn('ja')) {
    const words = wordsIn(document)
    expect(words.length, name).toBeGreaterThan(50)
    const faults = words.filter(([, text]) => {
      const said = text.replaceAll(/`[^`]*`/g, '')
      // English sentences end in a full stop; some labels are written in Latin letters in Japanese too, such as BPM.
      return /\.(?=$|\s|[^\0-\x7f])/.test(said) || !(japanese.test(said) || said.endsWith('。'))
    })
    expect(faults, name).toEqual([])
  }
})

test('fields have the words of their screens in Japanese, and what the document adds to them', () => {
  const document: any = inLanguage(withoutSharedParts(openapi as never), 'ja')
  expect(document.components.schemas.NewsOptional.properties.isPinned.description).toMatch(
    /^一覧の先頭に固定。省略すると `false` です。$/,
  )
  expect(document.components.schemas.OrderRow.allOf[1].properties.items.items.properties.quantity.description).toBe(
    '数量。',
  )
})

test('no Japanese is left over, and none lacks what its English leaves open', () => {
  const said = [...english, ...rareWords()].join('\n')
  const isSaid = (sentence: string): boolean => {
    const parts = sentence.split(/%\{\w+\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    return parts.length === 1 ? said.includes(sentence) : new RegExp(parts.join('.+')).test(said)
  }
  expect(Object.keys(sentences).filter((sentence) => !isSaid(sentence))).toEqual([])
  const openIn = (text: string): readonly string[] => (text.match(/%\{\w+\}/g) ?? []).toSorted()
  for (const [sentence, words] of Object.entries(sentences)) expect(openIn(words), sentence).toEqual(openIn(sentence))
  const lists = [answers, operations, parameters, properties, summaries].map((list) => Object.keys(list).length)
  expect(Object.keys(sentences).length, 'a sentence stands in one list').toBe(lists.reduce((sum, size) => sum + size))
  const names = new Set(
    Object.values<object>(openapi.paths).flatMap((methods) => Object.values(methods).map((each) => each.operationId)),
  )
  const records = Object.values(entities).map((entity) => componentNames(entity).record)
  expect(Object.keys(verbs).filter((verb) => !records.some((record) => names.has(verb + record)))).toEqual([])
})

/** What the document says of fields as no entity of this installation has them. */
function rareWords(): readonly string[] {
  const { title } = entities.news!.fields
  const rare = { since: '2026-04-01', sunset: '2027-04-01' }
  return [
    { ...entities.news!, derived: { title: { from: ['lead', 'body'] } }, deprecated: { title: rare } },
    { ...entities.news!, deprecated: { title: { ...rare, use: 'lead' } } },
  ].map((entity) => String(fieldSchema(entity as never, { ...title! }).description))
}
