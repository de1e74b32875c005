import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import { z } from 'zod'
import { asDocumented } from '../../../entities/language/derived/value-schema.ts'
import { entities } from '../../../entities/index.ts'
import { sites, type SiteSlug } from '../../../entities/installation.ts'
import type { Language } from '../../base/locale/translator.ts'
import { queryOf } from '../../kernel/requests/request.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import type { Tag } from '../feature.ts'
import {
  errorSchema,
  isSharedError,
  issueSchema,
  sharedErrorReference,
  sharedErrorResponses,
  errorResponses,
  refusalWords,
} from '../../base/errors/error-responses.ts'
import { filterWords, memberFilterWords } from '../../kernel/crud/contract/query-parameters.ts'
import { dialectWords } from '../../kernel/crud/contract/shown-parameters.ts'
import { guideLinksIn } from '../guides/guides.ts'
import { accessSentence, withExpandedForms, withPropertyWords } from './describe-parts.ts'
import { withSitesOfGroups } from './group-sites.ts'
import { entityWords, inLanguage, type Localizable } from './localized.ts'
import type { Json } from './narrowed-site.ts'
import { shareEqualParts, withoutSharedParts, type DocumentParts } from './shared-parts.ts'
import { webhookDocument } from '../webhooks/document.ts'

const description = `Content and settings of many tenants' sites.

Lists speak the dialect of ra-data-simple-rest: \`sort\`, \`range\` and \`filter\` are JSON in the query, and
\`Content-Range\` tells the total. Writes carry the \`version\` that was read; an old one is refused with 412 and the
record as it is now. Many records are edited by one call of \`…/edits\`, which can be tried first. What is deleted goes to the trash and can be restored.

${filterWords} ${memberFilterWords}

${dialectWords} With one of these, members and keys are answered
what is to be shown: files with \`url\`, pictures with \`widths\`, \`color\` and \`focus\`. Without, what is stored, as it is sent back.

${refusalWords}

Authorization: a bearer token from \`GET /api/auth/token\`, which asks for the session cookie of a sign-in, or an API key
of the tenant, which opens the operations whose \`x-scope\` it has (\`*\` is any). Operations of a tenant are for its members
and for administrators, unless they say otherwise.

${guideLinksIn('en')}`

/** The document committed by `npm run generate`. */
export const documentFile = join(import.meta.dirname, '..', '..', '..', 'openapi.json')

/**
 * Provides the OpenAPI document, whose operations are grouped by the tags of features and by entity; register before all
 * routes. When `collects` is true, the document is built from the
 * routes. A serving app uses the committed one and leaves out the descriptions of entity routes, which would be most of
 * the startup.
 */
export async function documentRoutes(app: FastifyInstance, collects: boolean, tags: readonly Tag[]): Promise<void> {
  app.addSchema(issueSchema)
  app.addSchema(errorSchema)
  if (collects) return collectDocument(app, tags)
  await app.register(swagger, {
    mode: 'static',
    // Loaded on first request.
    specification: { document: { toJSON: () => JSON.parse(readFileSync(documentFile, 'utf8')) } as never },
  })
}

async function collectDocument(app: FastifyInstance, tags: readonly Tag[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Captain',
        version: '1',
        description,
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/', description: 'This installation.' }],
      security: [...usualSecurity],
      tags: [
        ...tags,
        ...Object.values(entities).map(({ name, sites }) => ({
          name,
          description: `${entityWords(name, 'en')} At the sites ${Object.keys(sites).join(', ')}.`,
        })),
        { name: 'Server', description: 'The server itself.' },
      ],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The token of `GET /api/auth/token`.',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key of the tenant, as `captain_…`. Public operations need none, but limit who comes with one.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'better-auth.session_token',
            description: 'The cookie that a sign-in sets (`__Secure-` before it on https).',
          },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
    transform: ({ schema, url, route }) => ({ schema: describeRoute(url, schema, route.config), url }),
    transformObject: (document) =>
      ('openapiObject' in document
        ? withSharedParts(
            withPropertyWords(
              withUsedSchemas({
                ...withSitesOfGroups(sortDocument(withSharedErrors(document.openapiObject))),
                webhooks: webhookDocument(),
              }),
            ),
          )
        : document.swaggerObject) as never,
  })
}

