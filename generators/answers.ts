import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Entity } from '../entities/language/entity.ts'
import { cached } from './format.ts'
import { answersPath, apiPath, header, pascal } from './names.ts'

type Json = Readonly<Record<string, unknown>>

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses?: Json }>>>>
  readonly components?: { readonly schemas?: Json }
}

/** The text of src/generated/answers.ts, regenerated only when the document or its generator has changed. */
export const answers = (root: string, document: string, entities: readonly Entity[]): Promise<string> =>
  cached(
    root,
    answersPath,
    [generator.version, readFileSync(import.meta.filename, 'utf8'), ...entities.map(({ name }) => name), document],
    () => answersText(document, entities),
  )

const generator = createRequire(import.meta.url)('@hey-api/openapi-ts/package.json') as { readonly version: string }

/**
 * The response types that the screens use, generated from the text of openapi.json before its equal parts were shared. One type has a property for each
 * operation, by method and path, such as `GET /api/v1/authorized/tenants`.
 */
export async function answersText(document: string, entities: readonly Entity[]): Promise<string> {
  await import('./typescript-api.ts')
  const { createClient } = await import('@hey-api/openapi-ts')
  const schemas = schemasOf(document, entities)
  const [context] = await createClient({
    input: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } },
    // By default it would empty the output folder even when it writes nothing.
    output: { path: answersPath, clean: false, entryFile: false, header: [] },
    plugins: ['@hey-api/typescript'],
    dryRun: true,
    logs: { level: 'silent', file: false },
  })
  const [{ content } = { content: '' }] = context!.gen.render()
  // The generator emits the client's options type even without a client.
  const types = content.replace(/^export type ClientOptions = \{\n.*\n\};\n+/, '')
  return `${header('openapi.json, which the server makes of its routes')}\n${types}`
}

/**
 * The responses as JSON schemas: `Answers`, and the schemas it references. Left out are records (typed by `RecordOf`),
 * responses that are not JSON, and the public content API, which only other sites call. Operations that all entities
 * have alike, besides their records, appear once, with `{entity}` in the path for the entity's name and its parent.
 */
function schemasOf(document: string, entities: readonly Entity[]): Readonly<Record<string, Json>> {
  const { paths, components } = JSON.parse(document) as Document
  const byOperation = new Map<string, Set<string>>()
  // Nested entities come before the entities they are nested in.
  const nested = entities.toSorted((a, b) => pathOf(b).length - pathOf(a).length)
  for (const [path, operations] of Object.entries(paths)) {
    if (path.startsWith('/api/v1/tenants/')) continue
    const entity = nested.find((each) => `${path}/`.startsWith(`${pathOf(each)}/`))
    const shown = entity ? `${tenantPath}/{entity}${path.slice(pathOf(entity).length)}` : path
    for (const [method, { responses = {} }] of Object.entries(operations)) {
      const schemas = successes(responses).map((schema) => JSON.stringify(schema, withoutIrrelevant))
      if (schemas.length === 0 || (entity && schemas.some((schema) => hasRecord(schema, entity)))) continue
      const name = `${method.toUpperCase()} ${shown}`
      byOperation.set(name, new Set([...(byOperation.get(name) ?? []), ...schemas]))
    }
  }
  const properties = Object.fromEntries([...byOperation].map(([name, schemas]) => [name, oneOf([...schemas])]))
  const own = { type: 'object', properties, required: Object.keys(properties) }
  return { Answers: own, ...referencedSchemas(own, components?.schemas ?? {}) }
}

const tenantPath = '/api/v1/authorized/tenants/{tenant}'

const pathOf = (entity: Entity): string => apiPath(entity).replace(/:(\w+)/g, '{$1}')

/** The schemas of successful JSON responses. */
const successes = (responses: Json): readonly unknown[] =>
  Object.entries(responses).flatMap(([status, response]) => {
    const { content } = response as {
      readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>
    }
    const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined
    return schema === undefined ? [] : [schema]
  })

const hasRecord = (schema: string, { name }: Entity): boolean =>
  ['', 'Row'].some((ending) => schema.includes(`"#/components/schemas/${pascal(name)}${ending}"`))

const oneOf = (schemas: readonly string[]): Json => {
  const read = schemas.map((schema) => JSON.parse(schema) as Json)
  return read.length === 1 ? read[0]! : { anyOf: read }
}

const ignoredKeywords = new Set(['description', 'examples', 'pattern', 'format', 'minimum', 'maximum'])

/**
 * A replacer for `JSON.stringify` that drops keywords irrelevant to the compiler, and `additionalProperties` of objects
 * with named properties, because callers should not rely on undocumented ones.
 */
function withoutIrrelevant(this: unknown, key: string, value: unknown): unknown {
  if (key === 'additionalProperties' && 'properties' in (this as object)) return undefined
  // A property that happens to have such a name is described by an object; keep it.
  return ignoredKeywords.has(key) && (typeof value !== 'object' || Array.isArray(value)) ? undefined : value
}

/** All schemas that a schema references, directly or indirectly. */
function referencedSchemas(schema: Json, known: Json): Readonly<Record<string, Json>> {
  const texts = new Map<string, string>()
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (texts.has(name)) continue
      texts.set(name, JSON.stringify(known[name], withoutIrrelevant))
      visit(texts.get(name)!)
    }
  }
  visit(JSON.stringify(schema))
  return Object.fromEntries([...texts].toSorted().map(([name, text]) => [name, JSON.parse(text) as Json]))
}
