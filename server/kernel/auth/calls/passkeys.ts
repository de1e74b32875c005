import { z } from 'zod'
import { line } from '../../../../entities/language/shared/name.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { emailAddress } from '../../../../entities/language/shared/email-address.ts'
import {
  account,
  cookieSecurity,
  ceremony,
  creationOptions,
  statusAnswer,
  passkey,
  requestOptions,
  session,
  type CallDefinition,
} from './schemas.ts'

const tags = ['Passkeys']
const readOptions = requestOptions.describe('What `navigator.credentials.get` takes, in JSON.')

/** Passkey sign-in, and one's own passkeys. */
export const passkeyCalls = [
  {
    method: 'GET',
    path: '/passkey/generate-authenticate-options',
    schema: {
      operationId: 'readSignInOptions',
      summary: 'Start signing in with a passkey, without an email address',
      tags,
      security: [],
      response: { 200: readOptions, ...errorResponses(429) },
    },
  },
  {
    method: 'POST',
    path: '/passkey/generate-authenticate-options',
    schema: {
      operationId: 'createSignInOptions',
      summary: 'Start signing in with a passkey, with or without an email address',
      tags,
      security: [],
      body: z.object({ email: emailAddress.optional() }),
      response: {
        200: requestOptions.describe('The same whether the address has an account or not.'),
        ...errorResponses(400, 415, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/passkey/verify-authentication',
    schema: {
      operationId: 'signInWithPasskey',
      summary: 'Sign in with a passkey',
      tags,
      security: [],
      body: z.object({ response: ceremony.describe('What the browser answered.') }),
      response: {
        200: z.object({ session, user: account }).describe('Signed in; the session cookie is set.'),
        ...errorResponses(400, 401, 403, 415, 429),
      },
    },
  },
  {
    method: 'GET',
    path: '/passkey/generate-register-options',
    schema: {
      operationId: 'readRegistrationOptions',
      summary: 'Start registering a passkey; needs a sign-in of the last day, or an accepted invitation',
      tags,
      security: cookieSecurity,
      querystring: z.object({
        authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
        name: z.string().optional(),
      }),
      response: {
        200: creationOptions.describe('What `navigator.credentials.create` takes, in JSON.'),
        ...errorResponses(400, 401, 403, 409, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/passkey/verify-registration',
    schema: {
      operationId: 'registerPasskey',
      summary: 'Register a passkey',
      tags,
      security: cookieSecurity,
      body: z.object({
        response: ceremony.describe('What the browser answered.'),
        name: line().max(100).optional(),
        createSession: z.boolean().optional().describe('Signs in whoever came by invitation.'),
      }),
      response: { 200: passkey.describe('The passkey.'), ...errorResponses(400, 401, 403, 409, 415, 429) },
    },
  },
  {
    method: 'GET',
    path: '/passkey/list-user-passkeys',
    schema: {
      operationId: 'listPasskeys',
      summary: 'List your passkeys',
      tags,
      security: cookieSecurity,
      response: { 200: z.array(passkey).describe('All of them.'), ...errorResponses(401, 429) },
    },
  },
  {
    method: 'POST',
    path: '/passkey/update-passkey',
    schema: {
      operationId: 'renamePasskey',
      summary: 'Rename a passkey',
      tags,
      security: cookieSecurity,
      body: z.object({ id: z.uuid(), name: line().min(1).max(100) }),
      response: { 200: z.object({ passkey }).describe('Renamed.'), ...errorResponses(400, 401, 403, 404, 415, 429) },
    },
  },
  {
    method: 'POST',
    path: '/passkey/delete-passkey',
    schema: {
      operationId: 'deletePasskey',
      summary: 'Delete a passkey, unless it is the last way to sign in; other sessions end',
      tags,
      security: cookieSecurity,
      body: z.object({ id: z.uuid() }),
      response: { 200: statusAnswer, ...errorResponses(400, 401, 403, 404, 409, 415, 429) },
    },
  },
] as const satisfies readonly CallDefinition[]
