import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify'
import type { Entity } from '../../entities/language/entity.ts'
import type { Screen } from '../../entities/language/screens.ts'
import { contractOf } from './contract/contract.ts'
import type { Verb } from './contract/operations.ts'

export type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/**
 * A route of an entity: for members of a tenant whose site has one of the screens it serves.
 * Its schema is the contract for readers, there where the OpenAPI document is made; bodies and queries are read by the
 * handler, with the declaration's own rules.
 */
export const route = (
  app: FastifyInstance,
  entity: Entity,
  verb: Verb,
  screen: Screen | readonly Screen[],
  handler: Handler,
): RouteShorthandOptionsWithHandler => ({
  ...(!app.database && { schema: contractOf(app, entity, verb) }),
  config: { access: 'member', entity: entity.name, screen },
  validatorCompiler: () => () => true,
  serializerCompiler: () => JSON.stringify,
  handler,
})
