import type { FastifyInstance } from 'fastify'
import { sitesWithField } from '../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import { bilingual, countable, publicSlug, searchable } from '../../../entities/language/derived/public-content.ts'
import { isPublic } from '../../../entities/language/derived/public-visibility.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { versionStatuses } from '../../../entities/language/declaration/versions.ts'
import { addComponents, componentNames, reference, sitesWith, withRow } from '../../kernel/crud/contract/components.ts'
import { expandedField } from '../../kernel/crud/contract/expanded-schema.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { exampleSystemFields, exampleValues } from '../../kernel/crud/contract/examples.ts'
import { nullable, publicFieldSchema } from '../../kernel/crud/contract/field-schema.ts'
import type { JsonSchema } from '../../../entities/language/derived/value-schema.ts'
import { jsonParameter, rangeParameter } from '../../kernel/crud/contract/query-parameters.ts'
import {
  header,
  id,
  instant,
  notModified,
  sharedSchemas,
  withExample,
} from '../../kernel/crud/contract/shared-schemas.ts'
import { allOf, nameOf } from '../../base/locale/english.ts'
import { mostCandidates } from './find-public.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { addFileAddresses, isFileKind } from './file-addresses.ts'
import { shownQuery } from '../../kernel/crud/contract/shown-parameters.ts'
import { bodiesIn, expandableOf, isBilingual, publicView } from '../../kernel/crud/views.ts'

const tenantParameter = { type: 'string', description: 'The slug of the tenant.' }
const etag = header('Of this answer; send it back as `If-None-Match`.', '"2jmj7l5rSw0yVb_vlWAYkK_YBwk"')
/** The parameters of a path that names nothing but a tenant. */
export const tenantParameters = { type: 'object', properties: { tenant: tenantParameter }, required: ['tenant'] }

export const validators = {
  ETag: etag,
  'Last-Modified': header(
    'Since when the answer is this one; left out for a second after a change. Send it back as `If-Modified-Since`.',
    'Sat, 21 Nov 2026 05:00:00 GMT',
  ),
}

/** The contract of an entity's public list, for Fastify and the OpenAPI document. */
export function listContract(app: FastifyInstance, entity: Entity) {
  const names = addPublicSchemas(app, entity)
  return {
    ...commonContract(entity),
    operationId: `listPublic${names.record}`,
    summary: `List the published ${allOf(entity.name)} of a tenant`,
    params: tenantParameters,
    querystring: {
      type: 'object',
      properties: {
        sort: jsonParameter(
          'A field and ASC or DESC, as JSON. The order of the site itself unless given.',
          '["id","ASC"]',
        ),
        range: rangeParameter,
        cursor: {
          type: 'string',
          description:
            'Where the page begins, as the `Link` of the page before has it; it also knows the size. Nothing that is added or withdrawn meanwhile repeats or skips a record. Not together with `range`.',
        },
        filter: jsonParameter(filterDescription(entity), '{}'),
        ...shownQuery(publicView, entity, true),
        state: stateQuery,
        preview: previewQuery,
      },
    },
    response: {
      200: {
        description: 'One page.',
        headers: {
          'Content-Range': header('Which of how many these are.', 'news 0-24/319'),
          Link: header(
            'The next page as `rel="next"`, unless this is the last.',
            '<https://cms.example.jp/list?cursor=y8Zc0Vd2>; rel="next"',
          ),
          ...validators,
        },
        content: { 'application/json': { schema: { type: 'array', items: reference(names.row) } } },
      },
      ...notModified,
      ...errorResponses(400, 404, 429, 503),
    },
  }
}

/** The contract of how many public records have each value of a field. */
export function countContract(app: FastifyInstance, entity: Entity) {
  const names = addPublicSchemas(app, entity)
  const fields = overSites(entity, countable).map(({ name }) => name)
  return {
    ...commonContract(entity),
    operationId: `countPublic${names.record}`,
    summary: `Count the published ${allOf(entity.name)} by the values of a field`,
    params: {
      type: 'object',
      properties: {
        tenant: tenantParameter,
        field: {
          type: 'string',
          enum: [...new Set(fields)],
          description: 'Whose values are counted; a record with several counts at each of them.',
          examples: fields.slice(0, 1),
        },
      },
      required: ['tenant', 'field'],
    },
    querystring: {
      type: 'object',
      properties: { filter: jsonParameter('As in the list: only the records that it finds are counted.', '{}') },
    },
    response: {
      200: {
        description: 'The values that some record has, the most frequent first.',
        headers: validators,
        content: {
          'application/json': {
            schema: reference(addCounts(app)),
          },
        },
      },
      ...notModified,
      ...errorResponses(400, 404, 429, 503),
    },
  }
}

