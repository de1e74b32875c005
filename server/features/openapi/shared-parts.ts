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

/**
 * What a document says in several places said once, as components: parameters, headers, answers, and parts of schemas.
 * Nothing goes; each place refers to what it said.
 */
export function shareEqualParts(document: DocumentParts): DocumentParts {
  const steps = [shareNamed('headers'), shareNamed('parameters'), shareNamed('responses'), shareSchemas]
  return steps.reduce((shared, share) => share(shared), document)
}

/** Shares the parameters, headers or answers of calls. */
const shareNamed =
  (kind: 'headers' | 'parameters' | 'responses') =>
  ({ components, ...calls }: DocumentParts): DocumentParts => {
    const parts = sharedParts(kind, components)
    const mapCalls = (part: unknown, change: (name: string, value: Json) => Json): unknown => {
      if (Array.isArray(part)) return part.map((each) => mapCalls(each, change))
      if (!isObject(part)) return part
      return mapEntries(part, (keyword, value) => {
        if (keyword === 'schema' || keyword === 'example' || keyword === 'examples') return value
        if (keyword !== kind) return mapCalls(value, change)
        if (Array.isArray(value)) return value.map((each: Json) => change(String(each['name']), each))
        return mapEntries(value as Json, (name, each) => change(name, each as Json))
      })
    }
    mapCalls(calls, (_name, part) => parts.count(part))
    const shared = mapCalls(calls, (name, part) => {
      if (kind !== 'responses') return parts.refer(name, part)
      return parts.refer(`Answer${name}`, part)
    }) as typeof calls
    return { ...shared, components: { ...components, [kind]: { ...components[kind], ...parts.all } } }
  }

/** Shares the fields that several schemas have, and what these are made of. */
function shareSchemas(document: DocumentParts): DocumentParts {
  const parts = sharedParts('schemas', document.components)
  const { schemas, ...components } = document.components
  const places = { ...document, components }
  const count = (part: Json): Json => {
    // What stands within equal parts is there once, as soon as they are shared.
    if (parts.timesOf(part) === 0) mapParts(part, '', count)
    return parts.count(part)
  }
  const countAll = (schema: Json, name: string): Json => mapParts(schema, name, count)
  mapEntries(schemas!, (name, schema) => countAll(schema as Json, name))
  mapSchemas(places, countAll)
  const refer = (part: Json, name: string): Json => parts.refer(name, part, (found) => mapParts(found, name, refer))
  const referAll = (schema: Json, name: string): Json => mapParts(schema, name, refer)
  // First those that have names, which the parts they share are called after.
  const own = mapEntries(schemas!, (name, schema) => referAll(schema as Json, name))
  const shared = mapSchemas(places, referAll) as DocumentParts
  return { ...shared, components: { ...shared.components, schemas: { ...own, ...parts.all } } }
}

/** Changes the schemas that a document has outside its components, and not what looks like one in an example. */
function mapSchemas(part: unknown, change: (schema: Json, name: string) => Json): unknown {
  if (Array.isArray(part)) return part.map((each) => mapSchemas(each, change))
  if (!isObject(part)) return part
  return mapEntries(part, (keyword, value) => {
    if (keyword === 'example' || keyword === 'examples') return value
    return keyword === 'schema' ? change(value as Json, 'Value') : mapSchemas(value, change)
  })
}

/** Changes the schemas that a schema is made of; `change` gets each with a possible name. */
function mapParts(schema: Json, name: string, change: (part: Json, name: string) => Json): Json {
  return mapEntries(schema, (keyword, value) => {
    if (keyword === 'properties')
      return mapEntries(value as Json, (field, part) => change(part as Json, `${capitalized(field)}Field`))
    if (keyword === 'items' && isObject(value)) return change(value, `${name}Item`)
    if (keyword === 'additionalProperties' && isObject(value)) return change(value, `${name}Value`)
    if (Array.isArray(value) && ['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(keyword))
      return value.map((part: Json) => change(part, `${name}Value`))
    return value
  })
}

/** Equal parts of one kind, each with a name of its own that begins with the name it has. */
function sharedParts(kind: string, components: Components) {
  const taken = new Set(Object.keys(components[kind] ?? {}))
  const all: Record<string, Json> = {}
  const times = new Map<string, number>()
  const references = new Map<string, Json>()
  const timesOf = (part: Json): number => times.get(JSON.stringify(part)) ?? 0
  return {
    all,
    timesOf,
    count(part: Json): Json {
      times.set(JSON.stringify(part), timesOf(part) + 1)
      return part
    },
    /** A reference to a part, or the part itself, changed, if sharing it saves too little. */
    refer(name: string, part: Json, change: (part: Json) => Json = (same) => same): Json {
      const text = JSON.stringify(part)
      const known = references.get(text)
      if (known) return known
      if (timesOf(part) * (text.length - referenceLength) - text.length < leastSaving) return change(part)
      let own = name
      for (let number = 2; taken.has(own); number += 1) own = `${name}${number}`
      const reference = { $ref: `#/components/${kind}/${own}` }
      taken.add(own)
      references.set(text, reference)
      all[own] = change(part)
      return reference
    },
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapEntries = (map: Json, change: (key: string, value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(key, value)]))

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
