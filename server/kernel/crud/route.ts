import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Screen } from '../../../entities/language/screens.ts'
import { contractOf } from './contract/contract.ts'
import { keyVerbOf } from './contract/key-verbs.ts'
import { operations, type Verb } from './contract/operations.ts'

/**
 * Answers a request, at once if it can (`whenReady`): a promise takes a tenth of the time of a short read.
 */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/**
 * A route of an entity, for members of a tenant whose site has one of the given screens. Its schema is only
 * documentation, added when the OpenAPI document is generated; the handler validates bodies and queries against the
 * declaration.
 */
export const route = (
  app: FastifyInstance,
  entity: Entity,
  verb: Verb,
  screen: Screen | readonly Screen[],
  handler: Handler,
): RouteShorthandOptionsWithHandler => ({
  ...(!app.database && { schema: contractOf(app, entity, verb) }),
  config: {
    access: 'member',
    entity: entity.name,
    screen,
    ...('query' in operations[verb] && { readsQuery: true as const }),
    ...(keyVerbOf[verb] && entity.apiKeys !== false && { keyScope: `${entity.name}:${keyVerbOf[verb]}` }),
  },
  validatorCompiler: () => () => true,
  serializerCompiler: () => JSON.stringify,
  handler,
})