/** Registers the schema of counts for routes to reference, and answers its name. */
function addCounts(app: FastifyInstance): string {
  const name = 'PublicCounts'
  if (!app.getSchema(name))
    app.addSchema({
      $id: name,
      type: 'array',
      items: {
        type: 'object',
        properties: {
          value: {
            type: ['string', 'boolean', 'null'],
            description: 'An option, the id of a record, or whether a toggle is on; null for none.',
          },
          count: { type: 'integer', minimum: 1, description: 'How many records have it.' },
        },
        required: ['value', 'count'],
      },
      examples: [[{ value: true, count: 12 }]],
    })
  return name
}

export function recordContract(app: FastifyInstance, entity: Entity, address: Field | undefined) {
  const names = addPublicSchemas(app, entity)
  const key = {
    type: 'string',
    description: keyDescription(entity, address),
    ...(entity.versions && { examples: ['current'] }),
  }
  return {
    ...commonContract(entity),
    operationId: `readPublic${names.record}`,
    summary: `Get a published ${nameOf(entity.name)} of a tenant`,
    params: { type: 'object', properties: { tenant: tenantParameter, key }, required: ['tenant', 'key'] },
    querystring: {
      type: 'object',
      properties: {
        ...shownQuery(publicView, entity, false),
        state: stateQuery,
        preview: previewQuery,
      },
    },
    response: {
      200: {
        description: 'The record.',
        headers: validators,
        content: { 'application/json': { schema: reference(names.whole) } },
      },
      ...notModified,
      ...errorResponses(400, 404, 503),
    },
  }
}

const keyDescription = ({ versions }: Entity, address: Field | undefined): string => {
  if (versions) return 'The id of the version, or `current` for the one in force today.'
  return address ? 'The slug of the record, one that it had before, or its id.' : 'The id of the record.'
}

const expandedName = (entity: Entity): string => `Public${componentNames(entity).record}Expanded`
const referencesName = (entity: Entity): string => `Public${componentNames(entity).record}References`

const commonContract = (entity: Entity) => ({
  description: 'Only what the public sees now.',
  tags: [entity.name],
  'x-sites': sitesWith(entity),
})

const overSites = (entity: Entity, of: (entity: Entity, site: SiteSlug) => readonly Field[]): readonly Field[] => [
  ...new Set(sitesWith(entity).flatMap((site) => of(entity, site))),
]
const namesOf = (fields: readonly Field[]): string => fields.map(({ name }) => name).join(', ')

/** The word by which a key reads what is not published. */
const stateQuery: JsonSchema = {
  type: 'string',
  enum: ['draft'],
  description:
    'Whatever is not in the trash, published or not, for an API key with `read-unpublished`; for anybody else 404. The answer is `private, no-store`. A draft may lack what the schema requires.',
}

/** The token of a preview link. */
const previewQuery: JsonSchema = {
  type: 'string',
  description:
    'The token of a preview link: its record is shown as it would be published, and all else as the public sees it. 410 once the link has ended. The answer is `private, no-store`.',
}

