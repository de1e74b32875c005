import { readFileSync } from 'node:fs'
import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { componentNames } from '../../kernel/crud/contract/components.ts'
import { dialectWords } from '../../kernel/crud/contract/shown-parameters.ts'
import { guideLinks } from '../guides/guides.ts'
import { withPropertyWords } from './describe-parts.ts'
import { entitiesWithEvents, webhookDocument } from '../webhooks/document.ts'
import { withoutSharedParts, shareEqualParts, type DocumentParts } from './shared-parts.ts'

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

${dialectWords} An API key with \`read-unpublished\` of an entity reads with \`state=draft\` whatever is not in
the trash, in the same form.

A program may come with an API key (\`Authorization: Bearer captain_…\`). It is then held to the scopes of its key: each
operation names its own as \`x-scope\`, \`*\` if any will do. \`RateLimit-Policy\` and \`RateLimit\` tell how often it may call, and after 429 \`Retry-After\`
how many seconds to wait. A server that calls for a person names their address in \`Captain-Visitor\`: limits then count the person.${
    key ? '' : ' Fetched with a key, this document has what that key may do.'
  }

${guideLinks}`

/** The scope of operations that any key may call. */
const anyScope = '*'

/** What no document says otherwise. */
export const tenantPlaceholder = '--tenant--'

/**
 * The part of the OpenAPI document that one tenant offers: the public operations of its site or, for an API key, the
 * operations of its scopes, with the fields and options of the site alone. `tenantPlaceholder` stands for its slug. Where
 * the calls go is said in full, as programs are made of the document far from the server.
 */
export function tenantDocument(
  documentFile: string,
  origin: string,
  site: SiteSlug,
  scopes?: ReadonlySet<string>,
): object {
  const whole = JSON.parse(readFileSync(documentFile, 'utf8')) as Document
  const isOffered = (path: string, { 'x-scope': scope, 'x-sites': sites }: Operation): boolean =>
    scope !== undefined &&
    (sites === undefined || sites.includes(site)) &&
    (scopes && scope !== anyScope ? scopes.has(scope) : path.startsWith('/api/v1/tenants/'))
  const offered = Object.entries(whole.paths).flatMap(([path, methods]) => {
    const own = Object.entries(methods).filter(([, operation]) => isOffered(path, operation))
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const]
  })
  // Parts are shared anew, by what is left.
  const expanded = withoutSharedParts({ ...whole, paths: Object.fromEntries(offered) as Paths })
  const paths = Object.fromEntries(
    Object.entries(expanded.paths).map(([path, methods]) => [
      path.replace('{tenant}', tenantPlaceholder),
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, operationOf(operation, scopes !== undefined)]),
      ),
    ]),
  )
  const tags = new Set([
    'Webhooks',
    ...Object.values(paths as Paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((each) => each.tags!),
  ])
  const components = {
    ...expanded.components,
    schemas: { ...expanded.components['schemas'], ...schemasOfSite(expanded.components['schemas']!, site) },
    securitySchemes: { key: expanded.components['securitySchemes']!['key'] },
  }
  const calls = { paths, webhooks: withPropertyWords(webhookDocument(entitiesWithEvents(site))) as Json }
  // Only what is referred to is counted when equal parts are looked for.
  const shared = shareEqualParts({ ...calls, components: referenced(calls, components) })
  // Each operation that a tenant offers says what it asks for.
  const { security: _, ...rest } = whole
  return {
    ...rest,
    servers: [{ url: origin }],
    info: { ...whole.info, title: tenantPlaceholder, description: description(scopes !== undefined) },
    tags: whole.tags.flatMap(({ name }) => (tags.has(name) ? [{ name }] : [])),
    ...shared,
    components: referenced(shared, shared.components),
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

/** The components that calls refer to, and those that these refer to. */
function referenced(
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
