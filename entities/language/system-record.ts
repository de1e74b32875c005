import { z } from 'zod'
import type { AuditAction } from './shared/audit-actions.ts'
import type { DeclaredOperation } from './system-operation.ts'

/** A record that Captain itself keeps for a tenant, such as an API key: not content of its site, but what the site runs on. */
export interface SystemRecord<
  F extends z.ZodRawShape = z.ZodRawShape,
  K extends z.ZodRawShape = z.ZodRawShape,
  S extends Secret = Secret,
  P extends string = string,
> {
  /** In kebab case; its table has the name with underscores. */
  readonly name: string
  /** The last segment of its address in the API, and of its page: `/api/v1/authorized/tenants/{tenant}/api-keys`. */
  readonly path: P
  /** The group of its operations in the API document. */
  readonly tag: string
  /** What people fill in: field kinds, or plain zod for lists of texts. Every answer has these. */
  readonly fields: F
  readonly create: readonly Extract<keyof F, string>[]
  readonly edit: readonly Extract<keyof F, string>[]
  /** What the server alone writes. */
  readonly kept: K
  /** Those of `kept` that answers have. */
  readonly shown: readonly Extract<keyof K, string>[]
  /** How many a tenant may have, and the code and the sentence of the 409 beyond that. */
  readonly most: { readonly count: number; readonly code: string; readonly message: string }
  /** What asks for a recent sign-in besides making one and rotating its secret: any change, or that of some fields. */
  readonly freshSignIn: true | readonly Extract<keyof F, string>[]
  /** A secret that is shown once, and can be rotated. */
  readonly secret: S
  /**
   * Removing one revokes it (`kept` has `revocation`): it stays, because something names it. The refusal of any change of
   * it has this code and sentence.
   */
  readonly revoked?: { readonly code: string; readonly message: string }
  /** What the audit log calls its changes, and the name under which its details have the id. */
  readonly audit: {
    readonly id: string
    readonly actions: Readonly<Record<'create' | 'change' | 'rotate' | 'remove', AuditAction>>
  }
  readonly operations: Readonly<
    Record<'list' | 'create' | 'change' | 'rotate' | 'endPrevious' | 'remove', DeclaredOperation>
  >
}

/** How a secret is kept: `hashed` where it is only compared, `readable` where the server signs with it. */
export type Secret = keyof typeof secretColumns

const instant = z.iso.datetime().nullable()

/** The columns of a secret, and of the one before the last rotation, which holds besides it until `previousUntil`. */
export const secretColumns = {
  hashed: {
    hash: z.string(),
    /** The first characters of the secret, by which people recognise it. */
    hint: z.string(),
    previousHash: z.string().nullable(),
    previousHint: z.string().nullable(),
    previousUntil: instant,
  },
  readable: { secret: z.string().nullable(), previousSecret: z.string().nullable(), previousUntil: instant },
} as const

/** The columns of records that are revoked instead of deleted. */
export const revocation = { revokedAt: instant, revokedBy: z.string().nullable() }

export const systemRecord = <
  F extends z.ZodRawShape,
  K extends z.ZodRawShape,
  const S extends Secret,
  const P extends string,
>(
  record: SystemRecord<F, K, S, P>,
): SystemRecord<F, K, S, P> => record

/** All columns of a record’s table besides the tenant’s. */
export const columnsOf = <F extends z.ZodRawShape, K extends z.ZodRawShape, S extends Secret>({
  fields,
  kept,
  secret,
}: SystemRecord<F, K, S>) => ({
  id: z.uuid(),
  ...fields,
  ...kept,
  ...(secretColumns[secret] as (typeof secretColumns)[S]),
  version: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
})
