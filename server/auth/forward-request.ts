import type { FastifyRequest } from 'fastify'

/** The request as better-auth reads it: our own address whatever the Host header says, the caller's from the connection. */
export function toBetterAuthRequest(
  request: FastifyRequest,
  publicUrl: string,
  path: string,
  body: object,
  isImpersonating: boolean,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !droppedHeaders.has(name))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set('x-client-ip', request.ip)
  // better-auth knows this call as a GET alone: the address that comes with it must not change the answer.
  const method = path === '/passkey/generate-authenticate-options' ? 'GET' : request.method
  const hasBody = method === 'POST' && request.headers['content-type'] !== undefined
  const url = new URL(request.url, publicUrl)
  // A session in somebody's name ends at its half hour: every call of better-auth would move the end of a session.
  if (isImpersonating) url.searchParams.set('disableRefresh', 'true')
  return new Request(url, {
    method,
    headers,
    ...(hasBody && { body: JSON.stringify({ ...body, ...(path === '/change-password' && revokeOthers) }) }),
  })
}

/** Whoever knew the old password is signed out; better-auth leaves that to the caller. */
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
