type Json = Readonly<Record<string, unknown>>
type Components = Readonly<Record<string, Json>>

/** The parts of an OpenAPI document that refer to components. */
export interface DocumentParts {
  readonly paths: Json
  readonly webhooks: Json
  readonly components: Components
}

/** A part is shared if the document gets this much shorter by it, in characters: a reference is harder to read than what it stands for. */
const leastSaving = 50

/** About how long a reference is; the same for each, so that equal parts are either all shared or none of them. */
const referenceLength = 45

type Kind = 'headers' | 'parameters' | 'responses'

/**
 * What a document says in several places said once, as components: parameters, headers, answers, and parts of schemas
 * that are `shortestSchema` characters long or longer. Nothing goes; each place refers to what it said.
 */
export function shareEqualParts(document: DocumentParts, shortestSchema = 0): DocumentParts {
  const steps = [shareNamed('headers'), shareNamed('parameters'), shareNamed('responses'), shareSchemas(shortestSchema)]
  return steps.reduce((shared, share) => share(shared), document)
}

/** The document before its equal parts were shared: each place says what it refers to, but for refusals. */
export function withoutSharedParts<D extends { readonly paths: Json; readonly components: Components }>(
  document: D,
): D {
  const { components, ...rest } = document
  const expand = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(expand)
    if (!isObject(part)) return part
    const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(String(part['$ref'])) ?? []
    const shared = kind && isPart(kind, name!) ? (components[kind]![name!] as Json) : undefined
    return shared && !isRefusal(shared) ? expand(shared) : mapEntries(part, (_key, value) => expand(value))
  }
  const own = mapEntries(components, (kind, parts) =>
    mapEntries(
      Object.fromEntries(Object.entries(parts as Json).filter(([name]) => !isPart(kind, name))),
      (_name, each) => expand(each),
    ),
  )
  const refusals = Object.entries(components['responses'] ?? {}).filter(([, each]) => isRefusal(each as Json))
  return { ...(expand(rest) as D), components: { ...own, responses: Object.fromEntries(refusals) } }
}

/** Whether a component is a part that several places share; schemas of its own have no dot in their names. */
const isPart = (kind: string, name: string): boolean =>
  ['headers', 'parameters', 'responses'].includes(kind) || (kind === 'schemas' && name.includes('.'))

const isRefusal = (part: Json): boolean =>
  JSON.stringify(part['content'] ?? '').endsWith('"#/components/schemas/Error"}}}')

/** Changes part of a document; `owner` is the group of operations, or the schema of an entity, that it stands in. */
type Change = (part: Json, name: string, owner: string) => Json

/** Shares the parameters, headers or answers of calls. */
const shareNamed =
  (kind: Kind) =>
  ({ components, ...calls }: DocumentParts): DocumentParts => {
    const parts = sharedParts(kind, components)
    const mapCalls = (part: unknown, change: Change, group = ''): unknown => {
      if (Array.isArray(part)) return part.map((each) => mapCalls(each, change, group))
      if (!isObject(part)) return part
      const own = groupOf(part) ?? group
      return mapEntries(part, (keyword, value) => {
        if (keyword === 'schema' || keyword === 'example' || keyword === 'examples') return value
        if (keyword !== kind) return mapCalls(value, change, own)
        if (Array.isArray(value)) return value.map((each: Json) => change(each, pascal(String(each['name'])), own))
        const nameOf = (key: string, each: Json) => (kind === 'headers' ? key : answerName(key, each))
        return mapEntries(value as Json, (key, each) => change(each as Json, nameOf(key, each as Json), own))
      })
    }
    mapCalls(calls, (part, name, owner) => parts.count(part, name, owner))
    const shared = mapCalls(calls, (part, name) => parts.refer(name, part)) as typeof calls
    return { ...shared, components: { ...components, [kind]: { ...components[kind], ...parts.all } } }
  }

/** What answers are called, by their status. */
const answerNames: Readonly<Record<string, string>> = {
  200: 'Answer',
  201: 'Created',
  202: 'Accepted',
  204: 'NoContent',
  304: 'NotModified',
  412: 'Stale',
}

/** What an answer is called: by the schema it has alone, or by its status. */
function answerName(status: string, answer: Json): string {
  const name = answerNames[status] ?? `Answer${status}`
  const { content } = answer as { readonly content?: Readonly<Record<string, { readonly schema?: Json }>> }
  const { schema } = content?.['application/json'] ?? {}
  const [, record] = /^#\/components\/schemas\/([^.]+)$/.exec(String(schema?.['$ref'])) ?? []
  return record === undefined ? name : record + name
}

/** The group that an operation is listed under. */
const groupOf = ({ tags }: Json): string | undefined => (Array.isArray(tags) ? pascal(String(tags[0])) : undefined)

/** Shares the fields that several schemas have, and what these are made of. */
const shareSchemas =
  (shortest: number) =>
  (document: DocumentParts): DocumentParts => {
    const parts = sharedParts('schemas', document.components, shortest)
    const { schemas, ...components } = document.components
    const places = { ...document, components }
    const own: Change = (part, name, owner) => mapParts(parts.own(part, owner), name, own, owner)
    const count: Change = (part, name, owner) => {
      // What stands within equal parts is there once, as soon as they are shared.
      mapParts(part, name, parts.timesOf(part) === 0 ? count : own, owner)
      return parts.count(part, name, owner)
    }
    mapEntries(schemas!, (name, schema) => mapParts(schema as Json, name, count, entityOf(name)))
    mapSchemas(places, count)
    const refer: Change = (part, name) => parts.refer(name, part, (found) => mapParts(found, name, refer))
    // First those that have names, which the parts they share are called after.
    const named = mapEntries(schemas!, (name, schema) => mapParts(schema as Json, name, refer))
    const shared = mapSchemas(places, refer) as DocumentParts
    return { ...shared, components: { ...shared.components, schemas: { ...named, ...parts.all } } }
  }

