import { z } from 'zod'
import { name } from '../../../../entities/language/shared/name.ts'
import { emailAddress } from '../../../../entities/language/shared/email-address.ts'
import { errorResponses } from '../../../base/errors/error-responses.ts'
import {
  account,
  cookieSecurity,
  statusAnswer,
  accountAnswer,
  password,
  session,
  successAnswer,
  userId,
  type CallDefinition,
} from './schemas.ts'

const tags = ['Administration']
const refused = errorResponses(400, 401, 403, 404, 409, 415, 429)

/** In seconds. A ban must end in a year of four digits; anything longer is permanent. */
const century = 100 * 365 * 86_400

const role = z.enum(['admin', 'user'])

/** Administrators' actions on accounts, each requiring the permission of the same name. */
export const adminCalls = [
  {
    method: 'GET',
    path: '/admin/list-users',
    schema: {
      operationId: 'listUsers',
      summary: 'List accounts',
      tags,
      security: cookieSecurity,
      querystring: z.object({
        limit: z
          .string()
          .regex(/^(?:[1-9]\d{0,2}|1000)$/)
          .optional()
          .describe('1 to 1000.'),
        offset: z
          .string()
          .regex(/^\d{1,9}$/)
          .optional(),
        sortBy: z.enum(['name', 'email', 'role', 'createdAt', 'updatedAt', 'banned', 'isUser', 'cfAi']).optional(),
        sortDirection: z.enum(['asc', 'desc']).optional(),
        searchValue: z.string().max(200).optional(),
        searchField: z.enum(['email', 'name']).optional(),
        searchOperator: z.enum(['contains', 'starts_with', 'ends_with']).optional(),
        filterField: z.enum(['id', 'role', 'banned', 'isUser', 'cfAi', 'emailVerified']).optional(),
        filterValue: z.string().optional(),
        filterOperator: z.enum(['eq', 'ne', 'in', 'not_in']).optional(),
      }),
      response: {
        200: z
          .object({ users: z.array(account), total: z.int(), limit: z.int().optional(), offset: z.int().optional() })
          .describe('A page of them.'),
        ...errorResponses(400, 401, 403, 429),
      },
    },
  },
  {
    method: 'POST',
    path: '/admin/create-user',
    schema: {
      operationId: 'createAccount',
      summary: 'Create an account; `POST /api/v1/admin/invitations` also invites its owner',
      tags,
      security: cookieSecurity,
      body: z.object({
        email: emailAddress,
        name: name(100),
        role: role.optional(),
        password: password.optional(),
        data: z.object({ isUser: z.boolean().optional(), cfAi: z.boolean().optional() }).optional(),
      }),
      response: { 200: accountAnswer, ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/set-role',
    schema: {
      operationId: 'setRole',
      summary: 'Set the role of an account',
      tags,
      security: cookieSecurity,
      body: z.object({ userId, role }),
      response: { 200: accountAnswer.describe('The last administrator stays one: 409.'), ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/ban-user',
    schema: {
      operationId: 'banUser',
      summary: 'Ban an account, permanently or for some seconds; its sessions end',
      tags,
      security: cookieSecurity,
      body: z.object({
        userId,
        banReason: z.string().max(500).optional(),
        banExpiresIn: z.int().min(1).max(century).optional().describe('Seconds, of a hundred years at most.'),
      }),
      response: { 200: accountAnswer, ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/unban-user',
    schema: {
      operationId: 'unbanUser',
      summary: 'Lift a ban',
      tags,
      security: cookieSecurity,
      body: z.object({ userId }),
      response: { 200: accountAnswer, ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/impersonate-user',
    schema: {
      operationId: 'impersonateUser',
      summary: 'Impersonate an account for half an hour',
      tags,
      security: cookieSecurity,
      body: z.object({ userId, reason: z.string().min(1).max(500).describe('For the audit log.') }),
      response: {
        200: z.object({ session, user: account }).describe('The session cookie is theirs until it is stopped.'),
        ...refused,
      },
    },
  },
  {
    method: 'POST',
    path: '/admin/stop-impersonating',
    schema: {
      operationId: 'stopImpersonating',
      summary: 'Stop impersonating',
      tags,
      security: cookieSecurity,
      response: {
        200: z
          .object({ session, user: account })
          .nullable()
          .describe('Oneself; `null` when one’s own session is over too, and nobody is signed in any more.'),
        ...refused,
      },
    },
  },
  {
    method: 'POST',
    path: '/admin/set-user-password',
    schema: {
      operationId: 'setUserPassword',
      summary: 'Set the password of an account; its sessions end',
      tags,
      security: cookieSecurity,
      body: z.object({ userId, newPassword: password }),
      response: { 200: statusAnswer, ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/remove-user',
    schema: {
      operationId: 'removeUser',
      summary: 'Delete another account',
      tags,
      security: cookieSecurity,
      body: z.object({ userId }),
      response: { 200: successAnswer, ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/list-user-sessions',
    schema: {
      operationId: 'listUserSessions',
      summary: 'List the sessions of an account',
      tags,
      security: cookieSecurity,
      body: z.object({ userId }),
      response: { 200: z.object({ sessions: z.array(session) }).describe('All of them.'), ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/revoke-user-session',
    schema: {
      operationId: 'revokeUserSession',
      summary: 'End a session of any account',
      tags,
      security: cookieSecurity,
      body: z.object({ id: z.uuid().describe('The id of a session.') }),
      response: { 200: successAnswer, ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/revoke-user-sessions',
    schema: {
      operationId: 'revokeUserSessions',
      summary: 'End all sessions of an account',
      tags,
      security: cookieSecurity,
      body: z.object({ userId }),
      response: { 200: successAnswer, ...refused },
    },
  },
  {
    method: 'POST',
    path: '/admin/has-permission',
    schema: {
      operationId: 'checkPermission',
      summary: 'Check a permission',
      tags,
      security: cookieSecurity,
      body: z.object({ permissions: z.record(z.string(), z.array(z.string())) }),
      response: {
        200: z.object({ success: z.boolean(), error: z.string().nullish() }).describe('The answer.'),
        ...errorResponses(400, 401, 403, 415, 429),
      },
    },
  },
] as const satisfies readonly CallDefinition[]