function filterDescription(entity: Entity): string {
  const texts = overSites(entity, searchable)
  return `Conditions that must all hold, as JSON, on the fields of the answer.${
    texts.length > 0
      ? ` \`q\` searches ${namesOf(texts)}, in ${mostCandidates} records at most that could match: those that come first in the list.`
      : ''
  }`
}

/** Registers the public form of an entity for routes to reference; does nothing the second time. */
function addPublicSchemas(app: FastifyInstance, entity: Entity) {
  addComponents(app, entity)
  const { record } = componentNames(entity)
  const names = { record, whole: `Public${record}`, row: `Public${record}Row` }
  if (app.getSchema(names.whole)) return app.getSchema(names.row) ? names : { ...names, row: names.whole }
  for (const schema of expandedSchemas(entity)) app.addSchema(schema)
  if (!app.getSchema(String(fallbackSchema['$id'])))
    for (const shared of [fallbackSchema, movedToSchema, widthsSchema, colorSchema, ...fileSchemas()])
      app.addSchema(shared)
  const fields = Object.values(entity.fields).filter(({ name }) => isPublic(entity, name))
  const bodies = fields.filter(({ kind }) => kind === 'rich-text')
  const whole = publicSchema(entity, fields)
  const examples = whole['examples'] as readonly object[]
  if (bodies.length === 0) {
    app.addSchema({ $id: names.whole, ...whole })
    return { ...names, row: names.whole }
  }
  const { examples: _, ...row } = publicSchema(entity, fields, ({ kind }) => kind !== 'rich-text')
  app.addSchema({ $id: names.row, ...row })
  const further = Object.fromEntries(bodies.map((field) => [field.name, publicField(entity, field)]))
  app.addSchema({
    $id: names.whole,
    ...withRow(names.row, further, bodies.filter(isAlwaysThere(entity)), examples[0]!),
  })
  return names
}

const isEverywhere =
  (entity: Entity) =>
  ({ name }: Field): boolean =>
    sitesWithField(entity, name).length === Object.keys(entity.sites).length

/** At every site, and with `lang` too, which leaves out the English of two. */
function isAlwaysThere(entity: Entity): (field: Field) => boolean {
  const english = overSites(entity, (each, site) => bilingual(each, site).map(([, twin]) => twin))
  return (field) => isEverywhere(entity)(field) && !english.includes(field)
}

function publicSchema(
  entity: Entity,
  fields: readonly Field[],
  isAnswered: (field: Field) => boolean = () => true,
): JsonSchema {
  const shown = fields.filter((field) => isEverywhere(entity)(field) && isAnswered(field))
  const always = shown.filter(isAlwaysThere(entity))
  const { id: exampleId, updatedAt } = exampleSystemFields(entity)
  return withExample(
    {
      type: 'object',
      properties: {
        id,
        ...Object.fromEntries(fields.map((field) => [field.name, publicField(entity, field)])),
        updatedAt: instant,
        ...(entity.versions && { versionStatus: versionStatusSchema }),
        ...(isBilingual(publicView, entity) && { fallback: { $ref: 'PublicFallback#' } }),
        ...(publicSlug(entity) && { movedTo: { $ref: 'PublicMovedTo#' } }),
      },
      required: ['id', ...always.map(({ name }) => name), 'updatedAt', ...(entity.versions ? ['versionStatus'] : [])],
    },
    {
      id: exampleId,
      ...Object.fromEntries(shown.map(({ name }) => [name, null])),
      ...addFileAddresses(shown, exampleValues(shown), 'https://cms.example.jp', new Map()),
      updatedAt,
      ...(entity.versions && { versionStatus: 'current' }),
    },
  )
}

const fallbackSchema: JsonSchema = {
  $id: 'PublicFallback',
  type: 'array',
  items: { type: 'string' },
  description:
    'With `lang`: the fields that have no text in that language, or pictures without, and are answered in the other.',
  examples: [['title']],
}

const movedToSchema: JsonSchema = {
  $id: 'PublicMovedTo',
  type: 'string',
  description: 'Only of a record that was asked for by a slug it had before: the present one, to lead visitors to.',
  examples: ['spring-sale'],
}

const versionStatusSchema: JsonSchema = {
  type: 'string',
  enum: versionStatuses,
  description: 'Whether this version is in force today, comes into force later, or was followed by another.',
  examples: ['current'],
}

/** A reference is an id, or the record if `expand` includes it; rich text is in the format of `body`. */
function publicField(entity: Entity, field: Field, withIds = true): JsonSchema {
  const own = ownSchema(entity, field)
  const schema = entity.public?.redact?.fields.includes(field.name) ? nullable(own) : own
  return expandedField(schema, field, expandableOf(publicView, entity), { schemaOf: publicRow, withIds }) ?? schema
}

/** The schema of a public record without its bodies, as it is in lists and in the place of an id. */
function publicRow(name: string): string {
  const entity = entityByName(name)!
  return `Public${componentNames(entity).record}${bodiesIn(publicView, entity).length > 0 ? 'Row' : ''}`
}

/** What takes the place of the references of a public record, and such a record; none for one without any. */
function expandedSchemas(entity: Entity): readonly JsonSchema[] {
  const references = expandableOf(publicView, entity)
  const names = new Set(references.map(({ name }) => name.split('.')[0]))
  const fields = Object.values(entity.fields).filter(({ name }) => names.has(name))
  if (fields.length === 0) return []
  const properties = Object.fromEntries(fields.map((field) => [field.name, publicField(entity, field, false)]))
  const name = referencesName(entity)
  return [
    { $id: name, type: 'object', properties },
    {
      $id: expandedName(entity),
      description: 'With all references in `expand`.',
      // Of two types of a field, types that are made of this take the first; some generators move what has no name behind.
      allOf: [reference(name), reference(publicRow(entity.name))],
    },
  ]
}

function ownSchema(entity: Entity, field: Field): JsonSchema {
  if (field.kind === 'rich-text') return bodySchema(entity, field)
  const schema = publicFieldSchema(entity, field)
  if (isFileKind(field.kind)) return publicFiles(schema)
  const twin = englishOf(entity, field)
  return twin ? withTextsOf(schema, publicFieldSchema(entity, twin)) : schema
}

/** The field with the English of a field, which `lang` may put into its place. */
const englishOf = (entity: Entity, field: Field): Field | undefined =>
  sitesWith(entity)
    .flatMap((site) => bilingual(entity, site))
    .find(([japanese]) => japanese.name === field.name)?.[1]

/** A schema of texts that are also those of another: as long as the longer of both, and of no form that one alone has. */
function withTextsOf({ maxLength, pattern, ...schema }: JsonSchema, other: JsonSchema): JsonSchema {
  const longest = [maxLength, other.maxLength].every((length) => typeof length === 'number')
    ? { maxLength: Math.max(maxLength as number, other.maxLength as number) }
    : {}
  return { ...schema, ...longest, ...(pattern !== undefined && pattern === other.pattern && { pattern }) }
}

const url = { type: 'string', format: 'uri', description: 'Where it is, on any site.' }
const widthsSchema: JsonSchema = {
  $id: 'PictureWidths',
  type: 'array',
  description:
    'The widths that it is kept in, the smallest first. Others, shapes and formats are had by address: `readUploadFile`.',
  items: {
    type: 'object',
    properties: { width: { type: 'integer' }, url: { type: 'string', format: 'uri' } },
    required: ['width', 'url'],
  },
}

const colorSchema: JsonSchema = {
  $id: 'PictureColor',
  anyOf: [{ type: 'string', pattern: '^#[0-9a-f]{6}$' }, { type: 'null' }],
  description: 'The colour that most of it has, to show until it has come; null until it is known.',
  examples: ['#b08d57'],
}

/** What a file or a picture is to the public: also where it is. */
function fileSchemas(): readonly JsonSchema[] {
  const shared = sharedSchemas()
  return ['Picture', 'ListedPicture', 'UploadedFile'].map((name) => {
    const { properties, required, ...schema } = shared[name] as JsonSchema & { readonly required: readonly string[] }
    const own = {
      url,
      ...(name !== 'UploadedFile' && {
        widths: { $ref: 'PictureWidths#' },
        color: { $ref: 'PictureColor#' },
        focus: { $ref: 'Focus#' },
      }),
    }
    return {
      $id: `Public${name}`,
      ...schema,
      properties: { ...(properties as object), ...own },
      required: [...required, ...Object.keys(own)],
    }
  })
}

/** The schema of a file, or of a list of them, as the public gets it. */
function publicFiles(whole: JsonSchema): JsonSchema {
  const { examples: _, ...schema } = whole
  const { $ref, items, anyOf, allOf } = schema as {
    readonly $ref?: string
    readonly items?: JsonSchema
    readonly anyOf?: readonly JsonSchema[]
    readonly allOf?: readonly JsonSchema[]
  }
  return {
    ...schema,
    ...($ref && { $ref: `Public${$ref}` }),
    ...(items && { items: publicFiles(items) }),
    ...(anyOf && { anyOf: anyOf.map(publicFiles) }),
    ...(allOf && { allOf: allOf.map(publicFiles) }),
  }
}

const bodySchema = (entity: Entity, field: Field): JsonSchema => ({
  anyOf: [
    { $ref: 'RichText#' },
    { type: 'string', description: 'Its HTML or its words, where `body` asks for it.' },
    ...(field.optional ? [{ type: 'null' }] : []),
  ],
  description: publicFieldSchema(entity, field).description,
})
