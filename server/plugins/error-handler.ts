import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asApiError } from '../base/db/as-api-error.ts'
import { corruptDatabase, isCorruption } from '../base/db/integrity-check.ts'
import type { SqliteDatabase } from '../base/db/sqlite-runner.ts'
import { CallerLeft } from '../base/errors/caller-left.ts'
import type { ErrorPage } from '../features/pages/error-page.ts'
import { loggedRequest } from '../base/logging.ts'
import { ApiError, catalogue, notFound, type ErrorBody, type StatusCode } from '../base/errors/api-error.ts'

/** Renders an error for a request that wants a page; undefined for any other. */
export type ShowError = (request: FastifyRequest, error: ErrorBody) => Promise<ErrorPage> | undefined

/** The only place where errors become responses. */
export function handleErrors(app: FastifyInstance, show?: ShowError): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, show))
  app.setNotFoundHandler((request, reply) =>
    answerError(notFound(`There is nothing at ${request.method} ${request.url}.`), request, reply, show),
  )
}

/**
 * Responds to an error: with a page where a person will read it, else in the format of the API. Fastify's own URL errors
 * arrive here before there is a route.
 */
export async function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  show?: ShowError,
): Promise<FastifyReply> {
  const error = asApiError(thrown, request.routeOptions?.config?.entity)
  if (error.statusCode >= 500 && !(thrown instanceof CallerLeft))
    request.log.error({ ...loggedRequest(request), status: error.statusCode, err: thrown }, 'request failed')
  const { database } = request.server
  if (database?.dialect === 'sqlite' && isCorruption(thrown))
    request.log.fatal(corruptDatabase((database as SqliteDatabase).sqlite.name).message)
  const body = errorBody(error)
  const page = await show?.(request, body)?.catch((failure: unknown) => {
    request.log.error({ err: failure }, 'error page failed')
    return undefined
  })
  // Those of the page first: what the error itself says is right.
  if (page) reply.headers(page.headers)
  reply.status(error.statusCode).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
  if (error.statusCode === 401) reply.header('www-authenticate', 'Bearer')
  if (error.statusCode === 429 || error.statusCode === 503)
    reply.header('retry-after', String(error.data['retryAfter'] ?? 5))
  if (page) return reply.send(page.html)
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/**
 * Responds to errors of the HTTP parser, before there is a request (nodejs.org/api/http.html#event-clienterror), in the
 * same format as all others.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = clientErrors[error.code ?? ''] ?? 400
  if (socket.writable) {
    const body = JSON.stringify(errorBody(new ApiError(status)))
    const head = `HTTP/1.1 ${status} ${catalogue[status].statusMessage}\r\nContent-Type: application/json; charset=utf-8`
    socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
  }
  socket.destroy(error)
}

const clientErrors: Readonly<Record<string, StatusCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * The body of an error response. From 500 on the text is fixed, so that no internals leak; unavailability may give a
 * reason in our own words.
 */
export function errorBody({ statusCode, message, data }: Pick<ApiError, 'statusCode' | 'message' | 'data'>): ErrorBody {
  const { statusMessage, message: fixed } = catalogue[statusCode]
  return statusCode >= 500
    ? { statusCode, statusMessage, ...(statusCode === 503 ? { message, data } : { message: fixed, data: {} }) }
    : { statusCode, statusMessage, message, data }
}
