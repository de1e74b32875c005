import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, type Env } from '../base/env.ts'
import { ApiError, badRequest } from '../base/errors/api-error.ts'
import { isCanonical } from '../base/input/addresses.ts'
import { jsonLimitError } from '../base/input/json.ts'
import { wellFormedIn } from '../base/input/well-formed.ts'
import { hasBody } from './slow-bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts HTML forms submitted without JavaScript. */
    urlencoded?: boolean
  }
}

const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Pages of other sites may read what CORS allows; nothing here is meant to be embedded.
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/**
 * Applied to every request first: URLs must be canonical, bodies are JSON with well-formed strings, responses get
 * security headers, and requests to another host name of this machine are redirected to PUBLIC_URL.
 */
export function guardEdge(app: FastifyInstance, { PUBLIC_URL, HSTS_SUBDOMAINS }: Env): void {
  const home = new URL(PUBLIC_URL)
  const secure = home.protocol === 'https:'
  const transportSecurity = `max-age=31536000${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url!
    // Whatever is answered is what its type says.
    reply.header('x-content-type-options', 'nosniff')
    if (!isCanonical(url)) return done(badRequest('The address is not in its canonical form.'))
    if (hasTwoHosts(request.raw.rawHeaders)) return done(badRequest('A request has one Host header.'))
    const bodyError = checkContentType(request)
    if (bodyError) return done(bodyError)
    if (url.startsWith('/api/') || isForMachines(url)) {
      reply.headers(apiHeaders)
    } else if (isLoopback(home.hostname) && isOtherLoopback(request.host, home)) {
      return reply.redirect(PUBLIC_URL + url, 302)
    }
    if (secure) reply.header('strict-transport-security', transportSecurity)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // Raw bodies are parsed, and their strings fixed, by the better-auth calls.
    if (!Buffer.isBuffer(request.body)) request.body = wellFormedIn(request.body)
    done()
  })
}

/** Whether a request names two hosts, of which a proxy may believe the other (RFC 9112, section 3.2). */
function hasTwoHosts(headers: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Addresses of probes and collectors, which ask by whatever name of the machine they know. */
const isForMachines = (url: string): boolean => /^\/(?:livez|readyz|metrics)(?:\?|$)/.test(url)

/** Bodies are parsed as by Fastify, unless they exceed our limits on depth and width. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const fault = jsonLimitError(text)
    if (fault) done(badRequest(fault))
    else return parse(request, text, done)
  })
}

const json = /^application\/json(?: *; *charset="?utf-8"?)?$/i

const multipart = /^multipart\/form-data *;/i
const urlencoded = /^application\/x-www-form-urlencoded(?: *; *charset="?utf-8"?)?$/i

/**
 * Bodies must be exactly JSON; files and forms only if the route says so. A call with a content type but no body (the
 * stock data provider's delete) has no body to check.
 */
function checkContentType(request: FastifyRequest): ApiError | undefined {
  const { headers, raw } = request
  const type = headers['content-type']
  if (!hasBody(request)) {
    if (type !== undefined) delete raw.headers['content-type']
    return undefined
  }
  const { config } = request.routeOptions
  if (type !== undefined && config.multipart && multipart.test(type)) return undefined
  if (type !== undefined && config.urlencoded && urlencoded.test(type)) return undefined
  return type !== undefined && json.test(type) ? undefined : new ApiError(415)
}

const isOtherLoopback = (host: string, home: URL): boolean =>
  host !== home.host &&
  URL.canParse(`http://${host}`) &&
  isLoopback(new URL(`http://${host}`).hostname) &&
  new URL(`http://${host}`).port === home.port
