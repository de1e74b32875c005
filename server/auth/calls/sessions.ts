import { z } from 'zod'
import { refusals } from '../../refusals.ts'
import { account, byCookie, done, session, type Call } from './shapes.ts'

const tags = ['Accounts']

/** Signing in and out, and the sessions of oneself. */
export const sessionCalls = [
  {
    method: 'GET',
    path: '/get-session',
    schema: {
      operationId: 'readSession',
      summary: 'The session of the cookie, and whose it is',
      tags,
      security: byCookie,
      response: {
        200: z.object({ session, user: account }).nullable().describe('`null` when nobody is signed in.'),
        ...refusals(429),
      },
    },
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    schema: {
      operationId: 'signInWithPassword',
      summary: 'Sign in with e-mail and password',
      tags,
      security: [],
      body: z.object({ email: z.email(), password: z.string(), rememberMe: z.boolean().optional() }),
      response: {
        200: z.object({ redirect: z.boolean(), user: account }).describe('Signed in; the session cookie is set.'),
        ...refusals(400, 401, 403, 415, 429),
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
      security: byCookie,
      response: {
        200: z.object({ success: z.boolean() }).describe('Signed out; the cookies are cleared.'),
        ...refusals(403, 429),
      },
    },
  },
  {
    method: 'GET',
    path: '/token',
    schema: {
      operationId: 'readToken',
      summary: 'The bearer token of the session, for 24 hours',
      tags,
      security: byCookie,
      response: {
        200: z.object({ token: z.jwt() }).describe('It ends with its session, whatever it says itself.'),
        ...refusals(401, 429),
      },
    },
  },
  {
    method: 'GET',
    path: '/jwks',
    schema: {
      operationId: 'readPublicKeys',
      summary: 'The public keys of the tokens',
      tags,
      security: [],
      response: {
        200: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }).describe('A JSON Web Key Set.'),
        ...refusals(429),
      },
    },
  },
  {
    method: 'GET',
    path: '/list-sessions',
    schema: {
      operationId: 'listSessions',
      summary: 'The live sessions of the account',
      tags,
      security: byCookie,
      response: {
        200: z
          .array(
            session.omit({ impersonatedBy: true }).extend({ isCurrent: z.boolean().describe('The one that asks.') }),
          )
          .describe('Without those in which an administrator acts.'),
        ...refusals(401, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/revoke-session',
    schema: {
      operationId: 'revokeSession',
      summary: 'End one session of the account',
      tags,
      security: byCookie,
      body: z.object({ id: z.uuid().describe('The id of a session.') }),
      response: { 200: done, ...refusals(400, 401, 403, 404, 429) },
    },
  },
  {
    method: 'POST',
    path: '/revoke-sessions',
    schema: {
      operationId: 'revokeSessions',
      summary: 'End all sessions of the account, this one included',
      tags,
      security: byCookie,
      response: { 200: done, ...refusals(401, 403, 429) },
    },
  },
  {
    method: 'POST',
    path: '/revoke-other-sessions',
    schema: {
      operationId: 'revokeOtherSessions',
      summary: 'End all sessions of the account but this one',
      tags,
      security: byCookie,
      response: { 200: done, ...refusals(401, 403, 429) },
    },
  },
] as const satisfies readonly Call[]
