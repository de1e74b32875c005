import { readFileSync } from 'node:fs'
import { entities } from '../../entities/index.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { componentNames } from '../crud/contract/components.ts'
import { guideLinks } from '../guides/guides.ts'
import { withPropertyWords } from '../plugins/describe-parts.ts'
import { toldEntities, webhookDocument } from '../webhooks/document.ts'

type Json = Readonly<Record<string, unknown>>
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

interface Operation extends Json {
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly security?: readonly object[]
  readonly 'x-scope'?: string
  readonly 'x-sites'?: readonly SiteSlug[]
}
interface Document extends Json {
  readonly info: Json
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Paths
  readonly components: Readonly<Record<string, Json>>
}
interface Schema extends Json {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly examples?: readonly Json[]
  readonly allOf?: readonly Schema[]
}

const description = (key: boolean): string =>
  `What this tenant publishes, and what its site may send. Reading needs no key. Lists take \`sort\`, \`range\` and \`filter\` as JSON in the
query; \`Content-Range\` tells the total. Every answer has an \`ETag\`: send it back as \`If-None-Match\`, and 304 says that nothing changed.

A program may come with an API key (\`Authorization: Bearer captain_…\`). It is then held to the scopes of its key: each
operation names its own as \`x-scope\`. \`RateLimit-Policy\` and \`RateLimit\` tell how often it may call, and after 429 \`Retry-After\`
how many seconds to wait. A server that calls for a person names their address in \`Captain-Visitor\`: limits then count the person.${
    key ? '' : ' Fetched with a key, this document has what that key may do.'
  }

${guideLinks}`

/** What no document says otherwise. */
export const tenantPlaceholder = '--tenant--'

/**
 * The part of the OpenAPI document that one tenant offers: the public operations of its site or, for an API key, the
 * operations of its scopes, with the fields and options of the site alone. `tenantPlaceholder` stands for its slug.
 */
export function tenantDocument(documentFile: string, site: SiteSlug, scopes?: ReadonlySet<string>): object {
  const whole = JSON.parse(readFileSync(documentFile, 'utf8')) as Document
  const isOffered = (path: string, { 'x-scope': scope, 'x-sites': sites }: Operation): boolean =>
    scope !== undefined &&
    (sites === undefined || sites.includes(site)) &&
    (scopes ? scopes.has(scope) : path.startsWith('/api/v1/tenants/'))
  const paths = Object.fromEntries(
    Object.entries(whole.paths).flatMap(([path, methods]) => {
      const offered = Object.entries(methods).filter(([, operation]) => isOffered(path, operation))
      if (offered.length === 0) return []
      const own = offered.map(([method, operation]) => [method, operationOf(operation, scopes !== undefined)])
      return [[path.replace('{tenant}', tenantPlaceholder), Object.fromEntries(own)]]
    }),
  )
  const tags = new Set([
    'Webhooks',
    ...Object.values(paths as Paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((each) => each.tags!),
  ])
  const components = {
    ...whole.components,
    schemas: { ...whole.components['schemas'], ...schemasOfSite(whole.components['schemas']!, site) },
    securitySchemes: { key: whole.components['securitySchemes']!['key'] },
  }
  const shared = shareEqualParts(paths as Paths, components)
  return {
    ...whole,
    info: { ...whole.info, title: tenantPlaceholder, description: description(scopes !== undefined) },
    tags: whole.tags.flatMap(({ name }) => (tags.has(name) ? [{ name }] : [])),
    paths: shared.paths,
    webhooks: withPropertyWords(webhookDocument(toldEntities(site))),
    components: referenced(shared.paths, shared.components),
  }
}

/** An operation of one tenant: without the parameter that named it, and with the ways in that programs have. */
function operationOf(operation: Operation, hasKey: boolean): Operation {
  const { parameters, security = [], 'x-sites': _, ...rest } = operation
  const others = parameters?.filter(({ name, in: place }) => !(name === 'tenant' && place === 'path')) ?? []
  return {
    ...rest,
    description: String(rest['description'] ?? '').replace(/ ?At tenants of [^.]*\./, ''),
    ...(others.length > 0 && { parameters: others }),
    security: hasKey ? [{ key: [] }] : security.filter((each) => !('bearer' in each)),
  }
}

/** The schemas of a site's entities without what only other sites have. */
function schemasOfSite(schemas: Json, site: SiteSlug): Json {
  return Object.fromEntries(
    Object.values<Entity>(entities).flatMap((entity) => {
      const { record, row, create, update } = componentNames(entity)
      if (!entity.sites[site]) return []
      return [record, row, create, update, `Public${record}`, `Public${record}Row`].flatMap((name) =>
        schemas[name] ? [[name, schemaOfSite(schemas[name] as Schema, entity, site)]] : [],
      )
    }),
  )
}

function schemaOfSite({ allOf, ...schema }: Schema, entity: Entity, site: SiteSlug): Schema {
  const here = new Map(siteFields(entity, site).map((field) => [field.name, field]))
  const isHere = (name: string): boolean => !entity.fields[name] || here.has(name)
  const optionsOf = (name: string): readonly string[] | undefined => entity.sites[site]?.options?.[name]
  const properties = Object.entries(schema.properties ?? {})
    .filter(([name]) => isHere(name))
    .map(([name, value]) => [name, withOptions(value, optionsOf(name))])
  const exampleOf = ([name, value]: readonly [string, unknown]) => [name, offered(value, optionsOf(name))]
  return {
    ...schema,
    ...(allOf && { allOf: allOf.map((part) => schemaOfSite(part, entity, site)) }),
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.required && { required: schema.required.filter(isHere) }),
    ...(schema.examples && {
      examples: schema.examples.map((each) =>
        Object.fromEntries(
          Object.entries(each)
            .filter(([name]) => isHere(name))
            .map(exampleOf),
        ),
      ),
    }),
  }
}

