import { z } from 'zod'
import { emailAddress } from '../../../../entities/language/shared/email-address.ts'

/** Accounts, sessions and passkeys in the OpenAPI document. */
export const account = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: emailAddress,
    emailVerified: z.boolean(),
    role: z.enum(['admin', 'user']),
    isUser: z.boolean().describe('False for an external account.'),
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
    createdAt: z.iso.datetime(),
    aaguid: z.string().nullish().describe('The make of the authenticator.'),
    deviceType: z.string(),
    backedUp: z.boolean(),
  })
  .loose()

export const cookieSecurity = [{ session: [] }]

export const statusAnswer = z.object({ status: z.boolean() }).describe('Done.')
export const successAnswer = z.object({ success: z.boolean() }).describe('Done.')
export const accountAnswer = z.object({ user: account }).describe('The account as it is now.')
const publicKey = z.literal('public-key')
const descriptors = z
  .array(
    z.object({
      id: z.string(),
      type: publicKey,
      transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).optional(),
    }),
  )
  .optional()
const userVerification = z.enum(['required', 'preferred', 'discouraged']).optional()
const common = {
  challenge: z.string().describe('Good for 5 minutes.'),
  timeout: z.number().optional(),
}

/**
 * The request options for a browser, in JSON:
 * https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialrequestoptionsjson
 */
export const requestOptions = z.looseObject({
  ...common,
  rpId: z.string().optional(),
  allowCredentials: descriptors,
  userVerification,
})

/**
 * The creation options for a browser, in JSON:
 * https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson
 */
export const creationOptions = z.looseObject({
  ...common,
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int().describe('A COSE algorithm.') })),
  excludeCredentials: descriptors,
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification,
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
})

export const ceremony = z.looseObject({ id: z.string(), type: z.literal('public-key') })
export const userId = z.uuid().describe('The id of an account.')
export const password = z.string().min(12).max(128).describe('Neither common nor made of the name or address.')

/** The address of an account that exists: it is looked up, whatever it looks like. */
export const knownAddress = z.string().min(1).max(254)

/** An available better-auth call: its path, and its entry in the OpenAPI document. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly schema: object
}
