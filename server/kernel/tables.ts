import type { AuditAction } from '../../entities/language/shared/audit-actions.ts'
import { archived, expiring, ofInstallation, type Tables } from '../base/db/declared-tables.ts'

export type Action = 'create' | 'update' | 'transition' | 'delete' | 'restore' | 'reorder' | 'purge'

/** The content of a record at one version, and who made the change. */
export interface RevisionRow {
  recordId: string
  version: number
  action: Action
  at: string
  by: string | null
  /** The administrator who acted as `by`, if any. */
  impersonator: string | null
  requestId: string
  /** JSON: the content of the record. */
  values: string
}

declare module '../base/db/tables.ts' {
  interface TenantSystemTables {
    revision: RevisionRow & {
      tenant_id: string
      entity: string
      /** Shared by everything changed in the same call. */
      changeSet: string
      /** The position within the change set: a change comes after its effects. */
      place: number
      /** JSON: what the heavy fields that it changed were before: see `kernel/records/revision-contents.ts`. */
      former: string | null
    }
    total: { tenant_id: string; entity: string; count: number }
    search_entry: {
      /** SQLite only: links the entry to the full-text index. */
      rowid: number
      tenant_id: string
      entity: string
      recordId: string
      /** On SQLite bytes, unless it was stored before that: see `kernel/search-index/kana-bytes.ts`. */
      folded: string | Buffer
      /** PostgreSQL only: the search terms themselves. */
      grams: readonly string[]
    }
  }
  interface InstallationTables {
    auth_user: {
      id: string
      name: string
      email: string
      emailVerified: number
      createdAt: string
      updatedAt: string
      role: string | null
      banned: number | null
      banReason: string | null
      banExpires: string | null
      isUser: number
      cfAi: number
    }
    auth_verification: { id: string; expiresAt: string }
    auth_session: {
      id: string
      userId: string
      token: string
      createdAt: string
      updatedAt: string
      expiresAt: string
      impersonatedBy: string | null
      /** The administrator's own session; the impersonation ends with it. */
      impersonatorSession: string | null
    }
    auth_passkey: { id: string; userId: string; credentialID: string }
    auth_account: {
      id: string
      accountId: string
      providerId: string
      userId: string
      password: string | null
      createdAt: string
      updatedAt: string
    }
    auth_invitation: {
      id: string
      tokenHash: string
      userId: string | null
      kind: 'invite' | 'recover' | 'setup'
      createdBy: string | null
      createdAt: string
      expiresAt: string
      usedAt: string | null
    }
    auth_event: {
      id: string
      at: string
      action: AuditAction
      actorId: string | null
      actorName: string | null
      actingAsId: string | null
      actingAsName: string | null
      targetId: string | null
      targetName: string | null
      ip: string | null
      userAgent: string | null
      detail: string | null
    }
    /** A call that created a record, so that a retry does not create it again. */
    idempotency_key: {
      userId: string
      tenant: string
      key: string
      fingerprint: string
      recordId: string
      expiresAt: string
      /** JSON; null where a call made again is answered with the record. */
      answer: string | null
    }
  }
}

export const kernelTables: Tables = {
  ...archived('revision', 'total'),
  // The function that queries the index belongs to the owner of the database, who reads past the wall.
  search_entry: { isOfTenant: true, isArchived: true, isOpenToOwner: true },
  // The index itself, and what is found in it: functions and a part of a query. Its terms begin with the tenant.
  ...ofInstallation('search_index', 'search_found', 'captain_found', 'captain_found_newest'),
  ...ofInstallation('auth_user', 'auth_account', 'auth_passkey', 'auth_jwks', 'auth_event'),
  ...expiring('auth_session', 'auth_verification', 'auth_invitation', 'idempotency_key'),
}