/** How long a part of a schema is, in characters, that is better said once: types are made of schemas. */
const shortestShared = 200

/** The document with what its operations have in common said once. */
const withSharedParts = <D extends object>(document: D): D => ({
  ...document,
  ...shareEqualParts(document as unknown as DocumentParts, shortestShared),
})

/** The language that a document is asked for in. */
export const languageQuery = z.strictObject({
  lang: z.enum(['ja', 'en']).optional().describe('With `ja`, its words are in Japanese.'),
})

/** The whole document in a language. */
function wholeDocument(app: FastifyInstance, language: Language): object {
  if (language === 'en') return app.swagger()
  // What is served is read when it is written as JSON.
  const document = JSON.parse(JSON.stringify(app.swagger())) as Localizable & DocumentParts
  return withSharedParts(inLanguage(withoutSharedParts(document), language))
}

/** Serves the document; register after all routes. */
export function publishDocument(app: FastifyInstance): void {
  const texts: Partial<Record<Language, string>> = {}
  app.get('/api/openapi.json', {
    config: { access: 'public' },
    schema: {
      operationId: 'readOpenApiDocument',
      summary: 'Get this document',
      tags: ['Server'],
      security: [],
      querystring: languageQuery,
      response: {
        200: { description: 'OpenAPI 3.1.', type: 'object', additionalProperties: true },
        ...errorResponses(400),
      },
    },
    handler: (request, reply) => {
      const { lang = 'en' } = parseWith(languageQuery, queryOf(request))
      const text = (texts[lang] ??= JSON.stringify(wholeDocument(app, lang)))
      return reply.type('application/json; charset=utf-8').serializer(String).send(text)
    },
  })
}

/**
 * A route's schema as JSON Schema, and who may call it. Routes without a schema are pages, not operations. Error
 * responses are listed by code only: thousands of identical responses would be most of the document and of the time to
 * build it.
 */
function describeRoute(
  url: string,
  schema: FastifySchema | undefined,
  config: FastifyContextConfig = {},
): FastifySchema {
  if (!schema) return { hide: true } as FastifySchema
  const { body, params, querystring, headers, response, ...rest } = schema as FastifySchema & {
    security?: unknown
    description?: string
    'x-sites'?: readonly SiteSlug[]
  }
  const parts = Object.entries({ body, params, querystring, headers }).filter(([, part]) => part !== undefined)
  const answers = Object.entries(response ?? {})
  const ownAnswers = answers.filter(([code, answer]) => !isSharedError(code, answer))
  const security = (rest.security as readonly object[] | undefined) ?? securityOf(config)
  const said = rest.description ?? accessSentence(config.access, security)
  return {
    ...rest,
    ...(said !== undefined && { description: said }),
    ...(JSON.stringify(security) !== JSON.stringify(usualSecurity) && { security }),
    ...(config.keyScope !== undefined && { 'x-scope': config.keyScope }),
    ...(config.deprecated && { deprecated: true, 'x-sunset': config.deprecated.until }),
    ...Object.fromEntries(parts.map(([name, part]) => [name, jsonSchema(part, 'input')])),
    ...(params !== undefined &&
      url.startsWith('/api/v1/') && { params: withTenant(jsonSchema(params, 'input') as Json, rest['x-sites']) }),
    ...(ownAnswers.length > 0 && {
      response: Object.fromEntries(ownAnswers.map(([code, answer]) => [code, jsonSchema(answer, 'output')])),
    }),
    'x-refusals': [
      ...new Set([
        ...answers.filter(([code, answer]) => isSharedError(code, answer)).map(([code]) => code),
        // Parameters that are not known (`plugins/unknown-parameters.ts`).
        ...(url.startsWith('/api/') ? ['400'] : []),
        ...(body ? ['413', '415'] : []),
        ...(config.keyScope === undefined ? [] : ['401', '403', '429']),
      ]),
    ].sort(),
  } as FastifySchema
}

