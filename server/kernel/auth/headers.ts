import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../base/errors/api-error.ts'

/** The headers of a request as a web `Headers` object. */
export function webHeaders(headers: FastifyRequest['headers']): Headers {
  const copy = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') copy.set(name, value)
  return copy
}

/** Throws if the request comes from another site's page with the visitor's cookies. */
export function assertOwnOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  if (headers.origin !== publicUrl) throw new ApiError(403, undefined, { code: 'INVALID_ORIGIN' })
}