/** The entity whose record, row, body or public record a schema is, as far as its name says it. */
const entityOf = (schema: string): string =>
  schema.replace(/^Public/, '').replace(/(?:Row|Create|Optional|Update|Series|Days|Amendment|Transition|Expanded)$/, '')

/** Changes the schemas that a document has outside its components, and not what looks like one in an example. */
function mapSchemas(part: unknown, change: Change, group = '', name = 'answer'): unknown {
  if (Array.isArray(part)) return part.map((each) => mapSchemas(each, change, group, name))
  if (!isObject(part)) return part
  const own = groupOf(part) ?? group
  return mapEntries(part, (keyword, value) => {
    if (keyword === 'example' || keyword === 'examples') return value
    if (keyword === 'schema') return change(value as Json, name, own)
    return mapSchemas(value, change, own, keyword === 'requestBody' ? 'body' : name)
  })
}

/** Changes the schemas that a schema is made of; `change` gets each with a possible name. */
function mapParts(schema: Json, name: string, change: Change, owner = ''): Json {
  return mapEntries(schema, (keyword, value) => {
    if (keyword === 'properties') return mapEntries(value as Json, (field, part) => change(part as Json, field, owner))
    if (keyword === 'items' && isObject(value)) return change(value, name === 'answer' ? 'item' : `${name}.item`, owner)
    if (keyword === 'additionalProperties' && isObject(value)) return change(value, `${name}.value`, owner)
    // What an object has besides others belongs to it alone.
    if (Array.isArray(value) && keyword === 'allOf')
      return value.map((part: Json) => mapParts(part, name, change, owner))
    if (Array.isArray(value) && ['anyOf', 'oneOf', 'prefixItems'].includes(keyword))
      return value.map((part: Json) => change(part, `${name}.value`, owner))
    return value
  })
}

/**
 * Equal parts of one kind, each with a name of its own: the one it has, after its owner if it has one alone. Of several
 * that are called alike by several owners, the most frequent one has the name, and each other that of its first owner too:
 * names are the same as long as what they stand for is.
 */
function sharedParts(kind: string, components: Components, shortest = 0) {
  const taken = new Set(Object.keys(components[kind] ?? {}))
  const all: Record<string, Json> = {}
  const times = new Map<string, number>()
  const owners = new Map<string, ReadonlySet<string>>()
  const references = new Map<string, Json>()
  const usual = new Map<string, string>()
  const timesOf = (part: Json): number => times.get(JSON.stringify(part)) ?? 0
  const nameOf = (name: string, text: string): string => {
    const [owner, ...others] = owners.get(text) ?? []
    const isUsual = others.length > 0 && (usual.get(name) ?? text) === text
    const own = isUsual ? undefined : owner
    if (kind === 'schemas') return `${own ?? 'Shared'}.${name}`
    return own === undefined || kind === 'headers' || name.startsWith(own) ? name : own + name
  }
  return {
    all,
    timesOf,
    /** Notes an owner of a part, and answers the part; what stands in no group, in shared answers, was noted there. */
    own(part: Json, owner: string): Json {
      const text = JSON.stringify(part)
      if (owner !== '') owners.set(text, new Set([...(owners.get(text) ?? []), owner]))
      return part
    },
    count(part: Json, name: string, owner: string): Json {
      const text = JSON.stringify(part)
      const isKnown = times.has(text)
      times.set(text, timesOf(part) + 1)
      this.own(part, owner)
      if (isKnown && timesOf(part) > (times.get(usual.get(name) ?? '') ?? 0)) usual.set(name, text)
      return part
    },
    /** A reference to a part, or the part itself, changed, if sharing it saves too little. */
    refer(name: string, part: Json, change: (part: Json) => Json = (same) => same): Json {
      const text = JSON.stringify(part)
      const known = references.get(text)
      if (known) return known
      const saving = timesOf(part) * (text.length - referenceLength) - text.length
      if ('$ref' in part || text.length < shortest || saving < leastSaving) return change(part)
      const wanted = nameOf(name, text)
      let own = wanted
      for (let number = 2; taken.has(own); number += 1) own = `${wanted}${number}`
      const reference = { $ref: `#/components/${kind}/${own}` }
      taken.add(own)
      references.set(text, reference)
      all[own] = change(part)
      return reference
    },
  }
}

/** The components that calls refer to, and those that these refer to. */
export function referencedComponents(
  { paths, webhooks }: Pick<DocumentParts, 'paths' | 'webhooks'>,
  components: DocumentParts['components'],
): DocumentParts['components'] {
  const found = new Set<string>()
  const search = (part: unknown): void => {
    for (const [, kind, name] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      const key = `${kind}/${name}`
      if (found.has(key)) continue
      found.add(key)
      search(components[kind!]![name!])
    }
  }
  search(paths)
  search(webhooks)
  return Object.fromEntries(
    Object.entries(components).map(([kind, all]) => [
      kind,
      Object.fromEntries(
        Object.entries(all).filter(([name]) => kind === 'securitySchemes' || found.has(`${kind}/${name}`)),
      ),
    ]),
  )
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapEntries = (map: Json, change: (key: string, value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(key, value)]))

const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map(capitalized)
    .join('')

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