/** What most operations ask for: the document says it once, and the others say their own. */
const usualSecurity: { [scheme: string]: string[] }[] = [{ bearer: [] }]

/** Who may call a route, as OpenAPI says it: any one of these; `{}` is nobody in particular. */
const securityOf = ({ access, keyScope }: FastifyContextConfig): readonly object[] => [
  ...(access === 'public' ? (keyScope === undefined ? [] : [{}]) : [{ bearer: [] }]),
  ...(keyScope === undefined ? [] : [{ key: [] }]),
]

interface Operation {
  readonly 'x-refusals'?: readonly string[]
  readonly responses?: object
}

/** A response whose bytes have no schema: OpenAPI 3.1 then says nothing of them, where `{}` would allow any JSON. */
function withoutEmptySchemas({
  content,
  ...response
}: {
  readonly content?: object
  readonly description?: string
}): object {
  // What the plugin says of answers that say nothing.
  const said = response.description === 'Default Response' ? { ...response, description: 'The answer.' } : response
  return content === undefined
    ? said
    : {
        ...said,
        content: mapValues(content, ({ schema, ...rest }: { readonly schema?: object }) =>
          schema && Object.keys(schema).length > 0 ? { schema, ...rest } : rest,
        ),
      }
}

/**
 * The document with the error codes of its operations replaced by references to shared responses, which are added to
 * its components.
 */
function withSharedErrors<D extends { readonly paths?: object; readonly components?: object }>(document: D): D {
  const used = new Set<string>()
  const refer = ({ 'x-refusals': codes = [], ...operation }: Operation): Operation => {
    for (const code of codes) used.add(code)
    const refused = Object.fromEntries(codes.map((code) => [code, sharedErrorReference(code)]))
    return { ...operation, responses: { ...mapValues(operation.responses, withoutEmptySchemas), ...refused } }
  }
  const paths = mapValues(document.paths, (path: object) => mapValues(path, refer))
  return {
    ...document,
    paths,
    components: { ...document.components, responses: sharedErrorResponses([...used].sort()) },
  }
}

/** The parameters of a path, with a tenant to try them with: each kind of site has one of its name at first. */
function withTenant(parameters: Json, [site = sites[0]]: readonly SiteSlug[] = sites): Json {
  const { tenant, ...others } = parameters['properties'] as Readonly<Record<string, Json>>
  return tenant ? { ...parameters, properties: { tenant: { ...tenant, examples: [site] }, ...others } } : parameters
}

const mapValues = <V, W>(map: object = {}, change: (value: V) => W): object =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))

function jsonSchema(schema: unknown, io: 'input' | 'output'): unknown {
  if (!(schema instanceof z.ZodType)) return schema
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', override: asDocumented })
  return json
}

interface Sortable {
  readonly paths?: object
  readonly components?: { readonly schemas?: object }
}

/** Sorted, so that the same routes give the same document in whatever order they were registered. */
function sortDocument<D extends Sortable>(document: D): D {
  return {
    ...document,
    paths: byName(document.paths),
    components: { ...document.components, schemas: withExpandedForms(byName(document.components?.schemas)) },
  }
}

const byName = (map: object = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)))

/** A document without the schemas that nothing in it refers to: not every installation has an entity for each. */
function withUsedSchemas<D extends object>(document: D & { readonly components?: { readonly schemas?: object } }): D {
  const { schemas = {}, ...components } = document.components ?? {}
  const used = new Set<string>()
  const refer = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      refer((schemas as Record<string, unknown>)[name!] ?? null)
    }
  }
  refer({ ...document, components })
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...document, components: { ...document.components, schemas: kept } }
}
