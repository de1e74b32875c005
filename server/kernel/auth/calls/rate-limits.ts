import type { RateLimitOptions } from '@fastify/rate-limit'
import type { CallPath } from './index.ts'

const minute = '1 minute'

/** How often a call may be made from one place; calls not listed share a limit that is ample for a page. */
const rateLimits: Partial<Record<CallPath, RateLimitOptions>> = {
  '/sign-in/email': { max: 10, timeWindow: minute },
  // Passkeys cannot be guessed: these limits only bound the work, and a whole office signs in from one place.
  '/passkey/generate-authenticate-options': { max: 30, timeWindow: minute },
  '/passkey/generate-register-options': { max: 20, timeWindow: minute },
  '/passkey/verify-authentication': { max: 30, timeWindow: minute },
  '/passkey/verify-registration': { max: 10, timeWindow: minute },
  '/change-email': { max: 10, timeWindow: '1 hour' },
  '/change-password': { max: 10, timeWindow: minute },
  '/set-password': { max: 10, timeWindow: minute },
  '/delete-user': { max: 10, timeWindow: minute },
}

const defaultLimit: RateLimitOptions = { max: 100, timeWindow: '10 seconds' }

export const rateLimitOf = (path: CallPath): RateLimitOptions => rateLimits[path] ?? defaultLimit
