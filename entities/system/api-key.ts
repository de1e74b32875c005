import { z } from 'zod'
import { dateTime, integer, text } from '../language/fields/index.ts'
import { revocation, systemRecord } from '../language/system-record.ts'

const maxKeys = 50

/** With what a program calls the API for a tenant. */
export const apiKey = systemRecord({
  name: 'api-key',
  path: 'api-keys',
  tag: 'API keys',
  fields: {
    name: text({ max: 80 }).describe('What the key is for; people of the tenant see it.'),
    scopes: z
      .array(z.string())
      .min(1)
      .describe(
        'What it may do: `{entity}:read` what is published; `read-unpublished` whatever is not in the trash with all its fields, drafts and personal data such as names and telephone numbers too; `create`; `update`, which includes reading; and, where the tenant has what they are for, `inquiries:send`, `applications:send`, `orders:place`, `uploads:create`.',
      ),
    origins: z
      .array(z.string())
      .max(20)
      .default([])
      .describe('The origins of the pages that may use it; empty for servers. Anybody can read a key that a page has.'),
    networks: z
      .array(z.string())
      .max(50)
      .default([])
      .describe('The networks it may be used from, as CIDR blocks or single addresses; anywhere if there are none.'),
    requestsPerTenSeconds: integer({ min: 1, max: 2000, initially: 200 }).describe(
      'How often it may call each of the servers; `RateLimit` counts down.',
    ),
    expiresAt: dateTime().optional().describe('The end of its life; null for none.'),
  },
  create: ['name', 'scopes', 'origins', 'networks', 'requestsPerTenSeconds', 'expiresAt'],
  edit: ['name', 'scopes', 'origins', 'networks', 'requestsPerTenSeconds', 'expiresAt'],
  kept: {
    ...revocation,
    lastUsedAt: z.iso.datetime().nullable().describe('Within five minutes.'),
  },
  shown: ['lastUsedAt', 'revokedAt'],
  most: {
    count: maxKeys,
    code: 'TOO_MANY_KEYS',
    message: 'There are too many API keys. Revoke one you no longer need.',
  },
  freshSignIn: true,
  secret: 'hashed',
  revoked: { code: 'KEY_REVOKED', message: 'The API key is revoked.' },
  audit: {
    id: 'key',
    actions: {
      create: 'api-key-created',
      change: 'api-key-changed',
      rotate: 'api-key-rotated',
      remove: 'api-key-revoked',
    },
  },
  operations: {
    list: {
      id: 'listApiKeys',
      summary: 'List the API keys of a tenant',
      description: 'The newest first. Keys that were revoked stay, because the history of records names them.',
    },
    create: {
      id: 'createApiKey',
      summary: 'Create an API key',
      description: `Asks for a recent sign-in (403, \`data.code\` \`SESSION_NOT_FRESH\`). At most ${maxKeys} live keys; 409 (\`data.code\` \`TOO_MANY_KEYS\`) beyond that.`,
    },
    change: {
      id: 'changeApiKey',
      summary: 'Change the permissions of an API key',
      description: 'Asks for a recent sign-in, as making it does. It holds from the next call on.',
    },
    rotate: {
      id: 'rotateApiKey',
      summary: 'Rotate the secret of an API key',
      description:
        'The secret until now is accepted besides it for as long as asked for, so that nothing stops while programs are given the new one. Asks for a recent sign-in.',
    },
    endPrevious: { id: 'endPreviousSecret', summary: 'Stop accepting the previous secret' },
    remove: {
      id: 'revokeApiKey',
      summary: 'Revoke an API key',
      description: 'The very next call with it is refused. It cannot be undone.',
    },
  },
})