/** A schema of options, or of a list of them, with those of the site alone. */
function withOptions(schema: Json, options: readonly string[] | undefined): Json {
  const {
    enum: all,
    items,
    examples,
  } = schema as {
    readonly enum?: readonly (string | null)[]
    readonly items?: Json
    readonly examples?: readonly unknown[]
  }
  if (!options) return schema
  return {
    ...schema,
    ...(all && { enum: all.filter((each) => each === null || options.includes(each)) }),
    ...(items && { items: withOptions(items, options) }),
    ...(examples && { examples: examples.map((each) => offered(each, options)) }),
  }
}

/** An example with an option that the site offers. */
function offered(example: unknown, options: readonly string[] | undefined): unknown {
  if (!options) return example
  if (Array.isArray(example)) return [...new Set(example.map((each) => offered(each, options)))]
  return typeof example === 'string' && !options.includes(example) ? options[0] : example
}

/**
 * What says the same in several places said once: parameters, headers, answers. It halves what has to be read.
 */
function shareEqualParts(paths: Paths, { schemas = {}, ...components }: Document['components']) {
  const parameters = sharedParts('parameters')
  const headers = sharedParts('headers')
  const share = (part: unknown, isParameter = false): unknown => {
    if (Array.isArray(part)) return part.map((each) => share(each, isParameter))
    if (typeof part !== 'object' || part === null) return part
    if (isParameter) return parameters.refer(String((part as Json)['name']), part)
    const entries = Object.entries(part).map(([name, value]): readonly [string, unknown] => {
      if (name === 'parameters') return [name, share(value, true)]
      if (name === 'headers')
        return [
          name,
          Object.fromEntries(Object.entries(value as Json).map(([key, each]) => [key, headers.refer(key, each)])),
        ]
      return [name, share(value)]
    })
    return Object.fromEntries(entries)
  }
  return {
    paths: share(paths) as Paths,
    components: { ...components, schemas, parameters: parameters.all, headers: headers.all },
  }
}

/** Parts by what they say, each with a name of its own that begins with the name it has. */
function sharedParts(kind: string) {
  const all: Record<string, unknown> = {}
  const nameOf = new Map<string, string>()
  return {
    all,
    refer(name: string, part: unknown): Json {
      const text = name + JSON.stringify(part)
      let known = nameOf.get(text)
      if (known === undefined) {
        known = name
        for (let number = 2; known in all; number += 1) known = `${name}-${number}`
        nameOf.set(text, known)
        all[known] = part
      }
      return { $ref: `#/components/${kind}/${known}` }
    },
  }
}

/** The components that some paths refer to, and those that these refer to. */
function referenced(paths: object, components: Readonly<Record<string, Json>>): object {
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
  return Object.fromEntries(
    Object.entries(components).map(([kind, all]) => [
      kind,
      Object.fromEntries(
        Object.entries(all).filter(([name]) => kind === 'securitySchemes' || found.has(`${kind}/${name}`)),
      ),
    ]),
  )
}
