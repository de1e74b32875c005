import type { FastifyRequest } from 'fastify'

/**
 * The request for better-auth: with our own URL whatever the Host header says, and the client address of the
 * connection.
 */
export function toBetterAuthRequest(
  request: FastifyRequest,
  publicUrl: string,
  path: string,
  body: object,
  keepsEnd: boolean,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !droppedHeaders.has(name))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set('x-client-ip', request.ip)
  // better-auth knows this call only as GET; the query must not change the response.
  const method = path === '/passkey/generate-authenticate-options' ? 'GET' : request.method
  const hasBody = method === 'POST' && request.headers['content-type'] !== undefined
  const url = new URL(request.url, publicUrl)
  // Any better-auth call would extend the session.
  if (keepsEnd) url.searchParams.set('disableRefresh', 'true')
  return new Request(url, {
    method,
    headers,
    ...(hasBody && { body: JSON.stringify({ ...body, ...(path === '/change-password' && revokeOthers) }) }),
  })
}

/** Signs out anyone who knew the old password; better-auth leaves that to the caller. */
const revokeOthers = { revokeOtherSessions: true }

const droppedHeaders: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'x-client-ip',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
])
