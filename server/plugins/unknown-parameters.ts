import type { FastifyInstance, preValidationHookHandler, RouteOptions } from 'fastify'
import { z } from 'zod'
import { assertKeys, queryOf } from '../kernel/requests/request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the query itself, and refuses what it does not know. */
    readsQuery?: true
  }
}

/**
 * Every call of the API refuses query parameters that it does not know by name, with 400: one that is misspelt would
 * otherwise change nothing, and nobody would see why. What a call knows is what its schema names. Files and probes are
 * no calls: links to them come back from elsewhere with parameters added.
 */
export function refuseUnknownParameters(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { method, config } = route
    if (!isCall(route.url) || method === 'OPTIONS' || config?.readsQuery) return
    const known = namesIn(route.schema?.querystring)
    if (!known) return
    const refuse: preValidationHookHandler = (request, _reply, done) => {
      assertKeys(queryOf(request), ...known)
      done()
    }
    route.preValidation = [refuse, ...asList(route.preValidation)]
  })
}

/** Whether an address belongs to the API, and not to the pages on which it is described. */
const isCall = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs')

/** The parameters that a schema names; undefined if it allows others. */
function namesIn(schema: unknown): readonly string[] | undefined {
  if (schema === undefined) return []
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  const { properties = {}, additionalProperties } = schema as NonNullable<RouteOptions['schema']> & {
    readonly properties?: object
    readonly additionalProperties?: unknown
  }
  return additionalProperties === undefined || additionalProperties === false ? Object.keys(properties) : undefined
}

const asList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
