import type { FastifyInstance } from 'fastify'
import { sitesOf } from '../../entities/at-site.ts'
import { firstDay, lastDay } from '../../entities/calendar.ts'
import type { Entity, Field } from '../../entities/entity.ts'
import { isPublic } from '../../entities/public-visibility.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import { versionMeanings } from '../../entities/versions.ts'
import { addComponents, componentNames, reference, sitesWith } from '../crud/contract/components.ts'
import { exampleOwned, exampleValues } from '../crud/contract/examples.ts'
import { fieldSchema, nullable, type JsonSchema } from '../crud/contract/field.ts'
import { json, range, suffixWords } from '../crud/contract/queries.ts'
import { header, id, instant, withExample } from '../crud/contract/shared.ts'
import { englishNames } from '../english.ts'
import { refusals } from '../refusals.ts'
import { bodyForms, publicBodies } from './body-form.ts'
import { expandable, publicComparables, searchable } from './grammar.ts'

const tenant = { type: 'string', description: 'The slug of the tenant.', examples: ['sample'] }
const etag = header('Of this answer; send it back as `If-None-Match`.', '"k3J9x…"')
const unchanged = { 304: { description: 'As it was.', type: 'null' } }

/** The contract of the public list of an entity, as Fastify and the OpenAPI document take it. */
export function listContract(app: FastifyInstance, entity: Entity) {
  const names = addPublic(app, entity)
  return {
    ...common(entity),
    operationId: `listPublic${names.record}`,
    summary: `The published ${englishNames(entity.name).plural.toLowerCase()} of a tenant`,
    params: { type: 'object', properties: { tenant }, required: ['tenant'] },
    querystring: {
      type: 'object',
      properties: {
        sort: json('A field and ASC or DESC, as JSON. The order of the site itself unless given.', '["id","ASC"]'),
        range,
        filter: json(filterWords(entity), '{}'),
        expand: expandQuery(entity),
      },
    },
    response: {
      200: {
        description: 'One page, without bodies.',
        headers: { 'Content-Range': header('Which of how many these are.', `${entity.name} 0-24/319`), ETag: etag },
        content: { 'application/json': { schema: { type: 'array', items: reference(names.row) } } },
      },
      ...unchanged,
      ...refusals(400, 404, 503),
    },
  }
}

/** The contract of one public record. */
export function recordContract(app: FastifyInstance, entity: Entity, address: Field | undefined) {
  const names = addPublic(app, entity)
  const key = { type: 'string', description: keyWords(entity, address) }
  return {
    ...common(entity),
    operationId: `readPublic${names.record}`,
    summary: `One published ${englishNames(entity.name).name.toLowerCase()} of a tenant`,
    params: { type: 'object', properties: { tenant, key }, required: ['tenant', 'key'] },
    querystring: {
      type: 'object',
      properties: { expand: expandQuery(entity), ...(publicBodies(entity).length > 0 && { body: bodyQuery(entity) }) },
    },
    response: {
      200: {
        description: 'The record.',
        headers: { ETag: etag },
        content: { 'application/json': { schema: reference(names.whole) } },
      },
      ...unchanged,
      ...refusals(400, 404, 503),
    },
  }
}

const keyWords = ({ versions }: Entity, address: Field | undefined): string => {
  if (versions) return 'The id of the version, or `current` for the one in force today.'
  return address ? 'The slug of the record, or its id.' : 'The id of the record.'
}

const common = (entity: Entity) => ({
  description: `Only what is published, inside its window, and only the fields made for the public. At tenants of ${sitesWith(entity).join(', ')}.`,
  tags: [entity.name],
  security: [],
  'x-sites': sitesWith(entity),
})

const overSites = (entity: Entity, of: (entity: Entity, site: SiteSlug) => readonly Field[]): readonly Field[] => [
  ...new Set(sitesWith(entity).flatMap((site) => of(entity, site))),
]
const listOf = (fields: readonly Field[]): string => fields.map(({ name }) => name).join(', ')

