import { z } from 'zod'
import { name } from '../../../../entities/language/shared/name.ts'
import { emailAddress } from '../../../../entities/language/shared/email-address.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import { account, cookieSecurity, statusAnswer, accountAnswer, password, type CallDefinition } from './schemas.ts'

const tags = ['Accounts']

/** Changes to one's own account. */
export const accountCalls = [
  {
    method: 'POST',
    path: '/update-user',
    schema: {
      operationId: 'updateAccount',
      summary: 'Change your own name',
      tags,
      security: cookieSecurity,
      body: z.object({ name: name(100) }),
      response: { 200: statusAnswer, ...errorResponses(400, 401, 403, 415, 429) },
    },
  },
  {
    method: 'POST',
    path: '/change-email',
    schema: {
      operationId: 'changeEmail',
      summary: 'Request a change of email address; a confirmation is sent to the new one',
      tags,
      security: cookieSecurity,
      body: z.object({ newEmail: emailAddress }),
      response: {
        200: statusAnswer.describe(
          'The same for an address that has an account already, which is mailed that somebody asked for it. Without mail: 409.',
        ),
        ...errorResponses(400, 401, 403, 409, 415, 429),
      },
    },
  },
  {
    method: 'GET',
    path: '/verify-email',
    schema: {
      operationId: 'verifyEmail',
      summary: 'Confirm a new email address with the token that was sent, while signed in',
      tags,
      security: cookieSecurity,
      querystring: z.object({ token: z.string(), callbackURL: z.string().optional() }),
      response: {
        200: z.object({ status: z.boolean(), user: account.nullish() }).describe('The address is changed.'),
        302: z.null().describe('To `callbackURL`, with `error` in its query when it failed.'),
        ...errorResponses(400, 401, 403, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/change-password',
    schema: {
      operationId: 'changePassword',
      summary: 'Change your password; all other sessions end',
      tags,
      security: cookieSecurity,
      body: z.object({
        currentPassword: z.string(),
        newPassword: password,
      }),
      response: { 200: accountAnswer, ...errorResponses(400, 401, 403, 415, 429) },
    },
  },
  {
    method: 'POST',
    path: '/set-password',
    schema: {
      operationId: 'setPassword',
      summary: 'Set a password for your account, if it has none',
      tags,
      security: cookieSecurity,
      body: z.object({ newPassword: password }),
      response: {
        200: statusAnswer.describe('It can be signed in with, beside the passkeys. With a password already: 409.'),
        ...errorResponses(400, 401, 403, 409, 415, 429),
      },
    },
  },
  {
    method: 'GET',
    path: '/list-accounts',
    schema: {
      operationId: 'listWaysIn',
      summary: 'List the ways an account signs in besides passkeys',
      tags,
      security: cookieSecurity,
      response: {
        200: z
          .array(z.looseObject({ providerId: z.string() }))
          .describe('One with `providerId` `credential` when there is a password.'),
        ...errorResponses(401, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/delete-user',
    schema: {
      operationId: 'deleteAccount',
      summary: 'Delete your account',
      tags,
      security: cookieSecurity,
      body: z.object({ password: z.string().optional().describe('Not asked for within a day of signing in.') }),
      response: {
        200: z.object({ success: z.boolean(), message: z.string() }).describe('Deleted. The last administrator: 409.'),
        ...errorResponses(400, 401, 403, 409, 415, 429),
      },
    },
  },
] as const satisfies readonly CallDefinition[]
