import { z } from 'zod'

/** How accounts, sessions and passkeys stand in the OpenAPI document. */
export const account = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.email(),
    emailVerified: z.boolean(),
    role: z.enum(['admin', 'user']),
    isUser: z.boolean().describe('False for a foreign account.'),
    cfAi: z.boolean().describe('Whether the account may use the AI area.'),
  })
  .loose()

export const session = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    impersonatedBy: z.uuid().nullish().describe('The administrator who acts in this name.'),
  })
  .loose()

export const passkey = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    name: z.string().nullish(),
    createdAt: z.iso.datetime().nullish(),
    aaguid: z.string().nullish().describe('The make of the authenticator.'),
    deviceType: z.string(),
    backedUp: z.boolean(),
  })
  .loose()

/** The session cookie. */
export const byCookie = [{ session: [] }]

export const done = z.object({ status: z.boolean() }).describe('Done.')
export const succeeded = z.object({ success: z.boolean() }).describe('Done.')
export const ofAccount = z.object({ user: account }).describe('The account as it is now.')
export const options = z.looseObject({ challenge: z.string() })
export const ceremony = z.looseObject({ id: z.string(), type: z.literal('public-key') })
export const userId = z.uuid().describe('The id of an account.')
export const password = z.string().min(12).max(128).describe('Neither common nor made of the name or address.')

/** A call of better-auth that is open: its place, and what the OpenAPI document says of it. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly schema: object
}