function expandQuery(entity: Entity): JsonSchema {
  const fields = overSites(entity, expandable)
  return json(
    fields.length > 0
      ? `Fields whose records are wanted in the place of their ids, as JSON: ${listOf(fields)}.`
      : 'Nothing of this entity can be expanded.',
    JSON.stringify(fields.slice(0, 1).map(({ name }) => name)),
  )
}

const bodyQuery = (entity: Entity): JsonSchema => ({
  type: 'string',
  enum: bodyForms,
  default: 'blocks',
  description: `How ${listOf(publicBodies(entity))} is answered: as blocks, or as the HTML that Captain's own pages show, safe to be put into a page as it is.`,
  examples: ['html'],
})

function filterWords(entity: Entity): string {
  const texts = overSites(entity, searchable)
  const known = sitesWith(entity).flatMap((site) => publicComparables(entity, site))
  return `Conditions that must all hold, as JSON, on the fields of the answer; ${suffixWords(known)}. Dates are from ${firstDay} to ${lastDay}.${
    texts.length > 0 ? ` \`q\` searches ${listOf(texts)}.` : ''
  }`
}

/** Puts the public form of an entity where routes can refer to it; once. */
function addPublic(app: FastifyInstance, entity: Entity) {
  addComponents(app, entity)
  const { record } = componentNames(entity)
  const names = { record, whole: `Public${record}`, row: `Public${record}Row` }
  if (app.getSchema(names.whole)) return names
  const fields = Object.values(entity.fields).filter(({ name }) => isPublic(entity, name))
  app.addSchema({ $id: names.whole, ...publicSchema(entity, fields) })
  app.addSchema({
    $id: names.row,
    ...publicSchema(
      entity,
      fields.filter(({ kind }) => kind !== 'rich-text'),
    ),
  })
  return names
}

function publicSchema(entity: Entity, fields: readonly Field[]): JsonSchema {
  const always = fields.filter(({ name }) => sitesOf(entity, name).length === Object.keys(entity.sites).length)
  const { id: known, updatedAt } = exampleOwned(entity)
  return withExample(
    {
      type: 'object',
      properties: {
        id,
        ...Object.fromEntries(fields.map((field) => [field.name, publicField(entity, field)])),
        updatedAt: instant,
        ...(entity.versions && { standing }),
      },
      required: ['id', ...always.map(({ name }) => name), 'updatedAt', ...(entity.versions ? ['standing'] : [])],
    },
    {
      id: known,
      ...Object.fromEntries(always.map(({ name }) => [name, null])),
      ...exampleValues(always),
      updatedAt,
      ...(entity.versions && { standing: 'current' }),
    },
  )
}

const standing: JsonSchema = {
  type: 'string',
  enum: versionMeanings,
  description: 'Whether this version is in force today, comes into force later, or was followed by another.',
  examples: ['current'],
}

/** A field that points at something is an id, or the record where `expand` asks for it; a body is blocks, or HTML. */
function publicField(entity: Entity, field: Field): JsonSchema {
  const own = field.kind === 'rich-text' ? bodySchema(entity, field) : fieldSchema(entity, field)
  const schema = entity.public?.redact?.fields.includes(field.name) ? nullable(own) : own
  if (!overSites(entity, expandable).includes(field)) return schema
  const { description, examples } = schema
  const record = { type: 'object', description: `A ${field.to!}, where \`expand\` asks for it.` }
  const value =
    field.kind === 'references'
      ? nullable({ type: 'array', items: { anyOf: [id, record] } })
      : { anyOf: [id, record, { type: 'null' }] }
  return { ...value, description, ...(examples !== undefined && { examples }) }
}

const bodySchema = (entity: Entity, field: Field): JsonSchema => ({
  anyOf: [
    { $ref: 'RichText#' },
    { type: 'string', description: 'Its HTML, where `body=html` asks for it.' },
    ...(field.optional ? [{ type: 'null' }] : []),
  ],
  description: fieldSchema(entity, field).description,
})
