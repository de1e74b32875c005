import { accountCalls } from './account.ts'
import { adminCalls } from './admin.ts'
import { passkeyCalls } from './passkeys.ts'
import { sessionCalls } from './sessions.ts'

/** The available calls below `/api/auth`, as the OpenAPI document lists them (spec section 7). */
export const calls = [...sessionCalls, ...accountCalls, ...passkeyCalls, ...adminCalls] as const

export type CallPath = (typeof calls)[number]['path']
