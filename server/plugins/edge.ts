import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, type Env } from '../env.ts'
import { ApiError, badRequest } from '../errors/api-error.ts'
import { jsonLimitError } from '../input/json.ts'
import { wellFormedIn } from '../input/well-formed.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes what a browser sends of a form without any script. */
    urlencoded?: boolean
  }
}

const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Pages of other sites read what they may by CORS; nothing is there to be embedded.
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/**
 * What every request passes first: addresses have one spelling, bodies are JSON of well-formed texts, answers carry
 * their security headers, and a visit by another name of this machine goes to the one that PUBLIC_URL names.
 */
export function guardEdge(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  const home = new URL(PUBLIC_URL)
  const secure = home.protocol === 'https:'
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url!
    if (!isCanonical(url)) return done(badRequest('The address is not in its canonical form.'))
    const bodyError = checkContentType(request)
    if (bodyError) return done(bodyError)
    if (url.startsWith('/api/')) {
      reply.headers(apiHeaders)
    } else if (isLoopback(home.hostname) && isOtherLoopback(request.host, home)) {
      return reply.redirect(PUBLIC_URL + url, 302)
    }
    if (secure) reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // A body in bytes is read, and its texts mended, by the calls of better-auth.
    if (!Buffer.isBuffer(request.body)) request.body = wellFormedIn(request.body)
    done()
  })
}

/** Bodies are parsed as Fastify parses them, unless they are deeper or wider than anything that is asked for here. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const fault = jsonLimitError(text)
    if (fault) done(badRequest(fault))
    else return parse(request, text, done)
  })
}

const plainPath = /^(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?$/

/** Whether a request's address is spelt as we write addresses ourselves: no empty, dot or disguised segments. */
export function isCanonical(url: string): boolean {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (!path.startsWith('/')) return false
  return plainPath.test(path) || path.slice(1).split('/').every(isCanonicalSegment)
}

function isCanonicalSegment(segment: string, index: number, all: readonly string[]): boolean {
  if (segment === '') return index === all.length - 1
  try {
    const name = decodeURIComponent(segment)
    return (
      name !== '.' &&
      name !== '..' &&
      !/[/\\\p{Cc}]/u.test(name) &&
      !/%(?:2[de]|[46][1-9a-f]|[57][0-9a]|3\d|5f|7e)/i.test(segment)
    )
  } catch {
    return false
  }
}

const json = /^application\/json(?: *; *charset="?utf-8"?)?$/i

const multipart = /^multipart\/form-data *;/i
const urlencoded = /^application\/x-www-form-urlencoded(?: *; *charset="?utf-8"?)?$/i

/** Bodies are JSON in exactly that name, files and plain forms where a route says so. A body-less call with a type (the stock data provider's delete) has none. */
function checkContentType({ headers, raw, routeOptions }: FastifyRequest): ApiError | undefined {
  const type = headers['content-type']
  const empty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'
  if (empty) {
    if (type !== undefined) delete raw.headers['content-type']
    return undefined
  }
  if (type !== undefined && routeOptions.config.multipart && multipart.test(type)) return undefined
  if (type !== undefined && routeOptions.config.urlencoded && urlencoded.test(type)) return undefined
  return type !== undefined && json.test(type) ? undefined : new ApiError(415)
}

const isOtherLoopback = (host: string, home: URL): boolean =>
  host !== home.host &&
  URL.canParse(`http://${host}`) &&
  isLoopback(new URL(`http://${host}`).hostname) &&
  new URL(`http://${host}`).port === home.port
