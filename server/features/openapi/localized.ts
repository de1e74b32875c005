import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { japaneseDescription, japaneseSummaries, japaneseTags, japaneseVerbs } from '../../../locales/api-document.ts'
import { labelsOf, type Labels } from '../../../locales/labels.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { componentNames } from '../../kernel/crud/contract/components.ts'
import type { Tag } from '../feature.ts'
import { guideLinksIn } from '../guides/guides.ts'
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
 * A document in a language: in Japanese its introduction, groups, summaries and the fields of entities, by the words of
 * their screens. What operations say of themselves beyond that stays in English.
 */
export function inLanguage<D extends Localizable>(document: D, language: Language): D {
  if (language === 'en') return document
  const owners = new Map(
    Object.values<Entity>(entities).flatMap((entity) => schemaNames(entity).map((name) => [name, entity] as const)),
  )
  const schemas = Object.entries(document.components['schemas'] ?? {}).map(([name, schema]) => {
    const entity = owners.get(name)
    return [name, entity ? withLabels(schema, entity, labelsIn(language, entity.name)) : schema] as const
  })
  return {
    ...document,
    info: { ...document.info, description: `${japaneseDescription}\n\n${guideLinksIn('ja')}` },
    tags: document.tags.map(({ name, ...tag }) => ({
      ...tag,
      name,
      description: japaneseTags[name] ?? entityWords(name, language),
    })),
    paths: mapValues(document.paths, (methods) =>
      mapValues(methods, (operation) => ({
        ...operation,
        summary: japaneseSummary(operation.operationId, operation.tags?.[0]) ?? operation['summary'],
      })),
    ),
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  }
}

/** The Japanese summary of an operation of a group; undefined if it has none. */
export function japaneseSummary(operationId: string, tag: string | undefined): string | undefined {
  const own = japaneseSummaries[operationId]
  const entity = Object.values<Entity>(entities).find(({ name }) => name === tag)
  if (own !== undefined || !entity) return own
  const { name, plural } = labelsIn('ja', entity.name)
  const { record } = componentNames(entity)
  const verb = operationId.endsWith(record) ? operationId.slice(0, -record.length) : ''
  return japaneseVerbs[verb]?.replace('%{name}', name).replace('%{plural}', plural)
}

/** A schema of an entity whose fields are described by the words of its screens. */
function withLabels(part: unknown, entity: Entity, labels: Labels): unknown {
  if (Array.isArray(part)) return part.map((each) => withLabels(each, entity, labels))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'examples' || key === 'example' || key === 'enum') return [key, value]
      if (key !== 'properties') return [key, withLabels(value, entity, labels)]
      const properties = Object.entries(value as Json).map(([name, property]) => [
        name,
        entity.fields[name] ? { ...(property as Json), description: wordsOf(name, labels) } : property,
      ])
      return [key, Object.fromEntries(properties)]
    }),
  )
}

const wordsOf = (field: string, labels: Labels): string =>
  [`${labels.label(field)}。`, labels.help(field)].filter(Boolean).join('')

const mapValues = <V, W>(map: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
