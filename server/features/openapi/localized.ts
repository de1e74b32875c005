import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { introduction, verbs } from '../../../locales/api-document/index.ts'
import { labelsOf, type Labels } from '../../../locales/labels.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { componentNames } from '../../kernel/crud/contract/components.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { Tag } from '../feature.ts'
import { guideLinksIn } from '../guides/guides.ts'
import { inJapanese } from './japanese.ts'
import { schemaNames, type Json, type Operation } from './narrowed-site.ts'

/** A document, or what one tenant offers of it, before its equal parts are shared. */
export interface Localizable extends Json {
  readonly info: Json
  readonly tags: readonly Tag[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Json>>
}

const labelsIn = (language: Language, entity: string): Labels => labelsOf({ translate: translatorOf(language) }, entity)

/** What the words of its screens say an entity is, in a language. */
export const entityWords = (entity: string, language: Language): string =>
  labelsIn(language, entity).description ?? labelsIn(language, entity).plural

/**
 * A document in a language: in Japanese its introduction is a shorter one, operations that entities have alike and fields
 * have the words of their screens, and all else is translated sentence by sentence.
 */
export function inLanguage<D extends Localizable>(document: D, language: Language): D {
  if (language === 'en') return document
  const owners = new Map(
    Object.values<Entity>(entities).flatMap((entity) => schemaNames(entity).map((name) => [name, entity] as const)),
  )
  const { info, tags, components, ...calls } = document
  const schemas = Object.entries(components['schemas'] ?? {}).map(
    ([name, schema]) => [name, translated(schema, placeOf(owners.get(name)))] as const,
  )
  return {
    ...(translated(calls, placeOf(undefined)) as typeof calls),
    info: { ...info, description: `${introduction}\n\n${guideLinksIn('ja')}` },
    tags: tags.map(({ name, description }) => ({
      name,
      description: entityByName(name) ? entityWords(name, language) : inJapanese(description),
    })),
    components: {
      ...(translated({ ...components, schemas: {} }, placeOf(undefined)) as typeof components),
      schemas: Object.fromEntries(schemas),
    },
  } as unknown as D
}

/** What a part of a document is about: the words of an entity, and the properties that lead to it within a record. */
interface Place {
  readonly english?: Labels
  readonly japanese?: Labels
  readonly path: readonly string[]
}

const placeOf = (entity: Entity | undefined): Place => ({
  ...(entity && { english: labelsIn('en', entity.name), japanese: labelsIn('ja', entity.name) }),
  path: [],
})

/** What is a value, or a name, and no words. */
const notWords = new Set(['example', 'examples', 'enum', 'const', 'default'])

function translated(part: unknown, around: Place): unknown {
  if (Array.isArray(part)) return part.map((each) => translated(each, around))
  if (!isObject(part)) return part
  const { operationId, tags } = part as Partial<Operation>
  const entity = operationId === undefined ? undefined : entityByName(tags?.[0] ?? '')
  const place = entity ? placeOf(entity) : around
  return mapEntries(part, (key, value) => {
    if (notWords.has(key)) return value
    if (key === 'properties' && isObject(value))
      return mapEntries(value, (name, each) => translated(each, { ...place, path: [...place.path, name] }))
    if (typeof value !== 'string') return translated(value, place)
    if (key === 'summary') return (entity && summaryOf(operationId!, entity, place)) ?? inJapanese(value)
    return key === 'description' ? described(value, place) : value
  })
}

/** The Japanese summary of an operation that entities have alike; undefined for one of another kind. */
function summaryOf(operationId: string, entity: Entity, { japanese }: Place): string | undefined {
  const { record } = componentNames(entity)
  const verb = operationId.endsWith(record) ? operationId.slice(0, -record.length) : ''
  return verbs[verb]?.replace('%{name}', japanese!.name).replace('%{plural}', japanese!.plural)
}

/** A description in Japanese; what it says of a field of an entity is in the words of its screens. */
function described(description: string, { english, japanese, path }: Place): string {
  for (const [start] of english ? path.entries() : []) {
    const field = path.slice(start).join('.')
    for (const help of [english!.help(field), undefined]) {
      const said = [`${english!.label(field)}.`, help].filter(Boolean).join(' ')
      const words = [`${japanese!.label(field)}。`, help && japanese!.help(field)].filter(Boolean).join('')
      if (description === said) return words
      if (description.startsWith(`${said} `)) return words + inJapanese(description.slice(said.length + 1))
    }
  }
  return inJapanese(description)
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapEntries = (map: Json, change: (key: string, value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(key, value)]))
