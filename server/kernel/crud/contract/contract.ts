import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Entity } from '../../../../entities/language/entity.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { addComponents, componentNames, reference, sitesWith } from './components.ts'
import type { JsonSchema } from '../../../../entities/language/derived/value-schema.ts'
import { operations, type Operation, type Verb } from './operations.ts'
import { ifMatch, notModified } from './shared-schemas.ts'
import { isPersonal } from '../../../../entities/language/derived/layout-paths.ts'
import { keyVerbOf } from './key-verbs.ts'

/** The contract of one operation of an entity, for Fastify and the OpenAPI document. */
export function contractOf(app: FastifyInstance, entity: Entity, verb: Verb): FastifySchema {
  addComponents(app, entity)
  const operation: Operation = operations[verb]
  const names = componentNames(entity)
  const { description, schema, headers } = operation.response(entity)
  const sites = sitesWith(entity)
  return {
    operationId: `${operation.id}${names.record}`,
    summary: operation.summary(entity),
    ...describing(
      operation.description?.(entity),
      keyVerbOf[verb] === 'read-unpublished' ? personalWords(entity) : undefined,
    ),
    tags: [entity.name],
    'x-sites': sites,
    params: paramsOf(entity, verb),
    ...(operation.query && {
      querystring: {
        type: 'object',
        properties: operation.query(entity),
        ...(requiredParameters[verb] && { required: requiredParameters[verb] }),
      },
    }),
    ...headersOf(operation),
    ...(operation.body && { body: reference(operation.body(entity)) }),
    response: {
      [operation.status ?? 200]: {
        description,
        ...(headers && { headers }),
        ...(schema ? { content: { 'application/json': { schema } } } : { type: 'null' }),
      },
      ...(operation.isRevalidated && notModified),
      ...errorResponses(...operation.errors),
      ...(operation.isVersioned && { 412: changedMeanwhile(entity, verb) }),
    },
  } as FastifySchema
}

/** What an operation says of itself; nothing where there is nothing to say. */
function describing(...sentences: readonly (string | undefined)[]): { readonly description?: string } {
  const said = sentences.filter(Boolean).join(' ')
  return said ? { description: said } : {}
}

/** The personal data that whoever may call an operation is answered. */
function personalWords(entity: Entity): string | undefined {
  const fields = Object.values(entity.fields).filter(isPersonal)
  return fields.length > 0 ? `With personal data: ${fields.map(({ name }) => `\`${name}\``).join(', ')}.` : undefined
}

const headersOf = ({ headers, isVersioned, takesAnyVersion = false }: Operation) => {
  const properties = { ...headers, ...(isVersioned && ifMatch(takesAnyVersion)) }
  return Object.keys(properties).length > 0 && { headers: { type: 'object', properties } }
}

/**
 * The refusal of a change to a version that is no longer the latest, with the record as it is now: in a transition, maybe
 * one of those that move along.
 */
function changedMeanwhile(entity: Entity, verb: Verb): JsonSchema {
  if (draftVerbs.includes(verb)) return staleDraft
  const along = verb === 'transition' ? Object.values(entity.cascades ?? {}).flat() : []
  const records = [...new Set([entity, ...along.map((each) => each.entity)])].map((each) =>
    reference(componentNames(each).record),
  )
  const current =
    records.length === 1 ? records[0] : { anyOf: records, description: 'It, or one of those that move along.' }
  return {
    description: 'Somebody changed the record since it was read; `data.current` is the record as it is now.',
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: 'Error#' },
            { type: 'object', properties: { data: { type: 'object', properties: { current } } } },
          ],
        },
      },
    },
  }
}

const draftVerbs: readonly Verb[] = ['saveDraft', 'discardDraft', 'publishDraft', 'scheduleDraft']

/** The same of a draft; in a publication, also of one whose record changed the same fields. */
const staleDraft: JsonSchema = {
  description: 'Somebody changed the draft since it was read, or the record meanwhile.',
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: 'Error#' },
          {
            type: 'object',
            properties: {
              data: {
                type: 'object',
                properties: { current: reference('WithDraft'), conflicts: reference('DraftConflicts') },
              },
            },
          },
        ],
      },
    },
  },
}

const requiredParameters: Partial<Record<Verb, readonly string[]>> = {
  availability: ['field', 'value'],
  warnings: ['values'],
}

const singleRecordVerbs: readonly Verb[] = [
  'readSingleById',
  'saveSingleById',
  'read',
  'update',
  'amend',
  'delete',
  'transition',
  'restore',
  'revisions',
  'readDraft',
  'saveDraft',
  'discardDraft',
  'restoreDraft',
  'publishDraft',
  'scheduleDraft',
]

const paramsOf = ({ parent }: Entity, verb: Verb): JsonSchema => ({
  type: 'object',
  properties: {
    tenant: { type: 'string', description: 'The slug of the tenant.' },
    ...(parent && { parent: { type: 'string', format: 'uuid', description: `The id of the ${parent.name}.` } }),
    ...(singleRecordVerbs.includes(verb) && {
      id: { type: 'string', format: 'uuid', description: 'The id of the record.' },
    }),
  },
})
