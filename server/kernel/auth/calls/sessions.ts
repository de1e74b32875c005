import { z } from 'zod'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { account, cookieSecurity, knownAddress, statusAnswer, session, type CallDefinition } from './schemas.ts'

const tags = ['Accounts']

/** Signing in and out, and one's own sessions. */
export const sessionCalls = [
  {
    method: 'GET',
    path: '/get-session',
    schema: {
      operationId: 'readSession',
      summary: 'Get the current session and its user',
      tags,
      security: cookieSecurity,
      response: {
        200: z.object({ session, user: account }).nullable().describe('`null` when nobody is signed in.'),
        ...errorResponses(429),
      },
    },
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    schema: {
      operationId: 'signInWithPassword',
      summary: 'Sign in with email and password',
      tags,
      security: [],
      body: z.object({ email: knownAddress, password: z.string(), rememberMe: z.boolean().optional() }),
      response: {
        200: z
          .object({
            redirect: z.boolean(),
            user: account,
            passkeyDue: z.iso
              .datetime()
              .optional()
              .describe('From when the password of an administrator without a passkey is refused.'),
          })
          .describe('Signed in; the session cookie is set. An administrator whose password does no more: 403.'),
        ...errorResponses(400, 401, 403, 415, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/sign-out',
    schema: {
      operationId: 'signOut',
      summary: 'Sign out',
      tags,
      security: cookieSecurity,
      response: {
        200: z.object({ success: z.boolean() }).describe('Signed out; the cookies are cleared.'),
        ...errorResponses(403, 429),
      },
    },
  },
  {
    method: 'GET',
    path: '/token',
    schema: {
      operationId: 'readToken',
      summary: 'Get a bearer token, valid for 24 hours',
      tags,
      security: cookieSecurity,
      response: {
        200: z.object({ token: z.jwt() }).describe('It ends with its session, whatever it says itself.'),
        ...errorResponses(401, 429),
      },
    },
  },
  {
    method: 'GET',
    path: '/jwks',
    schema: {
      operationId: 'readPublicKeys',
      summary: 'Get the public keys of the tokens',
      tags,
      security: [],
      response: {
        200: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }).describe('A JSON Web Key Set.'),
        ...errorResponses(429),
      },
    },
  },
  {
    method: 'GET',
    path: '/list-sessions',
    schema: {
      operationId: 'listSessions',
      summary: 'List your sessions',
      tags,
      security: cookieSecurity,
      response: {
        200: z
          .array(
            session.omit({ impersonatedBy: true }).extend({ isCurrent: z.boolean().describe('The one that asks.') }),
          )
          .describe('Without those in which an administrator acts.'),
        ...errorResponses(401, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/revoke-session',
    schema: {
      operationId: 'revokeSession',
      summary: 'End one of your sessions',
      tags,
      security: cookieSecurity,
      body: z.object({ id: z.uuid().describe('The id of a session.') }),
      response: { 200: statusAnswer, ...errorResponses(400, 401, 403, 404, 429) },
    },
  },
  {
    method: 'POST',
    path: '/revoke-sessions',
    schema: {
      operationId: 'revokeSessions',
      summary: 'End all your sessions, including this one',
      tags,
      security: cookieSecurity,
      response: { 200: statusAnswer, ...errorResponses(401, 403, 429) },
    },
  },
  {
    method: 'POST',
    path: '/revoke-other-sessions',
    schema: {
      operationId: 'revokeOtherSessions',
      summary: 'End all your sessions but this one',
      tags,
      security: cookieSecurity,
      response: { 200: statusAnswer, ...errorResponses(401, 403, 429) },
    },
  },
] as const satisfies readonly CallDefinition[]
