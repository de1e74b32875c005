import { serializeCookie, serializeSignedCookie } from 'better-call'
import { run } from '../../../base/db/query.ts'
import { installation } from '../../../base/db/scope.ts'
import { statement } from '../../../base/db/statement.ts'
import { unauthorized } from '../../../base/errors/api-error.ts'
import { sessionLife } from '../better-auth.ts'
import { assertOwnOrigin } from '../headers.ts'
import { cookiePair, signedCookie } from '../signed-cookies.ts'
import { tokenCookie } from '../token-cookie.ts'
import type { AuthCall } from './call.ts'
import { refusal } from './guards.ts'

/**
 * Ends an impersonation and returns to the administrator's own session if it is still live; otherwise signs out.
 * better-auth responds with 500 if the administrator is gone.
 */
export async function stopImpersonating({ services, session, request }: AuthCall): Promise<Response> {
  const { auth, database, env, secret } = services
  const { authCookies, createAuthCookie } = await auth.$context
  const { sessionToken, sessionData, dontRememberToken } = authCookies
  const adminSession = createAuthCookie('admin_session')
  const { cookie } = request.headers
  const adminCookie = signedCookie(cookie, adminSession.name, secret)
  if (session && !session.impersonatedBy)
    throw refusal(400, 'NOT_IMPERSONATING', 'This session does not act as somebody else.')
  if (!session && adminCookie === undefined && signedCookie(cookie, sessionToken.name, secret) === undefined)
    throw unauthorized()
  assertOwnOrigin(request, env.PUBLIC_URL)
  if (session) {
    const ended = installation(database.dialect).deleteFrom('auth_session').where('id', '=', session.id)
    await database.write(null, () => run(statement(ended)({})))
  }

  const [token = '', isSessionOnly = ''] = adminCookie?.split(':') ?? []
  const headers = new Headers({ cookie: cookiePair(sessionToken.name, token, secret) })
  const { session: own } = await services.sessions.read({ headers: Object.fromEntries(headers) })
  const answer = own && (await auth.api.getSession({ headers, query: { disableRefresh: true } }))
  const expired = ({ name, attributes }: typeof adminSession) => serializeCookie(name, '', { ...attributes, maxAge: 0 })
  const cookies = [adminSession, sessionData].map(expired)
  if (answer) {
    const { maxAge: _, ...attributes } = sessionToken.attributes
    const cookieAttributes = isSessionOnly ? attributes : { ...attributes, maxAge: sessionLife.seconds }
    cookies.push(await serializeSignedCookie(sessionToken.name, token, secret, cookieAttributes))
  } else {
    const secure = env.PUBLIC_URL.startsWith('https:')
    cookies.push(expired(sessionToken))
    cookies.push(serializeCookie(tokenCookie, '', { path: '/', maxAge: 0, sameSite: 'strict', secure }))
  }
  cookies.push(
    answer && isSessionOnly
      ? await serializeSignedCookie(dontRememberToken.name, 'true', secret, dontRememberToken.attributes)
      : expired(dontRememberToken),
  )
  const headersOfAnswer = new Headers()
  for (const each of cookies) headersOfAnswer.append('set-cookie', each)
  return Response.json(answer ?? null, { headers: headersOfAnswer })
}
