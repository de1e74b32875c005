import { z } from 'zod'
import { eventsWith, type WebhookEvent } from '../../../entities/language/shared/webhook-events.ts'
import { asDocumented } from '../../../entities/language/derived/value-schema.ts'
import { entities as allEntities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { messageSchema, testSchema } from './message.ts'
import { hasEvents } from './staged-changes.ts'

const parameters = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The same at each try of a message: whoever has seen it need not read it again.',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When this try was made, in seconds since 1970.',
    schema: { type: 'string', pattern: String.raw`^\d+$` },
  },
  {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      '`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, with what follows `whsec_` in the secret, decoded from base64. Two of them, with a space between, while two secrets are in use.',
    schema: { type: 'string' },
  },
]

const responses = {
  '2XX': { description: 'Received. Anything else is tried again, ten times in three days.' },
  '410': { description: 'Nobody lives here any more: the endpoint is switched off.' },
}

const jsonSchemaOptions = { io: 'output', target: 'draft-2020-12', override: asDocumented } as const

const exampleId = '01890a5d-ac96-774b-bcce-b302099a8057'

/** The events for endpoints at one site, or at any. */
export const eventsAt = (site?: SiteSlug): readonly WebhookEvent[] =>
  eventsWith(entitiesAt(site).map(({ announces }) => announces?.as))

const entitiesAt = (site?: SiteSlug): readonly Entity[] =>
  Object.values<Entity>(allEntities).filter(({ sites }) => site === undefined || sites[site])

/**
 * What endpoints are sent, for the `webhooks` of an OpenAPI document (3.1, 4.8.2), with the events of one site or of any,
 * and the entities that changes can be of.
 */
export function webhookDocument(site?: SiteSlug): object {
  const entities = entitiesAt(site)
    .filter(hasEvents)
    .map(({ name }) => name)
  const events = eventsAt(site)
  const { $schema: _, ...message } = z.toJSONSchema(messageSchema, jsonSchemaOptions)
  const { $schema: __, ...test } = z.toJSONSchema(testSchema, jsonSchemaOptions)
  const entity = entities.includes('news') ? 'news' : entities[0]!
  const change = {
    event: 'record.published',
    entity,
    id: exampleId,
    url: `https://example.jp/api/v1/tenants/sample/${entity}/${exampleId}`,
  }
  const data = {
    tenant: 'sample',
    sequence: 42,
    previous: 41,
    changeSet: exampleId,
    total: 1,
    isComplete: true,
    feed: 'https://example.jp/api/v1/tenants/sample/changes',
    changes: [change],
  }
  const example = { type: 'changes', timestamp: '2026-04-01T00:00:00.000Z', data }
  return {
    changes: {
      post: operation(
        'receiveChanges',
        'Something has changed at the tenant',
        `One message for everything that was changed together, if an endpoint chose one of its events: ${events.join(', ')}. It says which records, and nothing of what they say: read them. Messages are first tried in the order of \`sequence\`; one that is tried again comes later than others. Whoever missed one asks at \`feed\`.`,
        narrowed(message, { entity: [...entities, null], event: events }),
        example,
      ),
    },
    test: {
      post: operation('receiveTest', 'A test that somebody asked for', 'It says nothing.', test, {
        type: 'test',
        timestamp: '2026-04-01T00:00:00.000Z',
        data: { tenant: 'sample' },
      }),
    },
  }
}

const operation = (operationId: string, summary: string, description: string, schema: object, example: object) => ({
  operationId,
  summary,
  description,
  tags: ['Webhooks'],
  // The signature says who calls.
  security: [],
  parameters,
  requestBody: { required: true, content: { 'application/json': { schema: { ...schema, examples: [example] } } } },
  responses,
})

/** The schema of a message in which some properties have these values only. */
const narrowed = (schema: object, values: Readonly<Record<string, readonly unknown[]>>): object =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) =>
    values[name] && typeof value === 'object' ? { ...value, enum: values[name] } : value,
  ) as object
